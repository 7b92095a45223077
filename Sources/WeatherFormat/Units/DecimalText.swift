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
        // By its bytes: nothing of a number is beyond ASCII.
        let bytes = text.utf8
        var rest = bytes.startIndex
        func skip(_ marks: StaticString) -> Bool {
            guard rest < bytes.endIndex, marks.withUTF8Buffer({ $0.contains(bytes[rest]) }) else { return false }
            bytes.formIndex(after: &rest)
            return true
        }
        func skipDigits() -> Bool {
            let start = rest
            while skip("0123456789") {}
            return rest > start
        }
        _ = skip("-+")
        let whole = skipDigits()
        let beforePoint = rest
        // Two points are a range, not a number and its decimals.
        let fraction = skip(".") && skipDigits()
        if !fraction { rest = beforePoint }
        guard whole || fraction else { return text[text.startIndex..<text.startIndex] }
        let mantissa = rest
        if skip("eE") {
            _ = skip("-+")
            if !skipDigits() { rest = mantissa }
        }
        return text[text.startIndex..<rest]
    }
}
