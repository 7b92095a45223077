import WeatherForecast
import WeatherFormat

#if canImport(hwfmt)
    @testable import hwfmt
#endif

/// A line of `hwfmt batch`, with limits below the usual so that they are met: one answer, one line of JSON, never a fault.
enum BatchFuzz {
    private static let limits: RequestLimits = {
        var limits = RequestLimits.usual
        limits[.mostOperands] = 40
        limits[.mostRows] = 60
        limits[.largestAnswer] = 8192
        return limits
    }()
    private static let batch = BatchCommand(limits: limits)

    static func run(_ input: inout FuzzInput) {
        let line = input.rest
        // A report takes a second, and reads fonts.
        guard !contains(line, "report"), !contains(line, "widths") else { return }
        check(batch.answer(to: .bytes(line)))
        check(batch.answer(to: .tooLong(beginning: line)))
    }

    private static func contains(_ line: [UInt8], _ word: StaticString) -> Bool {
        word.withUTF8Buffer { line.firstRange(of: $0) != nil }
    }

    private static func check(_ answer: BatchAnswer) {
        var json = JSONWriter()
        answer.write(to: &json)
        if json.bytes.contains(where: { $0 < 0x20 }) { broken("an answer with a control character") }
        let read = must("an answer that is no JSON") { () throws(ForecastError) in
            try JSONDocument(json.bytes, deepestNesting: 1024)
        }
        read.read { root in
            switch answer.result {
            case .failure(let failure):
                if failure.exitCode == 70 { broken("a fault of hwfmt's own: \(failure.message)") }
                checkMessage(failure.message)
                if root.member("error") == nil { broken("no error") }
            case .texts, .objects:
                guard let rows = root.member("output")?.elements else { broken("no output") }
                if rows.count > limits[.mostRows] { broken("\(rows.count) rows") }
            }
        }
    }
}
