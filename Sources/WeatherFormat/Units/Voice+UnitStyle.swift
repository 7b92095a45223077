extension Voice {
    /// The style of a forecast's quantities in this voice.
    package var unitStyle: UnitStyle {
        switch self {
        case .house: .compact
        case .native: .native
        }
    }
}
