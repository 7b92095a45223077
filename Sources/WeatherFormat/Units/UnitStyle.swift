/// The two voices of a quantity.
public enum UnitStyle: String, Sendable, Hashable, CaseIterable, Codable {
    /// The house voice: number and symbol glued, no digit grouping, hyphen-minus, no °C or °F. `12km/h`, `72°`, `45%`.
    ///
    /// A space stays in `29.92 inHg` and `101.3 kPa`, and where a language's symbol needs one.
    case compact
    /// What CLDR says for the language, the unit and the width, through ICU, with the house's decimals. `12 km/h`.
    case cldr
}
