public import Foundation
public import WeatherFormat

extension Duration {
    /// Writes a duration in its two largest units: `1h 59min`.
    ///
    /// Like every style it cannot fail: a negative duration, or one of more than 31 years, is written as the standard library
    /// describes it.
    public struct WeatherStyle: FormatStyle, Sendable {
        /// The language, with the region whose words are written in the native style.
        public var reader: ReaderTag
        /// The house's look, CLDR's, or that of the language's readers.
        public var style: UnitStyle
        /// How much room the units' names have.
        public var width: UnitWidth

        /// Makes a style.
        public init(for reader: ReaderTag, style: UnitStyle = .compact, width: UnitWidth = .short) {
            self.reader = reader
            self.style = style
            self.width = width
        }

        /// Writes a duration.
        public func format(_ duration: Duration) -> String {
            do {
                return try DurationFormatter(for: reader, style: style).string(duration, width: width)
            } catch {
                return duration.description
            }
        }

        /// Makes the same style for the readers of a locale; for a locale of another language the style as it is.
        public func locale(_ locale: Locale) -> WeatherStyle {
            WeatherStyle(for: reader.following(locale), style: style, width: width)
        }
    }
}

extension FormatStyle where Self == Duration.WeatherStyle {
    /// Writes a duration in its two largest units.
    ///
    ///     Duration.seconds(7140).formatted(.weather(language: .en))  // "1h 59min"
    public static func weather(
        language: Language, style: UnitStyle = .compact, width: UnitWidth = .short
    ) -> Self {
        Self(for: ReaderTag(language), style: style, width: width)
    }

    /// Writes the same for the readers of a region.
    public static func weather(for reader: ReaderTag, style: UnitStyle = .compact, width: UnitWidth = .short) -> Self {
        Self(for: reader, style: style, width: width)
    }
}
