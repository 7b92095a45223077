import FoundationEssentials
import WeatherFormat

/// Sunrise and sunset, or the answer where the sun does not rise or does not set.
public struct SunCard: Sendable, Hashable, Codable {
    /// What the sun does.
    public let state: State
    /// Such as `Sunrise`.
    public let sunriseTitle: String
    /// Such as `Sunset`.
    public let sunsetTitle: String
    /// `5:39am`; nil where the sun does not rise that day.
    public let sunrise: String?
    /// `5:39pm`; nil where the sun does not set that day.
    public let sunset: String?
    /// `Polar night`, `Midnight sun`; on a day that only lacks the one event, the sentence that says so.
    ///
    /// Nil on a day with both.
    public let note: String?
    /// What a screen reader says.
    public let spoken: String

    /// What the sun does on a day.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// It rises and sets.
        case risesAndSets
        /// It rises and stays above the horizon.
        case rises
        /// It sets and does not rise again that day.
        case sets
        /// It stays above the horizon all day.
        case polarDay
        /// It stays below the horizon all day.
        case polarNight
    }

    /// The sentences of today say so, and those of another day do not.
    init(_ events: SunEvents, isToday: Bool, _ strings: ForecastStrings) throws(WeatherFormatError) {
        let language = strings.language
        let noSunrise = isToday ? ForecastWord.noSunrise : .noSunriseThatDay
        let noSunset = isToday ? ForecastWord.noSunset : .noSunsetThatDay
        var sunrise: String?
        var sunset: String?
        var note: ForecastWord?
        var sentence: ForecastWord?
        switch events {
        case .risesAndSets(let rise, let set):
            state = .risesAndSets
            sunrise = try strings.dates.string(from: rise, for: .sunEventTime)
            sunset = try strings.dates.string(from: set, for: .sunEventTime)
        case .rises(let rise):
            state = .rises
            sunrise = try strings.dates.string(from: rise, for: .sunEventTime)
            (note, sentence) = (noSunset, noSunset)
        case .sets(let set):
            state = .sets
            sunset = try strings.dates.string(from: set, for: .sunEventTime)
            (note, sentence) = (noSunrise, noSunrise)
        case .polarDay:
            state = .polarDay
            (note, sentence) = (.polarDay, noSunset)
        case .polarNight:
            state = .polarNight
            (note, sentence) = (.polarNight, noSunrise)
        }
        let titles = (
            sunrise: ForecastWord.sunriseTitle.text(in: language), sunset: ForecastWord.sunsetTitle.text(in: language)
        )
        (sunriseTitle, sunsetTitle) = titles
        spoken = language.spoken([
            sunrise == nil ? nil : titles.sunrise, sunrise, sunset == nil ? nil : titles.sunset, sunset,
            sentence?.text(in: language),
        ])
        self.sunrise = sunrise
        self.sunset = sunset
        self.note = note?.text(in: language)
    }
}
