/// The whole way of each service's document, and the goals for it.
struct ForecastBench {
    private struct Row {
        let work: ForecastWork
        var microseconds: [ForecastWork.Piece: Double] = [:]
        var instructions: InstructionCount?

        func time(_ piece: ForecastWork.Piece) -> Double { microseconds[piece] ?? .nan }
        var kilobytes: Double { Double(work.document.bytes.count) / 1000 }
        /// How many times as fast as JSONSerialization.
        var speedup: Double { time(.jsonSerialization) / time(.read) }
        var megabytesASecond: Double { Double(work.document.bytes.count) / time(.read) }
    }

    private let rows: [Row]

    init(_ paths: Paths) throws {
        rows = try Document.ofEachService(in: paths.documents).map { document in
            var row = Row(work: try ForecastWork(document))
            for piece in ForecastWork.Piece.allCases { row.microseconds[piece] = try row.work.microseconds(piece) }
            row.instructions = try InstructionCount(row.work)
            return row
        }
    }

    var table: Table {
        var table = Table(
            "document, µs", "kB", "JSONSerialization", "read", "faster", "MB/s", "to strings to JSON",
            "a language more",
            "by JSONEncoder")
        for row in rows {
            table.add(
                row.work.document.name + (row.work.document.isReal ? "" : " (made)"), row.kilobytes.shown,
                row.time(.jsonSerialization).shown, row.time(.read).shown, row.speedup.shown,
                row.megabytesASecond.shown, row.time(.all).shown, row.time(.language).shown,
                row.time(.jsonEncoder).shown)
        }
        guard rows.contains(where: { $0.instructions != nil }) else {
            table.add("(no counter of instructions here)")
            return table
        }
        table.add("thousands of instructions")
        for row in rows {
            guard let count = row.instructions else { continue }
            table.add(
                row.work.document.name, "", count.thousands(.jsonSerialization), count.thousands(.read),
                count.ratio(.jsonSerialization, .read), "", count.thousands(.all), count.thousands(.language),
                count.thousands(.jsonEncoder))
        }
        return table
    }

    func add(to goals: inout Goals) {
        goals.add(
            "a forecast read, against JSONSerialization alone", rows.map(\.speedup).min() ?? .nan, atLeast: 10)
        goals.add("a forecast read, MB a second", rows.map(\.megabytesASecond).min() ?? .nan, atLeast: 100)
        goals.add(
            "document to strings to JSON, ms for 50 kB",
            rows.map { $0.time(.all) / 1000 / max(1, $0.kilobytes / 50) }.max() ?? .nan, atMost: 0.6)
        goals.add("a language more, ms", rows.map { $0.time(.language) / 1000 }.max() ?? .nan, atMost: 0.15)
    }
}
