/// What falls.
public enum PrecipitationKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Drops of water, drizzle too.
    case rain
    /// Flakes.
    case snow
    /// What is neither the one nor the other: pellets of ice, hail, half-melted snow.
    case sleet
    /// Rain that freezes where it lands.
    case freezingRain
    /// Several of these, at once or one after the other.
    case mixed
}
