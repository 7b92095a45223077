import WeatherFormat

/// Strings of one unit before several numbers, as a reviewer reads them: each form once, with its numbers in braces.
///
/// `1 mile`, `2 miles`, `5 miles` become `{1} mile` and `{2 5} miles`.
enum PatternCells {
    /// The first line of a golden.
    static func head(_ language: Language) -> String { head(language.rawValue) }

    /// The same for a language as one region's readers write it.
    static func head(_ tag: String) -> String { "\(tag): each form once, and in braces the numbers that take it" }

    static func cells(_ texts: [String]) -> [String] {
        var order: [String] = []
        var numbers: [String: [String]] = [:]
        for text in texts {
            let (before, number, after) = split(text)
            let pattern = before + "\u{0}" + after
            if numbers[pattern] == nil { order.append(pattern) }
            numbers[pattern, default: []].append(number)
        }
        return order.map { pattern in
            let parts = pattern.split(separator: "\u{0}", omittingEmptySubsequences: false)
            return parts[0] + "{" + (numbers[pattern] ?? []).joined(separator: " ") + "}" + parts[1]
        }
    }

    /// The last number of a text: in `1時間に2.5ミリメートル` the first is a part of the word.
    private static func split(_ text: String) -> (before: String, number: String, after: String) {
        func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
        guard let last = text.lastIndex(where: isDigit) else { return (text, "", "") }
        let after = text[text.index(after: last)...]
        let separators: Set<Character> = [".", ","]
        let whole = text[...last].reversed().prefix { isDigit($0) || separators.contains($0) }
        let number = whole.reversed().drop { !isDigit($0) }
        return (String(text[...last].dropLast(number.count)), String(number), String(after))
    }
}
