public import Foundation
public import WeatherFormat

extension Date {
    /// Writes how long ago an instant was, or how far ahead it is.
    ///
    /// Like every style it cannot fail: an instant that is more than 12,000 years away is written as ISO 8601 has it.
    public struct RelativeWeatherStyle: Foundation.FormatStyle, Sendable {
        /// The reader's time.
        public var now: Date
        /// The language, with the region whose words are written in the native voice.
        public var reader: ReaderTag
        /// The house's look, or that of the language's readers.
        public var voice: Voice

        /// Makes a style.
        public init(to now: Date, for reader: ReaderTag, voice: Voice = .house) {
            self.now = now
            self.reader = reader
            self.voice = voice
        }

        /// Writes an instant.
        public func format(_ instant: Date) -> String {
            let formatter = RelativeTimeFormatter(for: reader, voice: voice)
            do { return try formatter.string(for: instant, relativeTo: now) } catch {
                return Date.ISO8601FormatStyle().format(instant)
            }
        }

        /// Makes the same style for the readers of a locale; for a locale of another language the style as it is.
        public func locale(_ locale: Locale) -> RelativeWeatherStyle {
            var style = self
            style.reader = reader.following(locale)
            return style
        }
    }
}

extension FormatStyle where Self == Date.RelativeWeatherStyle {
    /// Writes how long ago an instant was, or how far ahead it is.
    ///
    ///     fiveMinutesAgo.formatted(.weather(relativeTo: now, language: .de))  // "vor 5 Min."
    public static func weather(relativeTo now: Date, language: Language, voice: Voice = .house) -> Self {
        Self(to: now, for: ReaderTag(language), voice: voice)
    }

    /// Writes the same for the readers of a region.
    public static func weather(relativeTo now: Date, for reader: ReaderTag, voice: Voice = .house) -> Self {
        Self(to: now, for: reader, voice: voice)
    }
}
