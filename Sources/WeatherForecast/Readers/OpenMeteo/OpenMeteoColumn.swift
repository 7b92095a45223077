import WeatherFormat

/// A variable of a block, by the first of its names that the block has.
///
/// It is looked for once, when its first value is asked for, so that what is wrong with it as a whole is one fault, in its
/// turn.
struct OpenMeteoColumn {
    private let names: [String]
    private var isRead = false
    /// The name that the block has, once a value was asked for.
    private(set) var name: String?
    private var single: JSONNode?
    private var elements: JSONIndexedElements?

    init(_ names: String...) { self.init(names) }

    init(_ names: [String]) { self.names = names }

    /// The value at an index of the array, or the single one.
    @inline(__always)
    mutating func node(at index: Int?, in block: borrowing OpenMeteoBlock) -> JSONNode? {
        if !isRead { read(block, isArray: index != nil) }
        guard let index else { return single }
        return elements?.element(at: index)
    }

    @inline(never)
    private mutating func read(_ block: borrowing OpenMeteoBlock, isArray: Bool) {
        isRead = true
        guard let found = block.found(names) else { return }
        name = found.name
        single = found.node
        if isArray { elements = block.elements(of: found.node) }
    }
}

/// A variable with its unit, which is asked for once, too.
struct OpenMeteoVariable<Kind: ServiceKind> {
    private var column: OpenMeteoColumn
    private var unit: QuantityUnit<Kind>?
    private var isUnitRead = false

    init(_ names: String...) { column = OpenMeteoColumn(names) }

    /// The value at an index of the array, or the single one.
    @inline(__always)
    mutating func value(
        at index: Int?, within records: WorldRecords<Kind>, in block: borrowing OpenMeteoBlock
    ) -> Quantity<Kind>? {
        let node = column.node(at: index, in: block)
        if !isUnitRead { readUnit(block) }
        return block.fields.quantity(node, unit, within: records)
    }

    @inline(never)
    private mutating func readUnit(_ block: borrowing OpenMeteoBlock) {
        isUnitRead = true
        unit = column.name.flatMap { block.unit(of: $0) }
    }
}
