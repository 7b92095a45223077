import WeatherFormat

/// A stat card: its title, the value, a line under it.
public struct StatCard: Sendable, Hashable, Codable {
    /// Which card.
    public let kind: WeatherCard
    /// Such as `Dew point`.
    public let title: String
    /// `12-18mph`, `1013hPa`, `45%`, `7`.
    public let value: String
    /// Under the value: where the wind comes from (`NW`), how high the UV index is (`Moderate`), how the pressure moves (`High and falling fast.`), when rain
    /// begins (`Rain from 5pm`; on another day than today `Sun · Rain from 1am`).
    public let line: String?
    /// What a wind of this force is called, by Beaufort: `Fresh breeze`; nil on every other card, and of a calm.
    public let name: String?
    /// The number of the value, of a wind with its gusts the two; empty where the value is a word.
    public let numbers: [ShownNumber]
    /// What a screen reader says.
    public let spoken: String
    /// How wide title, value and line are drawn, where somebody measured: ``ForecastView/measuringCards(_:)``.
    public internal(set) var widths: Widths?

    init(
        _ kind: WeatherCard, title titleWord: ForecastWord? = nil, value: String, line: String? = nil,
        name: String? = nil,
        spoken: String, spokenLine: String? = nil, numbers: [ShownNumber], _ strings: ForecastStrings
    ) throws(WeatherFormatError) {
        self.kind = kind
        title = (titleWord ?? kind.title).text(for: strings.reader, voice: strings.voice)
        self.value = value
        self.line = line
        self.name = name
        self.numbers = numbers
        self.spoken = strings.language.spoken([title, spoken, spokenLine ?? line, name])
    }
}
