import FoundationEssentials
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

    /// A bad line is answered with its error, and the stream goes on. Answers are written whenever the next line is not
    /// at hand, so that a program on the other side gets each one before it must ask again.
    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        var reader = LineReader()
        do throws(CommandFailure) {
            while let line = try reader.next() {
                output.printLine(try JSONLine.encode(answer(to: line)))
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
        var id: JSONValue?
        do throws(CommandFailure) {
            switch line {
            case .tooLong:
                throw .badData("a line of over \(LineReader.longestLine) bytes: expected a shorter one")
            case .text(let text):
                let request = try BatchRequest(text)
                id = request.id
                return BatchAnswer(output: try Self.output(of: request), error: nil, id: id)
            }
        } catch {
            return BatchAnswer(
                output: nil, error: BatchAnswer.Failure(code: error.exitCode, message: error.message), id: id)
        }
    }

    private static func output(of request: BatchRequest) throws(CommandFailure) -> [JSONValue] {
        let names = Verb.allCases.map(\.rawValue).filter { $0 != Verb.batch.rawValue }
        let verb = try NameList.known(
            request.verb, "verb", names.contains(request.verb) ? Verb(rawValue: request.verb) : nil, among: names)
        let arguments = try ArgumentList(
            request.arguments, options: verb.command.options, input: .text(request.input ?? ""))
        var output = StandardOutput()
        try verb.command.init(arguments).run(&output)
        let lines = output.takeLines()
        guard request.wantsJSON else { return lines.map { .string($0) } }
        var values: [JSONValue] = []
        for line in lines {
            do {
                values.append(try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)))
            } catch {
                throw .fault("\(verb.rawValue) printed no JSON: \(error)")
            }
        }
        return values
    }
}
