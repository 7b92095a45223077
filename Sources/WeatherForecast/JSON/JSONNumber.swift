/// A number as a message writes it.
enum JSONNumber {
    /// A whole number without `.0`.
    static func written(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
