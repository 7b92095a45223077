import WeatherForecast
import WeatherFormat

/// `hwfmt batch`: one JSON request a line in, one JSON answer a line out, in order.
struct BatchCommand: Command {
    static let synopsis = "< REQUESTS"
    static let summary =
        "Answers one JSON request a line: {\"verb\": \"render\", \"lang\": \"de\", \"intent\": \"sunEventTime\"}."
    static let options: [ArgumentList.Option] = []

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        try arguments.rejectOperands()
    }

    /// A bad line is answered with its error, and the stream goes on.
    ///
    /// Answers are written whenever the next line is not at hand, so that a program on the other side gets each one
    /// before it must ask again.
    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        var reader = LineReader()
        var json = JSONWriter()
        do throws(CommandFailure) {
            while let line = try reader.next() {
                answer(to: line).write(to: &json)
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

    private func answer(to line: LineReader.Line) -> BatchAnswer {
        var id: [UInt8]?
        do throws(CommandFailure) {
            switch line {
            case .tooLong:
                throw .badData("a line of over \(LineReader.longestLine) bytes: expected a shorter one")
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
