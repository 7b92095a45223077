import InstructionCounter

/// Instructions of each piece of a forecast's way, which no noise of the machine changes.
struct InstructionCount {
    private var counts: [ForecastWork.Piece: Int64] = [:]

    /// By the processor's counter; nil where the machine gives none.
    init?(_ work: ForecastWork) throws {
        let counter = instruction_counter_open()
        guard counter >= 0 else { return nil }
        for piece in ForecastWork.Piece.allCases {
            _ = try work.run(piece)
            let start = instruction_counter_read(counter)
            for call in 0..<20 { _ = try work.run(piece, call: call) }
            let end = instruction_counter_read(counter)
            guard start >= 0, end >= 0 else { return nil }
            counts[piece] = (end - start) / 20
        }
    }

    func thousands(_ piece: ForecastWork.Piece) -> String { counts[piece].map { "\($0 / 1000)" } ?? "-" }

    func ratio(_ one: ForecastWork.Piece, _ other: ForecastWork.Piece) -> String {
        guard let one = counts[one], let other = counts[other] else { return "-" }
        return (Double(one) / Double(other)).shown
    }

    /// Runs one piece of one document so many times and does nothing else: for a counter outside of the process.
    ///
    ///     bench count DOCUMENTS INDEX PIECE CALLS
    static func runOnly(_ arguments: [String]) throws {
        guard arguments.count == 4, let index = Int(arguments[1]), let calls = Int(arguments[3]),
            let piece = ForecastWork.Piece(rawValue: arguments[2])
        else { throw Paths.Usage() }
        let documents = try Document.ofEachService(in: arguments[0].isEmpty ? nil : arguments[0])
        let work = try ForecastWork(documents[index])
        for call in 0..<calls { _ = try work.run(piece, call: call) }
        print(documents[index].name)
    }
}
