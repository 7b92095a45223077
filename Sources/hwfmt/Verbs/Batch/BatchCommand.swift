import WeatherForecast
import WeatherFormat

/// `hwfmt batch`: one JSON request a line in, one JSON answer a line out, in order.
struct BatchCommand: Command {
    static let synopsis = "[--longest-line BYTES] < REQUESTS"
    static let summary =
        "Answers one JSON request a line: {\"verb\": \"render\", \"lang\": \"de\", \"intent\": \"sunEventTime\"}."
    static let options = [
        ArgumentList.Option(
            name: "--longest-line", value: "BYTES",
            help: "the longest request that is read, up to \(LineReader.greatestLongestLine); "
                + "else \(LineReader.usualLongestLine)")
    ]

    private let longestLine: Int

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        try arguments.rejectOperands()
        guard let text = arguments.value(of: "--longest-line") else {
            longestLine = LineReader.usualLongestLine
            return
        }
        guard let bytes = Int(text), (1...LineReader.greatestLongestLine).contains(bytes) else {
            throw .usage("--longest-line \(quoted(text)): expected bytes from 1 to \(LineReader.greatestLongestLine)")
        }
        longestLine = bytes
    }

    /// A bad line is answered with its error, and the stream goes on.
    ///
    /// Answers are written whenever the next line is not at hand, so that a program on the other side gets each one
    /// before it must ask again.
    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        var reader = LineReader(longestLine: longestLine)
        var json = JSONWriter()
        do throws(CommandFailure) {
            while let line = try reader.next() {
                answer(to: line, reader.tooLong).write(to: &json)
                output.printLine(json.bytes)
                json.removeAll()
                if output.count > 65_536 || !reader.hasLineAtHand { try output.flush() }
            }
            try output.flush()
        } catch {
            // Whoever asked has what they wanted.
            guard case .pipeClosed = error else { throw error }
            output = StandardOutput()
        }
    }

    private func answer(to line: LineReader.Line, _ tooLong: CommandFailure) -> BatchAnswer {
        var id: [UInt8]?
        do throws(CommandFailure) {
            switch line {
            case .tooLong:
                throw tooLong
            case .bytes(let bytes):
                let line = try BatchLine(bytes)
                id = line.id
                return BatchAnswer(result: try Self.result(of: line.request()), id: id)
            }
        } catch {
            return BatchAnswer(result: .failure(error), id: id)
        }
    }

    private static func result(of request: BatchRequest) throws(CommandFailure) -> BatchAnswer.Result {
        let named = Verb(rawValue: request.verb)
        let verb = try NameList.known(
            request.verb, "verb", named == .batch ? nil : named,
            among: Verb.allCases.map(\.rawValue).filter { $0 != Verb.batch.rawValue })
        let arguments = try ArgumentList(
            options: request.options, operands: request.operands, known: verb.command.options,
            input: .text(request.input ?? ""))
        var output = StandardOutput()
        try verb.command.init(arguments).run(&output)
        return request.wantsJSON ? .objects(output) : .texts(output)
    }
}
