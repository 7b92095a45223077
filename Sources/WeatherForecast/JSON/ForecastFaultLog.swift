import WeatherFormat

/// The faults of one reading, in the order of their discovery.
///
/// What is listed here was left out, the rest is served.
final class ForecastFaultLog {
    /// So many are kept: a list of a million equal ones helps nobody, and would take more memory than the document.
    private let most: Int
    /// How many elements of a list are read as steps of time.
    let mostSteps: Int
    private var kept: [ForecastFault] = []
    private var countOfOthers = 0
    /// The first of them as the reason to refuse a document of which nothing else is left.
    private(set) var refusal: ForecastError?

    init(_ limits: ForecastLimits) {
        most = limits.mostFaults
        mostSteps = max(0, limits.mostSteps)
    }

    /// The first of them, and how many there were besides.
    var faults: [ForecastFault] {
        guard countOfOthers > 0 else { return kept }
        let others = ForecastFault(
            path: JSONPath.root.description, found: "\(countOfOthers) faults more than the \(most) that are kept",
            expected: "a document without any")
        return kept + [others]
    }

    /// Lists a fault; its texts are made only where it is kept.
    func add(
        _ path: @autoclosure () -> JSONPath, found: @autoclosure () -> String, expected: @autoclosure () -> String
    ) {
        if refusal == nil { refusal = .refusal(path(), found: found(), expected: expected()) }
        guard kept.count < most else {
            countOfOthers += 1
            return
        }
        kept.append(ForecastFault(path: path().description, found: found(), expected: expected()))
    }

    func add(_ node: JSONNode, expected: @autoclosure () -> String) {
        add(node.path, found: node.summary, expected: expected())
    }
}
