import WeatherFormat

/// A warning that holds.
public struct AlertRow: Sendable, Hashable, Codable {
    /// In the authority's language.
    public let title: String
    public let severity: WeatherAlert.Severity?
    /// Until when it holds: `Sat, Aug 15, 5:39pm`; nil where it names no end.
    public let expires: String?
    /// In the authority's language.
    public let text: String?
    /// What a screen reader says.
    public let spoken: String

    init(_ alert: WeatherAlert, _ strings: ForecastStrings) throws(WeatherFormatError) {
        title = alert.title
        severity = alert.severity
        let expires = try alert.ends.map { time throws(WeatherFormatError) in
            try strings.dates.string(from: time, for: .alertExpirationDateTime)
        }
        self.expires = expires
        text = alert.text
        spoken = strings.language.spoken([ForecastWord.alert.text(in: strings.language), alert.title, expires])
    }
}
