/// A name that the objects of an array have, each of them the same ones.
protocol JSONName: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
    /// As the document writes it.
    var text: StaticString { get }
}

/// The names of ``JSONRecord``, in the order in which most documents have them.
struct JSONNames<Name: JSONName> {
    fileprivate let texts: [StaticString]

    init() { texts = Name.allCases.map(\.text) }
}

/// An object whose members are found in one walk over them.
///
/// A look for each of 14 names walks over an object 14 times; here the name that usually comes next is tried first, and
/// nearly always right.
struct JSONRecord<Name: JSONName> {
    let node: JSONNode
    /// The entry of each name's value; 0, which is the document's own, where there is none.
    private var values = InlineArray<32, UInt32>(repeating: 0)

    init(_ node: JSONNode, _ names: JSONNames<Name>) {
        self.node = node
        guard node.isObject else { return }
        let tape = node.tape.pointee
        let end = tape.entries[node.index].next
        names.texts.withUnsafeBufferPointer { names in
            var entry = node.index + 1
            var usual = 0
            while entry < end {
                let place = Self.place(of: entry, in: names, usual, tape)
                if place < min(names.count, values.count) {
                    // Of a name that stands there twice, the first.
                    if values[place] == 0 { values[place] = UInt32(truncatingIfNeeded: entry + 1) }
                    usual = place + 1
                }
                entry = tape.next(after: entry + 1)
            }
        }
    }

    /// The place of a name in the list, looked for from the usual one on and then before it; the list's end for no name of it.
    @inline(__always)
    private static func place(
        of entry: Int, in names: UnsafeBufferPointer<StaticString>, _ usual: Int, _ tape: JSONTape
    ) -> Int {
        var place = usual
        while place < names.count {
            if tape.text(of: entry, is: names[place]) { return place }
            place &+= 1
        }
        place = 0
        while place < usual {
            if tape.text(of: entry, is: names[place]) { return place }
            place &+= 1
        }
        return names.count
    }

    /// The member of that name, or nil where there is none, it is null, or this is no object.
    @inline(__always)
    subscript(name: Name) -> JSONNode? {
        let entry = Int(values[name.rawValue])
        guard entry != 0, node.tape.pointee.entries[entry].kind != .null else { return nil }
        return JSONNode(tape: node.tape, index: entry)
    }
}
