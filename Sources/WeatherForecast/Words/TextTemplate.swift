/// A text with places for values: `%@` takes the next one, `%2$@` the second, `%%` is a percent sign.
///
/// `scripts/words` refuses a template that does not take as many values as in English, and a test fills every one; so
/// nothing here fails. A place without a value would stay empty.
struct TextTemplate {
    let text: String

    /// The text with its values.
    func filled(with values: [String]) -> String {
        var filled = ""
        var next = 0
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            filled += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                filled += "%"
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
                next = position - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            rest = rest.dropFirst()
            if values.indices.contains(next) { filled += values[next] }
            next += 1
        }
        return filled + rest
    }
}
