/// How long a text is, in the three measures that character budgets count in.
///
///     TextExtent(of: "21時")     // 3 characters, 3 scalars, 4 columns
///     TextExtent(of: "กุมภา")    // 4 characters, 5 scalars, 4 columns
package struct TextExtent: Sendable, Hashable {
    /// Grapheme clusters: what a reader calls a letter.
    ///
    /// From 0.
    package let characters: Int
    /// Unicode scalars.
    ///
    /// From 0.
    package let scalars: Int
    /// Cells of a terminal, where an East Asian wide character fills two.
    ///
    /// From 0.
    package let columns: Int

    /// Measures a text; none is too long or too odd.
    package init(of text: String) {
        characters = text.count
        scalars = text.unicodeScalars.count
        columns = text.reduce(0) { $0 + Self.columns(of: $1) }
    }

    /// The cells of one cluster: the sum of its scalars' cells, but for emoji, which fill two however many scalars
    /// make them up (a flag, a family, a keycap).
    private static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        let isEmoji = scalars.contains { $0.properties.isEmojiPresentation || $0 == emojiVariation }
        return isEmoji ? 2 : scalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// VARIATION SELECTOR-16: what stands before it is drawn as an emoji.
    private static let emojiVariation: Unicode.Scalar = "\u{FE0F}"

    /// Two cells for what Unicode Standard Annex #11 calls wide or fullwidth, none for what is drawn onto or into its
    /// neighbour, one for all else, spacing vowel signs (category Mc) too: the terminal gives them a cell.
    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
            0
        default:
            isInnerJamo(scalar) ? 0 : EastAsianWidth.isWide(scalar) ? 2 : 1
        }
    }

    /// The vowels and final consonants of a Hangul syllable written in parts: its first consonant already filled the
    /// two cells.
    ///
    /// Blocks Hangul Jamo and Hangul Jamo Extended-B.
    private static func isInnerJamo(_ scalar: Unicode.Scalar) -> Bool {
        (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    }
}
