/// What speech says where CLDR's long form has a slash, an abbreviation, or a space that no voice needs.
///
/// A voice reads "kilometre/saat" with its slash, and "45%" or "kPa" as it pleases: in speech a rate has its
/// preposition, and every unit is a word.
struct SpokenForm: Sendable, Hashable {
    /// The part of CLDR's long form that cannot be said.
    let part: String
    /// What is said before the number in its place.
    let before: String
    /// What is said where the part stood.
    let after: String
    /// Where the words come from.
    let source: String

    private init(_ part: String, before: String = "", after: String = "", _ source: String) {
        self.part = part
        self.before = before
        self.after = after
        self.source = source
    }

    /// A long form as it is said.
    static func apply(to text: String, in language: Language) -> String {
        var text = text
        for form in of(language) {
            guard let place = text.firstRange(of: form.part) else { continue }
            text = form.before + text[..<place.lowerBound] + form.after + text[place.upperBound...]
        }
        return language.spacesNumbersInSpeech ? text : text.filter { !$0.isWhitespace }
    }

    /// Empty where CLDR's long forms are words throughout.
    static func of(_ language: Language) -> [SpokenForm] {
        switch language {
        case .da: [SpokenForm(" pr. time", after: " i timen", "CLDR's own kilometer i timen")]
        case .fi: [SpokenForm(" / tunti", after: " tunnissa", "CLDR's own kilometriä tunnissa")]
        case .hu:
            [SpokenForm("/óra", after: " óránként", "a reader of Hungarian; the adverb of óra: each hour")]
        case .ja: [SpokenForm("/時間", before: "1時間に", "the weather service (JMA): 1時間に50ミリ")]
        case .ko: [SpokenForm("%", after: "퍼센트", "Evolution and GIMP in Korean")]
        case .tr:
            [
                SpokenForm("/saat", before: "saatte ", "a reader of Turkish; the weather service (MGM) has saatte"),
                SpokenForm("/saniye", before: "saniyede ", "as saatte: the second in the same case"),
            ]
        case .vi:
            [
                SpokenForm("/giờ", after: " một giờ", "a reader of Vietnamese: kilômét một giờ"),
                SpokenForm("/giây", after: " một giây", "as một giờ: the second in the same place"),
                SpokenForm("%", after: " phần trăm", "Evolution and GIMP in Vietnamese"),
                SpokenForm(" kPa", after: " kilôpascal", "a reader of Vietnamese; CLDR has its kilô in kilômét"),
            ]
        case .zhHans:
            [
                SpokenForm("/小时", before: "每小时", "CLDR's own 每小时12公里"),
                SpokenForm("%", before: "百分之", "the Xiandai Hanyu Cidian, 百分之百; it stands before the number"),
            ]
        case .zhHant:
            [SpokenForm("%", before: "百分之", "the Ministry of Education's dictionary, 百分之百; before the number")]
        case .cs, .de, .el, .en, .es, .fr, .hi, .id, .it, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th, .uk:
            []
        }
    }
}

extension Language {
    /// Whether a space may stand between a number and its word in speech.
    var spacesNumbersInSpeech: Bool {
        switch self {
        // CLDR has one on either side of the number, 時速 12 キロメートル, where the language sets none: マイナス3度.
        case .ja, .zhHant: false
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans:
            true
        }
    }
}
