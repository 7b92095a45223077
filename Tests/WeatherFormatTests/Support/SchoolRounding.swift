/// Rounding as it is taught at school, on the digits that `description` prints: nothing like the library's.
enum SchoolRounding {
    private static let zero = UInt8(ascii: "0")

    /// Half away from zero, without a negative zero: `("-2.5", 0)` is `-3`.
    static func round(_ value: Double, places: Int) -> String {
        var (digits, point) = digits(of: value.magnitude)
        // Digits are digits[0..<point] "." digits[point...].
        if point < 1 {
            digits.insert(contentsOf: repeatElement(zero, count: 1 - point), at: 0)
            point = 1
        }
        let kept = point + places
        if digits.count <= kept { digits.append(contentsOf: repeatElement(zero, count: kept + 1 - digits.count)) }
        var carries = digits[kept] >= UInt8(ascii: "5")
        digits.removeLast(digits.count - kept)
        var index = kept - 1
        while carries, index >= 0 {
            carries = digits[index] == UInt8(ascii: "9")
            digits[index] = carries ? zero : digits[index] + 1
            index -= 1
        }
        if carries {
            digits.insert(UInt8(ascii: "1"), at: 0)
            point += 1
        }
        let leading = digits[..<(point - 1)].prefix { $0 == zero }.count
        digits.removeFirst(leading)
        point -= leading
        let isZero = digits.allSatisfy { $0 == zero }
        if places > 0 { digits.insert(UInt8(ascii: "."), at: point) }
        return (value < 0 && !isZero ? "-" : "") + String(decoding: digits, as: UTF8.self)
    }

    /// Without closing zeros.
    static func dropClosingZeros(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
        var text = text
        while text.utf8.last == zero { text.removeLast() }
        if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
        return text
    }

    /// `12.5e-7` is the digits 125 with the point after -5 of them.
    private static func digits(of magnitude: Double) -> (digits: [UInt8], point: Int) {
        let text = magnitude.description.utf8
        let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
        let exponent = Int(String(Substring(text.dropFirst(mantissa.count + 1)))) ?? 0
        let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
        return (mantissa.filter { $0 != UInt8(ascii: ".") }, whole.count + exponent)
    }
}
