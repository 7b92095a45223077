/// What a verb reads where its arguments say `-`.
enum CommandInput {
    /// The process's standard input.
    case standardInput
    /// Text that came with a request of `hwfmt batch`, which reads nothing else: no file, whatever its name.
    case text(String)

    /// Hands over each line, in order: without its end, which may be CRLF, and blank ones too.
    func forEachLine(_ body: (String) throws(CommandFailure) -> Void) throws(CommandFailure) {
        switch self {
        case .text(let text):
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
                try body(String(decoding: LineReader.withoutReturn(rest[..<end]), as: UTF8.self))
                rest = rest[end...].dropFirst()
            }
        case .standardInput:
            var reader = LineReader()
            while let line = try reader.next() {
                switch line {
                case .bytes(let bytes): try body(String(decoding: bytes, as: UTF8.self))
                case .tooLong: throw reader.tooLong
                }
            }
        }
    }
}
