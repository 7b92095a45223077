public import Foundation
public import WeatherFormat

extension Date {
    /// Writes an instant by what it is for, as `Date.FormatStyle` writes one by its fields.
    ///
    /// Like every style it cannot fail: an instant outside the years 1 to 9999, which no intent is written for, is written as
    /// ISO 8601 has it.
    public struct WeatherStyle: Foundation.FormatStyle, Sendable {
        /// What the string is for.
        public var intent: DateFormatIntent
        /// The language, with the region whose habits count.
        public var reader: ReaderTag
        /// The zone whose clocks are read.
        public var zone: ZoneID
        /// The clock; nil for the one of the reader's region.
        public var hourCycle: HourCycle?
        /// The house's look, or that of the language's readers.
        public var voice: Voice

        /// Makes a style.
        public init(
            _ intent: DateFormatIntent, for reader: ReaderTag, zone: ZoneID, hourCycle: HourCycle? = nil,
            voice: Voice = .house
        ) {
            self.intent = intent
            self.reader = reader
            self.zone = zone
            self.hourCycle = hourCycle
            self.voice = voice
        }

        /// Writes an instant.
        public func format(_ instant: Date) -> String {
            let formatter = DateIntentFormatter(for: reader, hourCycle: hourCycle, zone: zone, voice: voice)
            do { return try formatter.string(from: instant, for: intent) } catch {
                return Date.ISO8601FormatStyle().format(instant)
            }
        }

        /// Makes the same style for the readers of a locale; for a locale of another language the style as it is.
        public func locale(_ locale: Locale) -> WeatherStyle {
            var style = self
            style.reader = reader.following(locale)
            return style
        }
    }
}

extension FormatStyle where Self == Date.WeatherStyle {
    /// Writes an instant by what it is for.
    ///
    ///     instant.formatted(.weather(.sunEventTime, language: .ja, zone: zone))  // "6:15"
    ///
    /// - Parameters:
    ///   - intent: what the string is for.
    ///   - language: its most likely region's habits count.
    ///   - zone: the place's.
    ///   - hourCycle: nil for the one of the language's region.
    ///   - voice: the house's look, or that of the language's readers.
    /// - Returns: the style.
    public static func weather(
        _ intent: DateFormatIntent, language: Language, zone: ZoneID, hourCycle: HourCycle? = nil, voice: Voice = .house
    ) -> Self {
        Self(intent, for: ReaderTag(language), zone: zone, hourCycle: hourCycle, voice: voice)
    }

    /// Writes an instant by what it is for, for the readers of a region.
    public static func weather(
        _ intent: DateFormatIntent, for reader: ReaderTag, zone: ZoneID, hourCycle: HourCycle? = nil,
        voice: Voice = .house
    ) -> Self {
        Self(intent, for: reader, zone: zone, hourCycle: hourCycle, voice: voice)
    }
}
