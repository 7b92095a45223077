import WeatherForecast
import WeatherFormat

/// `hwfmt batch`: one JSON request a line in, one JSON answer a line out, in order.
struct BatchCommand: Command {
    static let synopsis = "[--longest-line BYTES] [--most-rows N] [--largest-answer BYTES] [...] < REQUESTS"
    static let summary =
        "Answers one JSON request a line: {\"verb\": \"render\", \"lang\": \"de\", \"intent\": \"sunEventTime\"}."
    static let options = RequestLimits.Limit.allCases.map { limit in
        ArgumentList.Option(
            name: limit.option, value: limit.valueName,
            help: "\(limit.bounded), up to \(limit.greatest); else \(limit.usual)")
    }

    private let limits: RequestLimits

    init(limits: RequestLimits) { self.limits = limits }

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        try arguments.rejectOperands()
        var limits = RequestLimits.usual
        for limit in RequestLimits.Limit.allCases {
            guard let text = arguments.value(of: limit.option) else { continue }
            guard let value = Int(text), (1...limit.greatest).contains(value) else {
                throw .usage(
                    "\(limit.option) \(quoted(text)): expected \(limit.valueName), from 1 to \(limit.greatest)")
            }
            limits[limit] = value
        }
        self.limits = limits
    }

    /// A bad line is answered with its error, and the stream goes on.
    ///
    /// Answers are written whenever the next line is not at hand, so that a program on the other side gets each one
    /// before it must ask again. So nothing is held back while anything is read, which is the only other way to an end.
    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        var reader = LineReader(longestLine: limits[.longestLine])
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

    func answer(to line: LineReader.Line) -> BatchAnswer {
        switch line {
        case .tooLong(let beginning):
            let failure = CommandFailure.badData(
                "a line of over \(limits[.longestLine]) bytes: expected a shorter one "
                    + "(\(RequestLimits.Limit.longestLine.option))")
            return BatchAnswer(result: .failure(failure), id: BrokenLine.id(in: beginning))
        case .bytes(let bytes):
            let line: BatchLine
            do throws(CommandFailure) { line = try BatchLine(bytes) } catch {
                return BatchAnswer(result: .failure(error), id: BrokenLine.id(in: bytes))
            }
            do throws(CommandFailure) {
                return BatchAnswer(result: try result(of: line.request(limits)), id: line.id)
            } catch {
                return BatchAnswer(result: .failure(error), id: line.id)
            }
        }
    }

    private func result(of request: BatchRequest) throws(CommandFailure) -> BatchAnswer.Result {
        let named = Verb(rawValue: request.verb)
        let verb = try NameList.known(
            request.verb, "verb", named == .batch ? nil : named,
            among: Verb.allCases.map(\.rawValue).filter { $0 != Verb.batch.rawValue })
        let arguments = try ArgumentList(
            options: request.options, operands: request.operands, known: verb.command.options,
            input: .text(request.input ?? ""), limits: limits)
        var output = StandardOutput(limits: limits)
        try verb.command.init(arguments).run(&output)
        try output.checkRoom()
        return request.wantsJSON ? .objects(output) : .texts(output)
    }
}
