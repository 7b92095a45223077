/// What a BCP 47 tag says of its reader: a language, and perhaps a region, whose customs decide the clock and the units.
///
/// It is read by one parser, ICU's, so that `en-u-ca-gregory` names a calendar and not Canada.
///
///     try ReaderTag("en-GB").hourCycle  // .twentyFourHour
///     try ReaderTag("en-GB").region  // "GB"
///     ReaderTag(.en).region  // "US", the likely one
public struct ReaderTag: Sendable, Hashable {
    /// The language that the tag finds.
    public let language: Language
    /// ISO 3166 (`GB`), or UN M.49 for a part of the world (`150`).
    ///
    /// That of the tag, or of its `-u-rg-`, else the language's most likely one.
    public let region: String
    /// The clock that the tag asks for with `-u-hc-`, or nil.
    private let ownHourCycle: HourCycle?

    /// Reads a tag.
    ///
    /// - Parameter tag: BCP 47, such as `en-GB` or `de-u-hc-h12`; case and underscores do not matter.
    /// - Throws: ``WeatherFormatError/unknownLanguage(tag:near:)`` for a tag of another language, or one that is none.
    public init(_ tag: String) throws(WeatherFormatError) {
        if let language = Language(rawValue: tag) {
            self.init(language)
            return
        }
        let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
        guard let parsed = try LanguageTag(parsing: hyphenated), let language = Language.match(parsed) else {
            throw .unknownLanguage(tag: tag, near: Language.tagsNear(tag))
        }
        let named = parsed.customRegion.isEmpty ? parsed.region : parsed.customRegion
        let ownHourCycle: HourCycle? =
            switch parsed.hours {
            case "h11", "h12": .twelveHour
            case "h23", "h24": .twentyFourHour
            default: nil
            }
        self.init(language, region: named.isEmpty ? language.likelyRegion : named, ownHourCycle)
    }

    /// A language alone, which stands for its most likely region.
    public init(_ language: Language) { self.init(language, region: language.likelyRegion, nil) }

    private init(_ language: Language, region: String, _ ownHourCycle: HourCycle?) {
        self.language = language
        self.region = region
        self.ownHourCycle = ownHourCycle
    }

    /// The clock of a setting of "automatic": the one that the tag asks for, else the region's habit.
    public var hourCycle: HourCycle { ownHourCycle ?? language.preferredHourCycle(inRegion: region) }
}
