import WeatherFormat

/// A word that no data of ICU has, with the place that it was taken from.
public struct DeclaredWord: Sendable, Hashable {
    public let text: String
    /// Who writes it so, and why it was chosen where there was a choice.
    public let source: String
}
