/// The two voices of a quantity.
public enum UnitStyle: String, Sendable, Hashable, CaseIterable, Codable {
    /// The house voice: number and symbol glued, no digit grouping, hyphen-minus, no °C or °F. `12km/h`, `72°`, `45%`.
    case compact
    /// What CLDR says for the language, the unit and the width, through ICU, with the house's decimals. `12 km/h`.
    case cldr
}
