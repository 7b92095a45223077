import WeatherForecast

/// What a request of `hwfmt batch` may ask for at most, and what its answer may be.
///
/// Each limit is an option of `batch`. A command line has none of them: whoever wrote it pays for it.
struct RequestLimits {
    /// By the place of each limit; empty where there is none.
    private var values: [Int]

    enum Limit: Int, CaseIterable {
        case longestLine, mostOperands, mostRows, largestAnswer, mostFaults, deepestNesting
    }

    /// Those of `batch` where nobody says otherwise.
    static let usual = RequestLimits(values: Limit.allCases.map(\.usual))
    /// Those of a command line.
    static let none = RequestLimits(values: [])

    subscript(_ limit: Limit) -> Int {
        get { values.isEmpty ? .max : values[limit.rawValue] }
        set { values[limit.rawValue] = newValue }
    }

    /// What bounds a document that is read as a forecast.
    var ofForecasts: ForecastLimits {
        var limits = ForecastLimits()
        guard !values.isEmpty else { return limits }
        limits.deepestNesting = self[.deepestNesting]
        limits.mostFaults = self[.mostFaults]
        return limits
    }

    /// Refuses what is beyond a limit, by its name:
    /// `an answer of 10001 rows: expected at most 10000 (--most-rows)`.
    func check(_ limit: Limit, _ count: Int) throws(CommandFailure) {
        guard count > self[limit] else { return }
        throw .badData("\(limit.refused(count)): expected at most \(self[limit]) (\(limit.option))")
    }
}

extension RequestLimits.Limit {
    var option: String {
        switch self {
        case .longestLine: "--longest-line"
        case .mostOperands: "--most-operands"
        case .mostRows: "--most-rows"
        case .largestAnswer: "--largest-answer"
        case .mostFaults: "--most-faults"
        case .deepestNesting: "--deepest-nesting"
        }
    }

    /// Where nobody says otherwise.
    var usual: Int {
        switch self {
        // Ten times a forecast's document.
        case .longestLine: 1 << 20
        case .mostOperands: 1000
        case .mostRows: 10_000
        case .largestAnswer: 4 << 20
        case .mostFaults: ForecastLimits().mostFaults
        case .deepestNesting: ForecastLimits().deepestNesting
        }
    }

    /// The greatest that anybody may ask for.
    var greatest: Int {
        switch self {
        case .longestLine: 64 << 20
        case .mostOperands, .mostRows, .mostFaults: 1_000_000
        case .largestAnswer: 256 << 20
        case .deepestNesting: 1024
        }
    }

    /// What its value is called in the help.
    var valueName: String {
        switch self {
        case .longestLine, .largestAnswer: "BYTES"
        case .mostOperands, .mostRows, .mostFaults: "N"
        case .deepestNesting: "LEVELS"
        }
    }

    /// What it bounds, in the help.
    var bounded: String {
        switch self {
        case .longestLine: "the longest request that is read"
        case .mostOperands: "the most operands of a request, and names in an option such as lang"
        case .mostRows: "the most rows of an answer"
        case .largestAnswer: "the most bytes in the rows of an answer"
        case .mostFaults: "the most faults of a forecast that are kept"
        case .deepestNesting: "the deepest nesting of a forecast"
        }
    }

    /// What a message calls so much of it.
    fileprivate func refused(_ count: Int) -> String {
        switch self {
        case .longestLine: "a line of \(count) bytes"
        case .mostOperands: "\(count) operands, or names in an option"
        case .mostRows: "an answer of \(count) rows"
        case .largestAnswer: "an answer of \(count) bytes"
        case .mostFaults: "\(count) faults"
        case .deepestNesting: "a nesting of \(count)"
        }
    }
}
