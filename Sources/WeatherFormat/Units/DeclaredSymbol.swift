/// A symbol of the house that stands in for CLDR's in the compact and the native style, with the reason.
package struct DeclaredSymbol: Sendable, Hashable {
    /// The symbol; the form that most numbers take.
    package let symbol: String
    /// Other forms, where the language's plurals ask for them.
    ///
    /// A symbol does not bend: only a word does, where the language has no symbol for the unit.
    package let otherForms: [PluralCategory: String]
    /// Whether the symbol stands before the number.
    package let isPrefix: Bool
    /// Whether a no-break space parts it from the number: it is a word (`9 баллов`), or several (`748 мм рт. ст.`), and
    /// a symbol that keeps one of its spaces keeps all of them.
    ///
    /// In the compact style all others are glued, but for inHg and kPa.
    package let isSpaced: Bool
    /// Whether its spaces stay plain in the native style too, where wider ones would fit its card at no scale.
    package let keepsPlainSpaces: Bool
    /// Why CLDR's own symbol does not serve, and where this one comes from.
    package let reason: String

    init(
        _ symbol: String, _ otherForms: [PluralCategory: String] = [:], isPrefix: Bool = false, isSpaced: Bool = false,
        keepsPlainSpaces: Bool = false, because reason: String
    ) {
        self.symbol = symbol
        self.otherForms = otherForms
        self.isPrefix = isPrefix
        self.isSpaced = isSpaced
        self.keepsPlainSpaces = keepsPlainSpaces
        self.reason = reason
    }

    func form(_ category: PluralCategory) -> String { otherForms[category] ?? symbol }
}
