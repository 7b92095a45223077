import Glibc

/// Standard input, line by line, in memory that does not grow with the stream.
struct LineReader {
    enum Line {
        /// Without its end.
        case bytes([UInt8])
        /// More bytes than the longest line: so many of them are here, the others are gone.
        case tooLong(beginning: [UInt8])
    }

    private let longestLine: Int
    private var buffer: [UInt8] = []
    private var position = 0
    private var isAtEnd = false
    private var chunk = [UInt8](repeating: 0, count: 65_536)

    init(longestLine: Int = RequestLimits.Limit.longestLine.usual) { self.longestLine = longestLine }

    /// What is said of a line that is too long.
    var tooLong: CommandFailure {
        .badData("a line of over \(longestLine) bytes, the longest that is read: expected a shorter one")
    }

    /// Whether the next line is already here, so that asking for it cannot wait.
    var hasLineAtHand: Bool { isAtEnd || buffer[position...].contains(UInt8(ascii: "\n")) }

    /// The next line without its end, or nil after the last.
    mutating func next() throws(CommandFailure) -> Line? {
        var searched = position
        var beginning: [UInt8]?
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = line(upTo: end, beginning)
                position = end + 1
                return line
            }
            if isAtEnd {
                guard position < buffer.count || beginning != nil else { return nil }
                let line = line(upTo: buffer.count, beginning)
                position = buffer.count
                return line
            }
            if beginning != nil {
                buffer.removeAll(keepingCapacity: true)
                position = 0
            } else if buffer.count - position > longestLine {
                beginning = Array(buffer[position..<(position + longestLine)])
            }
            buffer.removeFirst(position)
            position = 0
            searched = buffer.count
            try read()
        }
    }

    /// What stands before an end, where the line has no beginning that was kept before.
    private func line(upTo end: Int, _ beginning: [UInt8]?) -> Line {
        if let beginning { return .tooLong(beginning: beginning) }
        guard end - position <= longestLine else {
            return .tooLong(beginning: Array(buffer[position..<(position + longestLine)]))
        }
        return .bytes(Array(Self.withoutReturn(buffer[position..<end])))
    }

    /// A line's bytes up to where its end begins, which may be CRLF.
    static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    private mutating func read() throws(CommandFailure) {
        let count = chunk.withUnsafeMutableBytes { Descriptor.read(STDIN_FILENO, into: $0) }
        guard count >= 0 else {
            throw .badData("cannot read standard input: \(String(cString: strerror(errno)))")
        }
        isAtEnd = count == 0
        buffer.append(contentsOf: chunk.prefix(count))
    }
}
