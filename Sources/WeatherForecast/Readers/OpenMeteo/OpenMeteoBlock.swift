import WeatherFormat

/// One block of a response: single values, or parallel arrays beside `time`.
final class OpenMeteoBlock {
    private let values: JSONNode
    private let units: JSONNode?
    /// What stands behind each name where the response is of several models: `ecmwf_ifs025`.
    private let model: String?
    let fields: FieldReader
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

    /// A variable without a unit, by the first of its names that the block has.
    func column(_ names: String...) -> OpenMeteoColumn { OpenMeteoColumn(names, of: self) }

    /// A variable with its unit, by the first of its names that the block has.
    func variable<Kind: ServiceKind>(_ names: String...) -> OpenMeteoVariable<Kind> {
        OpenMeteoVariable(OpenMeteoColumn(names, of: self))
    }

    /// The unit of a variable, looked for under the names of another block.
    func borrowedUnit<Kind: ServiceKind>(_ names: [String], for variable: String) -> QuantityUnit<Kind>? {
        guard values.member(named: variable) != nil else { return nil }
        return fields.unit(
            names.lazy.compactMap { self.units?.member(named: $0) }.first ?? units?.member(named: variable),
            of: .key(variable, of: values.path))
    }

    /// The first of several names that the block has, by itself or with the model's behind it.
    fileprivate func found(_ names: [String]) -> (name: String, node: JSONNode)? {
        let all = names + names.compactMap { name in model.map { "\(name)_\($0)" } }
        return all.lazy.compactMap { name in self.values.member(named: name).map { (name, $0) } }.first
    }

    /// The elements of an array as long as `time`.
    ///
    /// One of another length does not say which time a value belongs to: it is left out.
    fileprivate func elements(of node: JSONNode) -> [JSONNode] {
        let elements = node.elements.map(Array.init)
        guard let elements, elements.count == timeCount else {
            fields.log.add(
                node,
                expected: "an array of \(timeCount ?? 0), one for each element of "
                    + JSONPath.key("time", of: values.path).description)
            return []
        }
        return elements
    }

    fileprivate func unit<Kind: ServiceKind>(of name: String) -> QuantityUnit<Kind>? {
        fields.unit(units?.member(named: name), of: .key(name, of: values.path))
    }
}

/// A variable of a block.
///
/// It is looked for once, when its first value is asked for, so that what is wrong with it as a whole is one fault, in its
/// turn.
final class OpenMeteoColumn {
    let block: OpenMeteoBlock
    private let names: [String]
    fileprivate lazy var found = block.found(names)
    private var elements: [JSONNode] = []
    private var hasElements = false

    fileprivate init(_ names: [String], of block: OpenMeteoBlock) {
        self.block = block
        self.names = names
    }

    /// The value at an index of the array, or the single one.
    func node(at index: Int?) -> JSONNode? {
        guard let index else { return found?.node }
        if !hasElements {
            hasElements = true
            if let found { elements = block.elements(of: found.node) }
        }
        return index < elements.count ? elements[index] : nil
    }
}

/// A variable with its unit, which is asked for once, too.
final class OpenMeteoVariable<Kind: ServiceKind> {
    private let column: OpenMeteoColumn
    private lazy var unit: QuantityUnit<Kind>? = column.found.flatMap { column.block.unit(of: $0.name) }

    fileprivate init(_ column: OpenMeteoColumn) { self.column = column }

    /// The value at an index of the array, or the single one.
    func value(at index: Int?, within records: WorldRecords<Kind>) -> Quantity<Kind>? {
        let node = column.node(at: index)
        return column.block.fields.quantity(node, unit, within: records)
    }
}
