/// The voices of a quantity.
public enum UnitStyle: String, Sendable, Hashable, CaseIterable, Codable {
    /// The house voice: number and symbol glued, no digit grouping, hyphen-minus, no °C or °F. `12km/h`, `72°`, `45%`.
    ///
    /// A space stays in `29.92 inHg` and `101.3 kPa`, and where a language's symbol needs one.
    case compact
    /// What CLDR says for the language, the unit and the width, through ICU, with the house's decimals. `12 km/h`.
    case cldr
    /// The native voice: the compact style's symbols with the language's own spacing, percent, minus and dash. `12 km/h`, `72°`,
    /// de `45 %`, tr `%45`, sv `−5°`.
    ///
    /// No digit grouping, and no °C or °F. Each space is U+00A0, so that no line ends between a number and its unit.
    case native
}

/// The two styles that are written from tables of symbols.
enum CompiledStyle: Sendable, Hashable {
    case compact, native
}

extension UnitStyle {
    /// Nil for the style whose every string is ICU's.
    @inline(__always)
    var compiled: CompiledStyle? {
        switch self {
        case .compact: .compact
        case .native: .native
        case .cldr: nil
        }
    }
}
