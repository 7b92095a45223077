import FoundationEssentials
import WeatherFormat

/// Sunrise and sunset, or the answer where the sun does not rise or does not set.
public struct SunCard: Sendable, Hashable, Codable {
    public let state: State
    /// `Sunrise`
    public let sunriseTitle: String
    /// `Sunset`
    public let sunsetTitle: String
    /// `5:39am`; nil where the sun does not rise that day.
    public let sunrise: String?
    /// `5:39pm`; nil where the sun does not set that day.
    public let sunset: String?
    /// `Polar night`, `Midnight sun`; on a day that only lacks the one event, the sentence that says so. Nil on a day with
    /// both.
    public let note: String?
    /// What a screen reader says.
    public let spoken: String

    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        case risesAndSets, rises, sets, polarDay, polarNight
    }

    init(_ events: SunEvents, _ strings: ForecastStrings) throws(WeatherFormatError) {
        let language = strings.language
        let words = language.sunWords
        var sunrise: String?
        var sunset: String?
        var note: DeclaredWord?
        var sentence: DeclaredWord?
        switch events {
        case .risesAndSets(let rise, let set):
            state = .risesAndSets
            sunrise = try strings.dates.string(from: rise, for: .sunEventTime)
            sunset = try strings.dates.string(from: set, for: .sunEventTime)
        case .rises(let rise):
            state = .rises
            sunrise = try strings.dates.string(from: rise, for: .sunEventTime)
            (note, sentence) = (words.noSunset, words.noSunset)
        case .sets(let set):
            state = .sets
            sunset = try strings.dates.string(from: set, for: .sunEventTime)
            (note, sentence) = (words.noSunrise, words.noSunrise)
        case .polarDay:
            state = .polarDay
            (note, sentence) = (words.polarDay, words.noSunset)
        case .polarNight:
            state = .polarNight
            (note, sentence) = (words.polarNight, words.noSunrise)
        }
        let titles = (
            sunrise: try CardCopy.text(.sunriseTitle, in: language),
            sunset: try CardCopy.text(.sunsetTitle, in: language)
        )
        (sunriseTitle, sunsetTitle) = titles
        spoken = language.spoken([
            sunrise == nil ? nil : titles.sunrise, sunrise, sunset == nil ? nil : titles.sunset, sunset,
            sentence?.text,
        ])
        self.sunrise = sunrise
        self.sunset = sunset
        self.note = note?.text
    }
}
