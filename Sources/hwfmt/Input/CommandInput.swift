import WeatherFormat

/// What a verb reads where its arguments say `-`.
enum CommandInput {
    /// The process's standard input.
    case standardInput
    /// Text that came with a request of `hwfmt batch`, which reads nothing else: no file, whatever its name.
    case text(String)

    /// How many lines a request has; nil for standard input, which has no end until it comes.
    var lineCount: Int? {
        switch self {
        case .standardInput: nil
        case .text(let text):
            text.utf8.count { $0 == UInt8(ascii: "\n") }
                + (text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? 0 : 1)
        }
    }

    /// Prints the rows of each line, in order: without its end, which may be CRLF, and blank ones too.
    ///
    /// Standard input is a stream: rows are written while it is read, and a line that is refused is named on standard error,
    /// has blank rows, and makes the end a failure. A request has one answer, which is then that line's error.
    ///
    /// - Parameters:
    ///   - output: where they are printed.
    ///   - rows: makes a line's rows of its text.
    ///   - blank: what stands in place of the rows of a line that was refused.
    ///   - last: prints what stands behind all rows.
    /// - Throws: the failure of a request's line; of standard input, that lines were refused.
    func printRows(
        _ output: inout StandardOutput, rows: (String) throws(CommandFailure) -> StandardOutput,
        blank: StandardOutput, last: (inout StandardOutput) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        switch self {
        case .text(let text):
            var number = 0
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
                number += 1
                do throws(CommandFailure) {
                    let line = LineReader.withoutReturn(rest[..<end])
                    output.append(try rows(String(decoding: line, as: UTF8.self)))
                } catch { throw error.onLine(number) }
                try output.checkRoom()
                rest = rest[end...].dropFirst()
            }
            try last(&output)
        case .standardInput:
            try Self.stream(&output, rows, blank, last)
        }
    }

    private static func stream(
        _ output: inout StandardOutput, _ rows: (String) throws(CommandFailure) -> StandardOutput,
        _ blank: StandardOutput, _ last: (inout StandardOutput) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        var reader = LineReader()
        var (number, refused) = (0, 0)
        while let line = try reader.next() {
            number += 1
            do throws(CommandFailure) {
                switch line {
                case .bytes(let bytes): output.append(try rows(String(decoding: bytes, as: UTF8.self)))
                case .tooLong: throw reader.tooLong
                }
            } catch {
                guard error.isOfTheInput else { throw error }
                StandardError.print("hwfmt: \(error.onLine(number).message)")
                refused += 1
                output.append(blank)
            }
            if output.count > 65_536 || !reader.hasLineAtHand { try output.flush() }
        }
        try last(&output)
        try output.flush()
        guard refused == 0 else {
            throw .badData("\(refused) of \(number) lines refused: expected none, see above")
        }
    }
}

extension CommandFailure {
    /// Whether what was read was wrong, and not what became of it.
    fileprivate var isOfTheInput: Bool {
        switch self {
        case .usage, .badData: true
        case .fault, .cannotWrite, .pipeClosed: false
        }
    }

    /// The same failure, with the line of the input that it came from.
    fileprivate func onLine(_ number: Int) -> CommandFailure {
        switch self {
        case .usage(let text): .usage("line \(number): \(text)")
        case .badData(let text): .badData("line \(number): \(text)")
        case .fault(let text): .fault("line \(number): \(text)")
        case .cannotWrite, .pipeClosed: self
        }
    }
}
