extension Double {
    /// The number that a text writes: `12`, `-0.5`, `.5`, `1013.25`, `2e3`.
    ///
    /// ASCII digits, one point, a sign, an exponent, and nothing else: `nan`, `inf`, `0x10` and `1,5` are no numbers here.
    /// A number too great for a double is infinite, which every quantity refuses with a word of its own.
    ///
    /// - Throws: ``WeatherFormatError/notADecimal(text:)``.
    package init(decimalText text: some StringProtocol) throws(WeatherFormatError) {
        guard Self.decimalPrefix(of: text).endIndex == text.endIndex, let value = Double(text) else {
            throw .notADecimal(text: String(text))
        }
        self = value
    }

    /// The longest beginning of a text that is a number; empty where there is none.
    package static func decimalPrefix<Text: StringProtocol>(of text: Text) -> Text.SubSequence {
        var rest = text[...]
        func skip(_ isWanted: (Character) -> Bool) -> Bool {
            guard let next = rest.first, isWanted(next) else { return false }
            rest = rest.dropFirst()
            return true
        }
        func skipDigits() -> Bool {
            var found = false
            while skip({ $0.isASCII && $0.isNumber }) { found = true }
            return found
        }
        _ = skip { $0 == "-" || $0 == "+" }
        let whole = skipDigits()
        let beforePoint = rest
        var fraction = false
        // Two points are a range, not a number and its decimals.
        if skip({ $0 == "." }) { fraction = skipDigits() }
        if !fraction { rest = beforePoint }
        guard whole || fraction else { return text[text.startIndex..<text.startIndex] }
        let mantissa = rest
        if skip({ $0 == "e" || $0 == "E" }) {
            _ = skip { $0 == "-" || $0 == "+" }
            if !skipDigits() { rest = mantissa }
        }
        return text[text.startIndex..<rest.startIndex]
    }
}
