/// Writes how long ago something was, or how far ahead it is, in one language: `5 min. ago`, de `vor 5 Min.`.
///
/// The time that passed between two instants: no clock change touches it. Units roll up by floor, so 59 min 59 s is 59
/// minutes and 60 minutes are an hour; under a minute it is now, in the language's word.
///
/// Source: CLDR `fields`, widths short, through ICU's `ureldatefmt`; days as `RelativeDays` has them. Numbers without
/// digit grouping, as everywhere.
public struct RelativeTimeFormatter: Sendable, Hashable {
    /// The language of every word.
    public var language: Language { reader.language }
    /// The language with its region, which in the native voice decides words and spelling.
    public let reader: ReaderTag
    /// Whether a region's own words are written.
    public let voice: Voice
    /// What every word depends on.
    private let form: LanguageForm

    /// Makes a formatter; ICU is asked for each text when it is first needed.
    public init(language: Language) { self.init(for: ReaderTag(language)) }

    /// Makes a formatter for the readers of a region.
    ///
    ///     let formatter = RelativeTimeFormatter(for: try ReaderTag("es-MX"), voice: .native)
    ///     try formatter.string(secondsAgo: -172_800)  // "en 2 días"
    ///
    /// - Parameters:
    ///   - reader: the region decides words and spelling in the native voice, and nothing in the house's.
    ///   - voice: a language alone has the same words in both.
    public init(for reader: ReaderTag, voice: Voice = .house) {
        self.reader = reader
        self.voice = voice
        form = reader.dateForm(in: voice)
    }

    /// Writes a number of seconds in the largest unit that it fills: days, hours, minutes, or now.
    ///
    ///     let formatter = RelativeTimeFormatter(language: .en)
    ///     try formatter.string(secondsAgo: 300)       // "5 min. ago"
    ///     try formatter.string(secondsAgo: 20)        // "now"
    ///     try formatter.string(secondsAgo: -172_800)  // "in 2 days"
    ///
    /// - Parameter seconds: how many seconds ago; negative is ahead. Up to 400,000,000,000, some 12,000 years.
    /// - Returns: the text, such as de `vor 5 Min.`.
    /// - Throws: ``WeatherFormatError/notANumber(quantity:value:)`` for NaN and infinity,
    ///   ``WeatherFormatError/valueTooLarge(quantity:value:limit:)`` beyond the limit, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func string(secondsAgo seconds: Double) throws(WeatherFormatError) -> String {
        let (text, count) = try text(secondsAgo: seconds)
        return String(unsafeUninitializedCapacity: text.pointee.utf8Count(with: count)) { buffer in
            buffer.baseAddress.map { text.pointee.write(count, to: $0) } ?? 0
        }
    }

    /// The text of the largest unit that the seconds fill, and how many of it there are.
    @inline(__always)
    func text(
        secondsAgo seconds: Double
    ) throws(WeatherFormatError) -> (text: UnsafePointer<RelativeTimeText>, count: Int) {
        try FiniteNumber.check(seconds, "seconds", limit: Self.limit)
        let minutes = Int(seconds.magnitude) / 60
        let (count, unit): (Int, RelativeDateUnit) =
            minutes < 60 ? (minutes, .minute) : minutes < 1440 ? (minutes / 60, .hour) : (minutes / 1440, .day)
        // Now is the same on both sides.
        let isAhead = seconds < 0 && count > 0
        return (try RelativeTimeTable.of(form).text(count, unit, isAhead: isAhead), count)
    }

    static let limit = 400_000_000_000.0
}
