import FoundationEssentials
package import WeatherFormat

/// The widest strings of an intent.
package struct WidestStrings: Sendable, Hashable {
    package let intent: DateFormatIntent
    /// On the 12-hour clock.
    package let twelveHour: String
    /// On the 24-hour clock; the same where no hour is drawn.
    package let twentyFourHour: String
}
