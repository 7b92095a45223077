import WeatherFormat

extension TimeText {
    /// A time as a service wrote it; nil for what is none, and for a day or a time that does not exist.
    static func ofService(_ text: String) -> TimeText? {
        do throws(WeatherFormatError) { return try TimeText(text) } catch { return nil }
    }
}
