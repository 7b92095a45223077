import WeatherFormat

/// One of the codes by which a service says what the weather is.
struct ConditionCode: Sendable {
    let code: StaticString
    /// Nil for a code that says that the service does not know.
    let condition: WeatherCondition?
    /// Where the code itself says whether it is day.
    let isDay: Bool?

    init(_ code: StaticString, _ condition: WeatherCondition?, isDay: Bool? = nil) {
        self.code = code
        self.condition = condition
        self.isDay = isDay
    }
}

extension [ConditionCode] {
    /// The row of a code, or nil where the service documents no such one.
    func row(_ code: Span<UInt8>) -> ConditionCode? { first { code.equals($0.code) } }
}

extension FieldReader {
    /// What a code in letters says; nil, with a fault, for one that the service does not document.
    func condition(
        _ node: JSONNode?, in codes: [ConditionCode], _ expected: @autoclosure () -> String
    ) -> ConditionCode? {
        guard let node, let row = text(node, expected(), { codes.row($0) }) else { return nil }
        if row == nil { log.add(node, expected: expected()) }
        return row
    }

    /// What a number says, also one that is written as text; nil, with a fault, for one that the service does not document.
    func condition(
        _ node: JSONNode?, in codes: [Int: WeatherCondition], _ expected: @autoclosure () -> String
    ) -> WeatherCondition? {
        guard let node, let number = number(node, expected()) else { return nil }
        guard let code = Int(exactly: number), let condition = codes[code] else {
            log.add(node, expected: expected())
            return nil
        }
        return condition
    }
}
