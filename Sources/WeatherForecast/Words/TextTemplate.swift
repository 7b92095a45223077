/// A text with places for values: `%@` takes the next one, `%2$@` the second, `%%` is a percent sign.
struct TextTemplate {
    let text: String

    /// The text with its values; nil where a place has no value, a value no place, or a percent sign means neither.
    func filled(with values: [String]) -> String? {
        var filled = ""
        var used = Set<Int>()
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
            var index = next
            if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
                index = position - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            guard rest.first == "@", values.indices.contains(index) else { return nil }
            rest.removeFirst()
            filled += values[index]
            used.insert(index)
        }
        return used.count == values.count ? filled + rest : nil
    }
}
