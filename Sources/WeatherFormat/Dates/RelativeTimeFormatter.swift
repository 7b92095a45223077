/// Writes how long ago something was, or how far ahead it is, in one language: `5 min. ago`, de `vor 5 Min.`.
///
/// The time that passed between two instants: no clock change touches it. Units roll up by floor, so 59 min 59 s is 59
/// minutes and 60 minutes are an hour; under a minute it is now, in the language's word.
///
/// Source: CLDR `fields`, widths short, through ICU's `ureldatefmt`; days as ``RelativeDays`` has them. Numbers without
/// digit grouping, as everywhere.
public struct RelativeTimeFormatter: Sendable, Hashable {
    /// The language of every word.
    public let language: Language

    /// Makes a formatter; ICU is asked for each text when it is first needed.
    public init(language: Language) { self.language = language }

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
        try FiniteNumber.check(seconds, "seconds", limit: Self.limit)
        let table = RelativeTimeTable.of(language)
        let minutes = Int(seconds.magnitude) / 60
        if minutes == 0 { return try table.text(nil) }
        let (count, unit): (Int, RelativeDateUnit) =
            minutes < 60 ? (minutes, .minute) : minutes < 1440 ? (minutes / 60, .hour) : (minutes / 1440, .day)
        if unit == .day, let days = RelativeDays.of(language, isAhead: seconds < 0) { return days.text(count) }
        // A number below 200 has the same plural form, and no grouping whose habits change with ICU's version.
        let standIn = count < 200 ? count : 100 + count % 100
        let text = try table.text(RelativeTimeTable.Key(unit: unit, count: standIn, isAhead: seconds < 0))
        return declared(text, replacing: standIn, with: count)
    }

    static let limit = 400_000_000_000.0

    private func declared(_ text: String, replacing standIn: Int, with count: Int) -> String {
        let digits = String(standIn)
        guard let place = text.firstRange(of: digits) else { return text }
        var rest = text[place.upperBound...]
        if !setsSpaceAfterNumber { rest = rest.drop(while: \.isWhitespace) }
        return text[..<place.lowerBound] + String(count) + rest
    }

    /// Whether CLDR's space between number and word stays.
    private var setsSpaceAfterNumber: Bool {
        switch language {
        // CLDR 42 and 48 write 5 分前, 5 分鐘前; the languages set no space there, and neither do ICU 76 and CLDR's narrow
        // form.
        case .ja, .zhHant: false
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans:
            true
        }
    }
}
