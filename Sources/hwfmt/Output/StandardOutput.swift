import Glibc

/// Standard output, held back until a command has succeeded: nothing prints half a result.
struct StandardOutput {
    private var bytes: [UInt8] = []
    private let limits: RequestLimits
    private let isLimited: Bool
    private var rows = 0
    /// How many bytes there would be if none had been refused.
    private var size = 0

    /// Holds no more than the limits allow: ``checkRoom()`` says whether it was asked to.
    init(limits: RequestLimits? = nil) {
        self.limits = limits ?? .none
        isLimited = limits != nil
    }

    /// How many bytes are held back.
    var count: Int { bytes.count }

    /// A reader that went away is an error of `write`, not a signal that ends the process without a word.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    mutating func printLine(_ line: String) {
        printLine(line.utf8)
    }

    /// Prints a line that is bytes already.
    mutating func printLine(_ line: some Collection<UInt8>) {
        if isLimited {
            rows += 1 + line.count { $0 == UInt8(ascii: "\n") }
            size += line.count + 1
            guard rows <= limits[.mostRows], size <= limits[.largestAnswer] else { return }
        }
        bytes.append(contentsOf: line)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Refuses what went beyond a limit.
    ///
    /// Whatever prints many rows asks between them, so that it does not go on for nothing.
    func checkRoom() throws(CommandFailure) {
        guard isLimited else { return }
        try limits.check(.mostRows, rows)
        try limits.check(.largestAnswer, size)
    }

    /// Prints all that another holds.
    mutating func append(_ other: StandardOutput) {
        other.forEachLine { printLine($0) }
    }

    /// Hands over what was printed, line by line.
    func forEachLine(_ body: (ArraySlice<UInt8>) -> Void) {
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            body(bytes[start..<end])
            start = end + 1
        }
    }

    /// Writes all that was printed.
    mutating func flush() throws(CommandFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Descriptor.write(STDOUT_FILENO, $0) }
            if written < 0 {
                if errno == EPIPE { throw .pipeClosed }
                throw .cannotWrite("cannot write to standard output: \(String(cString: strerror(errno)))")
            }
            rest = rest.dropFirst(written)
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
