/// What a BCP 47 tag says of its reader: a language, and perhaps a region, whose customs decide the clock and the units.
///
/// It is read by one parser, ICU's, so that `en-u-ca-gregory` names a calendar and not Canada.
///
///     try ReaderTag("en-GB").hourCycle  // .twentyFourHour
///     try ReaderTag("en-GB").region  // "GB"
///     try ReaderTag("EN_gb").tag  // "en-GB"
///     ReaderTag(.en).region  // "US", the likely one
public struct ReaderTag: Sendable, Hashable {
    /// The language that the tag finds.
    public let language: Language
    /// ISO 3166 (`GB`), or UN M.49 for a part of the world (`150`).
    ///
    /// That of the tag, or of its `-u-rg-`, else the language's most likely one.
    public let region: String
    /// The region whose words and decimal sign are written: the tag's own, which `-u-rg-` does not replace (UTS 35, "Region
    /// Override").
    package let writtenRegion: String
    /// The clock that the tag asks for with `-u-hc-`, or nil.
    private let ownHourCycle: HourCycle?

    /// The longest tag that is read, in bytes; those that people have are a tenth of it.
    public static let largestTagByteCount = 256

    /// Reads a tag.
    ///
    /// - Parameter tag: BCP 47, such as `en-GB` or `de-u-hc-h12`; case and underscores do not matter.
    /// - Throws: ``WeatherFormatError/unknownLanguage(tag:near:)`` for a tag of another language, or one that is none, and
    ///   ``WeatherFormatError/unknownRegion(region:tag:near:)`` for a region that is none, `en-XX`.
    public init(_ tag: String) throws(WeatherFormatError) {
        if let language = Language(rawValue: tag) {
            self.init(language)
            return
        }
        // ICU's work grows with the square of a tag's variants.
        guard tag.utf8.count <= Self.largestTagByteCount else {
            throw .nameTooLong(kind: "language tag", bytes: tag.utf8.count, limit: Self.largestTagByteCount)
        }
        let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
        guard let parsed = try LanguageTag(parsing: hyphenated), let language = Language.match(parsed) else {
            throw .unknownLanguage(tag: tag, near: Language.tagsNear(tag))
        }
        for region in [parsed.region, parsed.customRegion] where !region.isEmpty && !Region.isKnown(region) {
            throw .unknownRegion(
                region: region, tag: tag, near: Region.meant(by: region).map { "\(parsed.language)-\($0)" })
        }
        let written = parsed.region.isEmpty ? language.likelyRegion : parsed.region
        let ownHourCycle: HourCycle? =
            switch parsed.hours {
            case "h11", "h12": .twelveHour
            case "h23", "h24": .twentyFourHour
            default: nil
            }
        self.init(
            language, region: parsed.customRegion.isEmpty ? written : parsed.customRegion, writtenRegion: written,
            ownHourCycle)
    }

    /// A language alone, which stands for its most likely region.
    public init(_ language: Language) {
        self.init(language, region: language.likelyRegion, writtenRegion: language.likelyRegion, nil)
    }

    private init(_ language: Language, region: String, writtenRegion: String, _ ownHourCycle: HourCycle?) {
        self.language = language
        self.region = region
        self.writtenRegion = writtenRegion
        self.ownHourCycle = ownHourCycle
    }

    /// The clock of a setting of "automatic": the one that the tag asks for, else the region's habit.
    public var hourCycle: HourCycle { ownHourCycle ?? language.preferredHourCycle(inRegion: region) }

    /// The tag in its own words, without the region where that is the likely one: `de-AT`, `zh-Hant-HK`, `en` for `en-US`.
    ///
    /// Of its keywords it keeps those that this type reads: `en-GB-u-hc-h12`, `en-GB-u-rg-uszzzz`.
    public var tag: String {
        let hours: String? =
            switch ownHourCycle {
            case .twelveHour: "hc-h12"
            case .twentyFourHour: "hc-h23"
            case nil: nil
            }
        let customs = region == writtenRegion ? nil : "rg-\(region.lowercased())zzzz"
        let keywords = [hours, customs].compactMap { $0 }
        return languageAndRegion + (keywords.isEmpty ? "" : "-u-" + keywords.joined(separator: "-"))
    }

    /// The tag without its keywords, as rows of a table name it.
    package var languageAndRegion: String {
        writtenRegion == language.likelyRegion ? language.rawValue : "\(language.rawValue)-\(writtenRegion)"
    }
}

/// Stored as its ``tag``.
extension ReaderTag: Codable {
    /// Reads a tag, as the initializer does.
    ///
    /// - Parameter decoder: of a single string.
    /// - Throws: what a decoder throws, and what `init(_:)` does.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the ``tag`` as a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tag)
    }
}
