/// The units that a caller asked a service for, where the document does not name them itself: Pirate Weather and Dark Sky
/// have them in `flags`, which a request can leave out (`exclude=flags`), and OpenWeather does not repeat its `units`.
public enum SourceUnits: String, Sendable, Hashable, CaseIterable {
    /// Pirate Weather's and Dark Sky's: Fahrenheit, miles an hour, miles, inches.
    case us
    /// Pirate Weather's and Dark Sky's: Celsius, meters a second, kilometers, centimeters.
    case si
    /// Pirate Weather's and Dark Sky's: Celsius, kilometers an hour, kilometers, centimeters.
    case ca
    /// Pirate Weather's and Dark Sky's: Celsius, miles an hour, miles, centimeters.
    case uk
    /// The same, by Dark Sky's name.
    case uk2
    /// OpenWeather's where nobody asks for others: kelvins, meters a second, meters, millimeters.
    case standard
    /// OpenWeather's: Celsius, meters a second, meters, millimeters.
    case metric
    /// OpenWeather's: Fahrenheit, miles an hour, meters, millimeters.
    case imperial
}

extension SourceUnits {
    /// Those of Pirate Weather and Dark Sky.
    static let ofDarkSky = names([us, si, ca, uk, uk2])
    /// Those of OpenWeather.
    static let ofOpenWeather = names([standard, metric, imperial])

    /// For a message: `us, si, ca, uk or uk2`.
    private static func names(_ units: [SourceUnits]) -> String {
        let names = units.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or \($0)" }.joined()
    }
}
