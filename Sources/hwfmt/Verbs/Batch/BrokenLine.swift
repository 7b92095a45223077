import WeatherForecast

/// A line of `hwfmt batch` that is no JSON, or only the beginning of one: its id can be read where it stands whole.
struct BrokenLine {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The member `id` of the outermost object as it was written, or nil where there is none that is sure.
    ///
    /// It is the first one, a value of JSON, and has its end: the 7 of a line that was cut off may have been 71. Only
    /// quotation marks and brackets are looked at, each once.
    static func id(in line: [UInt8]) -> [UInt8]? {
        var broken = BrokenLine(line)
        return broken.id()
    }

    private mutating func id() -> [UInt8]? {
        skipSpace()
        guard byte == UInt8(ascii: "{") else { return nil }
        position += 1
        var depth = 1
        var isValue = false
        while let next = byte {
            switch next {
            case UInt8(ascii: "\""):
                let start = position
                guard skipString() else { return nil }
                if depth == 1, !isValue, bytes[start..<position].elementsEqual("\"id\"".utf8) {
                    skipSpace()
                    if byte == UInt8(ascii: ":") { return value() }
                }
                isValue = false
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return nil }
            default: break
            }
            if next > 0x20 { isValue = next == UInt8(ascii: ":") }
            position += 1
        }
        return nil
    }

    /// The value behind a colon.
    private mutating func value() -> [UInt8]? {
        position += 1
        skipSpace()
        let start = position
        switch byte {
        case UInt8(ascii: "\""): guard skipString() else { return nil }
        case UInt8(ascii: "{"), UInt8(ascii: "["): guard skipContainer() else { return nil }
        default:
            while let next = byte, next > 0x20, next != UInt8(ascii: ","), next != UInt8(ascii: "}") { position += 1 }
        }
        let written = Array(bytes[start..<position])
        skipSpace()
        guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") else { return nil }
        do throws(ForecastError) { _ = try JSONDocument(written) } catch { return nil }
        return written
    }

    /// To the byte behind the closing bracket; false where there is none.
    private mutating func skipContainer() -> Bool {
        var depth = 0
        while let next = byte {
            if next == UInt8(ascii: "\"") {
                guard skipString() else { return false }
                continue
            }
            position += 1
            if next == UInt8(ascii: "{") || next == UInt8(ascii: "[") { depth += 1 }
            if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") { depth -= 1 }
            if depth == 0 { return true }
        }
        return false
    }

    /// To the byte behind the closing quotation mark; false where there is none.
    private mutating func skipString() -> Bool {
        position += 1
        while let next = byte {
            position += next == UInt8(ascii: "\\") ? 2 : 1
            if next == UInt8(ascii: "\"") { return true }
        }
        return false
    }

    private mutating func skipSpace() {
        while let next = byte, next <= 0x20 { position += 1 }
    }

    /// Nil at the end of the line.
    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }
}
