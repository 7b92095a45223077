import WeatherFormat

extension Language {
    /// What parts a screen reader's text, so that it pauses between a title and its value.
    ///
    /// Source: CLDR `characters/exemplarCharacters` type punctuation: 、 in ja, ， in zh. Thai parts clauses by a space, but
    /// a voice makes no pause of it: 7 ลบ 1 is "7 minus 1". The comma is in CLDR's Thai punctuation too.
    var spokenPause: String {
        switch self {
        // The full-width enumeration comma; no space follows it.
        case .ja: "、"
        case .zhHans, .zhHant: "，"
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi:
            ", "
        }
    }

    func spoken(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.joined(separator: spokenPause)
    }
}
