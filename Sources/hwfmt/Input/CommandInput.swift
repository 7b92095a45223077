/// What a verb reads where its arguments say `-`.
enum CommandInput {
    /// The process's standard input.
    case standardInput
    /// Text that came with a request of `hwfmt batch`.
    case text(String)

    /// Hands over each line, in order.
    func forEachLine(_ body: (String) throws(CommandFailure) -> Void) throws(CommandFailure) {
        switch self {
        case .text(let text):
            for line in text.split(separator: "\n") { try body(String(line)) }
        case .standardInput:
            var reader = LineReader()
            while let line = try reader.next() {
                switch line {
                case .bytes(let bytes): try body(String(decoding: bytes, as: UTF8.self))
                case .tooLong: throw .badData("a line of over \(LineReader.longestLine) bytes: expected a shorter one")
                }
            }
        }
    }
}
