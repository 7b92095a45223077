/// One kind of a locale's words, as the rulebook has ICU draw it instead of CLDR's.
package struct SymbolReplacement: Sendable, Hashable {
    /// Which words.
    package let kind: DateSymbolKind
    /// The words in ICU's order: months from January, weekdays from Sunday, AM before PM.
    package let words: [String]
    /// Why they are replaced.
    package let reason: String
}
