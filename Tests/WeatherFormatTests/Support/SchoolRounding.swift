/// Rounding as it is taught at school, on the digits that `description` prints: slow, and nothing like the library's.
enum SchoolRounding {
    /// Half away from zero, without a negative zero: `("-2.5", 0)` is `-3`.
    static func round(_ value: Double, places: Int) -> String {
        var (digits, point) = digits(of: value.magnitude)
        // Digits are digits[0..<point] "." digits[point...].
        while point < 1 {
            digits.insert(0, at: 0)
            point += 1
        }
        while digits.count < point + places + 1 { digits.append(0) }
        let up = digits[point + places] >= 5
        digits = Array(digits[0..<(point + places)])
        var index = digits.count - 1
        var carry = up ? 1 : 0
        while carry > 0, index >= 0 {
            let sum = digits[index] + carry
            digits[index] = sum % 10
            carry = sum / 10
            index -= 1
        }
        if carry > 0 {
            digits.insert(carry, at: 0)
            point += 1
        }
        while point > 1, digits[0] == 0 {
            digits.removeFirst()
            point -= 1
        }
        let isZero = digits.allSatisfy { $0 == 0 }
        let whole = digits[..<point].map { String($0) }.joined()
        let fraction = digits[point...].map { String($0) }.joined()
        return (value < 0 && !isZero ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// Without closing zeros.
    static func dropClosingZeros(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var text = text
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    private static func digits(of magnitude: Double) -> (digits: [Int], point: Int) {
        let parts = magnitude.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let digits = mantissa.joined().compactMap(\.wholeNumberValue)
        return (digits, mantissa[0].count + exponent)
    }
}
