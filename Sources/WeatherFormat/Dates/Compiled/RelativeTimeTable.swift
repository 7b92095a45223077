/// The relative times of one language, each asked of ICU once: 59 minutes, 23 hours and 199 days, ago and ahead, and now.
struct RelativeTimeTable: Sendable {
    /// How many there are of a unit, and on which side of now.
    struct Key {
        let unit: RelativeDateUnit
        /// 1 to ``RelativeTimeTable/largestCount``.
        let count: Int
        let isAhead: Bool
    }

    /// Plural rules look at a number's last two digits and at whether it is below a hundred: these stand for all.
    static let largestCount = 199

    private let language: Language
    private let texts = PublishOnceTable<String>(
        count: RelativeDateUnit.allCases.count * 2 * (largestCount + 1))

    private static let languages = PublishOnceTable<RelativeTimeTable>(count: Language.allCases.count)

    static func of(_ language: Language) -> RelativeTimeTable {
        languages.get(at: language.ordinal) { RelativeTimeTable(language) }.pointee
    }

    private init(_ language: Language) { self.language = language }

    /// The text of a key, read from ICU when it is first asked for; nil is now.
    func text(_ key: Key?) throws(WeatherFormatError) -> String {
        try texts.get(at: key.map(Self.index) ?? 0) { () throws(WeatherFormatError) in
            let format = try RelativeDateFormat(locale: language.locale)
            guard let key else { return try format.now() }
            return try format.string(Double(key.isAhead ? key.count : -key.count), key.unit)
        }.pointee
    }

    /// Counts begin at 1, so the first slot is free for now.
    private static func index(_ key: Key) -> Int {
        (key.unit.ordinal * 2 + (key.isAhead ? 1 : 0)) * (largestCount + 1) + key.count
    }
}

extension RelativeDateUnit: Ordinal {}
