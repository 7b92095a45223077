/// A text with places for values: `%@` takes the next one, `%2$@` the second, `%%` is a percent sign.
///
/// `scripts/words` refuses a template that does not take as many values as in English, and a test fills every one; so
/// nothing here fails. A place without a value would stay empty.
struct TextTemplate {
    let text: String

    /// The text with its values.
    func filled(with values: [String]) -> String {
        let bytes = text.utf8
        var filled = ""
        var next = 0
        var rest = bytes.startIndex
        while let percent = bytes[rest...].firstIndex(of: UInt8(ascii: "%")) {
            filled += text[rest..<percent]
            rest = bytes.index(after: percent)
            if bytes[rest...].first == UInt8(ascii: "%") {
                filled += "%"
                bytes.formIndex(after: &rest)
                continue
            }
            let digits = bytes[rest...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            if let position = Int(Substring(digits)), bytes[digits.endIndex...].first == UInt8(ascii: "$") {
                next = position - 1
                rest = bytes.index(after: digits.endIndex)
            }
            if rest < bytes.endIndex { bytes.formIndex(after: &rest) }
            if values.indices.contains(next) { filled += values[next] }
            next += 1
        }
        return filled + text[rest...]
    }
}
