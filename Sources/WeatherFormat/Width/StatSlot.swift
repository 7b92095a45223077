/// A line of a stat card, which decides how large its text is drawn and how far it may shrink.
public enum StatSlot: String, Sendable, Hashable, Codable, CaseIterable {
    /// The reading: `1013hPa`.
    case subtitle
    /// The sentence below it: `High pressure and falling fast.`
    case description

    /// The size of the type, in points: 18 and 13.
    public var pointSize: Double {
        switch self {
        case .subtitle: 18
        case .description: 13
        }
    }

    /// The weight of the type.
    public var weight: FontWeight {
        switch self {
        case .subtitle: .bold
        case .description: .regular
        }
    }

    /// The smallest scale at which the text is still drawn, above 0 and below 1: 0.8 and 0.9.
    ///
    /// It is shrunk, never truncated.
    public var minimumScaleFactor: Double {
        switch self {
        case .subtitle: 0.8
        case .description: 0.9
        }
    }
}
