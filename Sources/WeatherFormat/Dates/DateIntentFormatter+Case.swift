public import FoundationEssentials

extension DateIntentFormatter {
    /// The string of an instant in another case than the language writes, by ICU with the locale's rules.
    ///
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside the years 1 to 9999.
    public func string(
        from instant: Date, for intent: DateFormatIntent, case textCase: TextCase
    ) throws(WeatherFormatError) -> String {
        try textCase.apply(to: try string(from: instant, for: intent), in: language)
    }

    /// The string of a day of the calendar in another case than the language writes.
    ///
    /// - Throws: ``WeatherFormatError/intentNeedsInstant(intent:)`` for an intent that draws a time of day.
    public func string(
        from day: CivilDay, for intent: DateFormatIntent, case textCase: TextCase
    ) throws(WeatherFormatError) -> String {
        try textCase.apply(to: try string(from: day, for: intent), in: language)
    }
}
