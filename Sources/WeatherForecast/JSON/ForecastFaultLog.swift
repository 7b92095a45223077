/// The faults of one reading, in the order of their discovery.
///
/// What is listed here was left out, the rest is served.
final class ForecastFaultLog {
    private(set) var faults: [ForecastFault] = []

    func add(_ path: JSONPath, found: String, expected: String) {
        faults.append(ForecastFault(path: path.description, found: found, expected: expected))
    }

    func add(_ node: JSONNode, expected: String) {
        add(node.path, found: node.value.summary, expected: expected)
    }
}
