public import FoundationEssentials

extension DateIntentFormatter {
    /// Renders an instant in another case than the language writes, by ICU with the locale's rules.
    ///
    ///     // Turkish, 2026-08-15: "Cmt, Ağu 15" has the capitals of Turkish
    ///     try formatter.string(from: instant, for: .dailyHeader, case: .upper)  // "CMT, AĞU 15"
    ///
    /// - Parameters:
    ///   - instant: in the years 1 to 9999, by UTC.
    ///   - intent: the place in the user interface.
    ///   - textCase: the case of the whole string.
    /// - Returns: one line of text.
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside those years, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func string(
        from instant: Date, for intent: DateFormatIntent, case textCase: TextCase
    ) throws(WeatherFormatError) -> String {
        try textCase.apply(to: try string(from: instant, for: intent), in: language)
    }

    /// Renders a day of the calendar in another case than the language writes.
    ///
    /// - Parameters:
    ///   - day: such as a daily forecast's.
    ///   - intent: one that draws no time of day.
    ///   - textCase: the case of the whole string.
    /// - Returns: one line of text.
    /// - Throws: ``WeatherFormatError/intentNeedsInstant(intent:)`` for an intent that draws a time of day, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func string(
        from day: CivilDay, for intent: DateFormatIntent, case textCase: TextCase
    ) throws(WeatherFormatError) -> String {
        try textCase.apply(to: try string(from: day, for: intent), in: language)
    }
}
