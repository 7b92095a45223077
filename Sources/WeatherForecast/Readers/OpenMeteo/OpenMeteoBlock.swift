import WeatherFormat

/// One block of a response: single values, or parallel arrays beside `time`.
final class OpenMeteoBlock {
    private let values: JSONNode
    private let units: JSONNode?
    /// What stands behind each name where the response is of several models: `ecmwf_ifs025`.
    private let model: String?
    let fields: FieldReader
    private var foundNames: [String: String?] = [:]
    private var columns: [String: [JSONNode]?] = [:]
    private var knownUnits: [String: any Sendable] = [:]
    private var unitsWithFault: Set<String> = []
    private lazy var timeCount = values.member("time")?.elements?.count

    init(values: JSONNode, units: JSONNode?, fields: FieldReader) {
        self.values = values
        self.units = units
        self.fields = fields
        let models = OpenMeteoModels(of: values)
        model = models.first
        if let fault = models.fault { fields.log.add(values.path, found: fault, expected: "one model") }
    }

    /// The elements of `time` with their index, or none, with a fault, where there is no such array.
    func times() -> [(index: Int, node: JSONNode)] {
        guard let elements = values.member("time")?.elements else {
            let time = values.member("time")
            fields.log.add(
                .key("time", of: values.path), found: time?.value.summary ?? "nothing", expected: "an array of times")
            return []
        }
        return elements.enumerated().compactMap { index, node in
            guard node.isNull else { return (index, node) }
            fields.log.add(node, expected: "a time")
            return nil
        }
    }

    /// The value of a variable, under the first of its names that the block has: at an index of the arrays, or the
    /// single one.
    func value(_ names: [String], at index: Int?) -> JSONNode? {
        guard let name = found(names) else { return nil }
        guard let index else { return values.member(name) }
        guard let column = column(name) else { return nil }
        return index < column.count ? column[index] : nil
    }

    /// The unit of a variable, asked for once, so that one missing unit is one fault.
    func unit<Kind: ServiceKind>(_ names: [String]) -> QuantityUnit<Kind>? {
        guard let name = found(names), !unitsWithFault.contains(name) else { return nil }
        if let known = knownUnits[name] { return known as? QuantityUnit<Kind> }
        guard let unit: QuantityUnit<Kind> = fields.unit(name, in: units, of: .key(name, of: values.path)) else {
            unitsWithFault.insert(name)
            return nil
        }
        knownUnits[name] = unit
        return unit
    }

    /// The unit of a variable, looked for under the names of another block.
    func borrowedUnit<Kind: ServiceKind>(_ names: [String], for variable: String) -> QuantityUnit<Kind>? {
        guard values.member(variable) != nil else { return nil }
        let name = names.first { units?.member($0) != nil } ?? variable
        return fields.unit(name, in: units, of: .key(variable, of: values.path))
    }

    /// The first of several names that the block has, by itself or with the model's behind it.
    private func found(_ names: [String]) -> String? {
        guard let key = names.first else { return nil }
        if let known = foundNames[key] { return known }
        let all = names + names.compactMap { name in model.map { "\(name)_\($0)" } }
        let name = all.first { values.member($0) != nil }
        foundNames[key] = .some(name)
        return name
    }

    /// An array as long as `time`.
    ///
    /// One of another length does not say which time a value belongs to: it is left out.
    private func column(_ name: String) -> [JSONNode]? {
        if let known = columns[name] { return known }
        var column: [JSONNode]?
        if let node = values.member(name) {
            column = node.elements
            if column == nil || column?.count != timeCount {
                fields.log.add(
                    node,
                    expected: "an array of \(timeCount ?? 0), one for each element of "
                        + JSONPath.key("time", of: values.path).description)
                column = nil
            }
        }
        columns[name] = .some(column)
        return column
    }
}
