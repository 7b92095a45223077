/// One kind of a locale's words, as the rulebook has ICU draw it instead of CLDR's.
public struct SymbolReplacement: Sendable, Hashable {
    /// Which words.
    public let kind: DateSymbolKind
    /// The words in ICU's order: months from January, weekdays from Sunday, AM before PM.
    public let words: [String]
    /// Why they are replaced.
    public let reason: String
}
