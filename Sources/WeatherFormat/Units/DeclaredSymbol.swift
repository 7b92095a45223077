/// A symbol of the house that stands in for CLDR's in the compact style, with the reason.
package struct DeclaredSymbol: Sendable, Hashable {
    /// The symbol, glued to the number but for inHg and kPa; the form that most numbers take.
    package let symbol: String
    /// Other forms, where the language's plurals ask for them.
    package let otherForms: [PluralCategory: String]
    /// Whether the symbol stands before the number.
    package let isPrefix: Bool
    /// Why CLDR's own symbol does not serve, and where this one comes from.
    package let reason: String

    init(
        _ symbol: String, _ otherForms: [PluralCategory: String] = [:], isPrefix: Bool = false, because reason: String
    ) {
        self.symbol = symbol
        self.otherForms = otherForms
        self.isPrefix = isPrefix
        self.reason = reason
    }

    func affixes(_ category: PluralCategory) -> Affixes {
        let form = otherForms[category] ?? symbol
        return isPrefix ? Affixes(prefix: form, suffix: "") : Affixes(prefix: "", suffix: form)
    }
}
