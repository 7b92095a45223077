public import FoundationEssentials

/// The weather now.
public struct CurrentConditions: Sendable, Hashable, Codable {
    /// When it was measured or computed.
    public var time: Date
    /// What was measured or computed.
    public var conditions: Conditions

    /// Makes the weather of an instant.
    public init(time: Date, conditions: Conditions) {
        self.time = time
        self.conditions = conditions
    }
}
