public import Foundation
public import WeatherFormat

extension Duration {
    /// The same in seconds, with what a `Double` holds of the rest.
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

extension DurationFormatter {
    /// Writes a duration in its two largest units.
    ///
    ///     try DurationFormatter(language: .en).string(.seconds(7140))  // "1h 59min"
    ///
    /// - Parameters:
    ///   - duration: from 0 to 1,000,000,000 seconds, some 31 years.
    ///   - style: nil for the formatter's.
    ///   - width: how much room the units' names have.
    /// - Returns: one or two parts, the larger first.
    /// - Throws: what ``/WeatherFormat/DurationFormatter/string(seconds:style:width:)`` throws.
    public func string(
        _ duration: Duration, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        try string(seconds: duration.inSeconds, style: style, width: width)
    }

    /// Writes the time from one instant to another.
    ///
    ///     try DurationFormatter(language: .de).string(from: sunrise, to: sunset, width: .long)  // "9 Stunden, 12 Minuten"
    ///
    /// - Parameters:
    ///   - start: not after `end`.
    ///   - end: at most 1,000,000,000 seconds after `start`.
    ///   - style: nil for the formatter's.
    ///   - width: how much room the units' names have.
    /// - Returns: one or two parts, the larger first.
    /// - Throws: what ``/WeatherFormat/DurationFormatter/string(seconds:style:width:)`` throws.
    public func string(
        from start: Date, to end: Date, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        try string(seconds: end.timeIntervalSince(start), style: style, width: width)
    }
}

extension RelativeTimeFormatter {
    /// Writes how long ago an instant was, or how far ahead it is.
    ///
    ///     try RelativeTimeFormatter(language: .de).string(for: fiveMinutesAgo, relativeTo: now)  // "vor 5 Min."
    ///
    /// - Parameters:
    ///   - instant: the one that is spoken of.
    ///   - now: the reader's time.
    /// - Returns: the text, such as de `vor 5 Min.`.
    /// - Throws: what ``/WeatherFormat/RelativeTimeFormatter/string(secondsAgo:)`` throws.
    public func string(for instant: Date, relativeTo now: Date) throws(WeatherFormatError) -> String {
        try string(secondsAgo: now.timeIntervalSince(instant))
    }

    /// Writes how long ago something was: a negative duration is ahead.
    ///
    /// - Throws: what ``/WeatherFormat/RelativeTimeFormatter/string(secondsAgo:)`` throws.
    public func string(ago duration: Duration) throws(WeatherFormatError) -> String {
        try string(secondsAgo: duration.inSeconds)
    }
}
