/// The units that a caller asked a service for, where the document does not name them itself: Pirate Weather and Dark Sky
/// have them in `flags`, which a request can leave out (`exclude=flags`).
public enum SourceUnits: String, Sendable, Hashable, CaseIterable {
    /// Fahrenheit, miles an hour, miles, inches.
    case us
    /// Celsius, meters a second, kilometers, centimeters.
    case si
    /// Celsius, kilometers an hour, kilometers, centimeters.
    case ca
    /// Celsius, miles an hour, miles, centimeters.
    case uk
    /// The same, by Dark Sky's name.
    case uk2
}
