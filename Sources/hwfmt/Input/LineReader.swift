import Glibc

/// Standard input, line by line, in memory that does not grow with the stream.
struct LineReader {
    /// The longest line that is kept where nobody says otherwise: ten times a forecast's document.
    static let usualLongestLine = 1 << 20
    /// The longest that anybody may ask for.
    static let greatestLongestLine = 64 << 20

    enum Line {
        /// Without its end.
        case bytes([UInt8])
        /// More bytes than the longest line; what they were is gone.
        case tooLong
    }

    private let longestLine: Int
    private var buffer: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    init(longestLine: Int = LineReader.usualLongestLine) { self.longestLine = longestLine }

    /// What is said of a line that is too long.
    var tooLong: CommandFailure {
        .badData("a line of over \(longestLine) bytes, the longest that is read: expected a shorter one")
    }

    /// Whether the next line is already here, so that asking for it cannot wait.
    var hasLineAtHand: Bool { isAtEnd || buffer[position...].contains(UInt8(ascii: "\n")) }

    /// The next line without its end, or nil after the last.
    mutating func next() throws(CommandFailure) -> Line? {
        var searched = position
        var isTooLong = false
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = isTooLong || end - position > longestLine ? Line.tooLong : line(upTo: end)
                position = end + 1
                return line
            }
            if isAtEnd {
                guard position < buffer.count || isTooLong else { return nil }
                let line =
                    isTooLong || buffer.count - position > longestLine ? Line.tooLong : line(upTo: buffer.count)
                position = buffer.count
                return line
            }
            if buffer.count - position > longestLine {
                isTooLong = true
                buffer.removeAll(keepingCapacity: true)
                position = 0
            }
            buffer.removeFirst(position)
            position = 0
            searched = buffer.count
            try read()
        }
    }

    private func line(upTo end: Int) -> Line { .bytes(Array(Self.withoutReturn(buffer[position..<end]))) }

    /// A line's bytes up to where its end begins, which may be CRLF.
    static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    private mutating func read() throws(CommandFailure) {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = chunk.withUnsafeMutableBytes { Descriptor.read(STDIN_FILENO, into: $0) }
        guard count >= 0 else {
            throw .badData("cannot read standard input: \(String(cString: strerror(errno)))")
        }
        isAtEnd = count == 0
        buffer.append(contentsOf: chunk.prefix(count))
    }
}
