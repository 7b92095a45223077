import Glibc

/// Standard output, held back until a command has succeeded: nothing prints half a result.
struct StandardOutput {
    private var bytes: [UInt8] = []

    /// How many bytes are held back.
    var count: Int { bytes.count }

    /// A reader that went away is an error of `write`, not a signal that ends the process without a word.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    mutating func printLine(_ line: String) {
        bytes.append(contentsOf: line.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Prints a line that is bytes already.
    mutating func printLine(_ line: some Sequence<UInt8>) {
        bytes.append(contentsOf: line)
        bytes.append(UInt8(ascii: "\n"))
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
