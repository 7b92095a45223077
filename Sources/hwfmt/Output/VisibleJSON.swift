import WeatherFormat

/// JSON in which every character can be seen: what could drive a terminal, or turn a line's direction, is escaped.
///
/// A service's own words may hold it. The meaning is the same for a program: `\u202e` is that character.
enum VisibleJSON {
    /// Escapes the control and format characters and the line ends beyond ASCII; JSON itself has none of ASCII's.
    static func escaping(_ json: [UInt8]) -> [UInt8] {
        guard json.indices.contains(where: { mayBeHidden(json, at: $0) }) else { return json }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(json.count + 64)
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            if isHidden(scalar) {
                for unit in String(scalar).utf16 { escaped += Array("\\u".utf8) + hexadecimal(unit) }
            } else {
                escaped += Array(String(scalar).utf8)
            }
        }
        return escaped
    }

    /// By the first two bytes of its UTF-8, with which others begin too: nearly every line has none.
    private static func mayBeHidden(_ json: [UInt8], at index: Int) -> Bool {
        guard json[index] >= 0xC2, index + 1 < json.count else { return false }
        return switch (json[index], json[index + 1]) {
        case (0xC2, 0x80...0x9F), (0xC2, 0xAD), (0xD8, _), (0xDB, 0x9D), (0xDC, 0x8F), (0xE0, 0xA2...0xA3),
            (0xE1, 0xA0),
            (0xE2, 0x80...0x81), (0xEF, 0xBB), (0xEF, 0xBF), (0xF0, 0x91), (0xF0, 0x93), (0xF0, 0x9B), (0xF0, 0x9D),
            (0xF3, 0xA0):
            true
        default: false
        }
    }

    /// What leaves no mark, but for spaces, which a text needs: U+00A0 stands before a unit.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        !VisibleText.isVisible(scalar) && scalar.properties.generalCategory != .spaceSeparator
    }

    /// Four digits.
    private static func hexadecimal(_ unit: UInt16) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return [12, 8, 4, 0].map { digits[Int(unit >> $0 & 0xF)] }
    }
}
