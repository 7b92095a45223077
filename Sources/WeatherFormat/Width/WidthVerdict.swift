/// What a budget says about a width.
public enum WidthVerdict: String, Sendable, Hashable, Codable, CaseIterable {
    /// Within the bar.
    case ok
    /// Over the bar, within the budget.
    case margin
    /// Over the budget.
    case over
}
