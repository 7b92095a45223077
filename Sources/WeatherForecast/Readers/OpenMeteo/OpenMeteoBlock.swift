import WeatherFormat

/// One block of a response: single values, or parallel arrays beside `time`.
struct OpenMeteoBlock {
    private let values: JSONNode
    private let units: JSONNode?
    /// What stands behind each name where the response is of several models: `ecmwf_ifs025`.
    private let model: String?
    let fields: FieldReader
    private let timeCount: Int?

    init(values: JSONNode, units: JSONNode?, fields: FieldReader) {
        self.values = values
        self.units = units
        self.fields = fields
        timeCount = values.member("time")?.elements?.count
        let models = OpenMeteoModels(of: values)
        model = models.first
        if let fault = models.fault { fields.log.add(values.path, found: fault, expected: "one model") }
    }

    /// The elements of `time` with their index, or none, with a fault, where there is no such array.
    func times() -> [(index: Int, node: JSONNode)] {
        guard let elements = fields.steps(values.member("time")) else {
            fields.log.add(
                .key("time", of: values.path), found: values.member("time")?.summary ?? "nothing",
                expected: "an array of times")
            return []
        }
        return elements.enumerated().compactMap { index, node in
            guard node.isNull else { return (index, node) }
            fields.log.add(node, expected: "a time")
            return nil
        }
    }

    /// A single value without a unit, by the first of its names that the block has.
    func single(_ names: String...) -> JSONNode? { found(names)?.node }

    /// The unit of a variable, looked for under the names of another block.
    func borrowedUnit<Kind: ServiceKind>(_ names: [String], for variable: String) -> QuantityUnit<Kind>? {
        guard values.member(named: variable) != nil else { return nil }
        return fields.unit(
            names.lazy.compactMap { self.units?.member(named: $0) }.first ?? units?.member(named: variable),
            of: .key(variable, of: values.path))
    }

    /// The first of several names that the block has, by itself or with the model's behind it.
    func found(_ names: [String]) -> (name: String, node: JSONNode)? {
        for suffix in ["", model.map { "_" + $0 }] {
            guard let suffix else { continue }
            for name in names.lazy.map({ $0 + suffix }) {
                if let node = values.member(named: name) { return (name, node) }
            }
        }
        return nil
    }

    /// The elements of an array as long as `time`.
    ///
    /// One of another length does not say which time a value belongs to: it is left out.
    func elements(of node: JSONNode) -> JSONIndexedElements? {
        if let timeCount, let elements = node.elements,
            let indexed = JSONIndexedElements(elements, count: timeCount)
        {
            return indexed
        }
        fields.log.add(
            node,
            expected: "an array of \(timeCount ?? 0), one for each element of "
                + JSONPath.key("time", of: values.path).description)
        return nil
    }

    func unit<Kind: ServiceKind>(of name: String) -> QuantityUnit<Kind>? {
        fields.unit(units?.member(named: name), of: .key(name, of: values.path))
    }
}
