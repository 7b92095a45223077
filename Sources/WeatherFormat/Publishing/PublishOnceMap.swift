/// Values by name, each made when it is first asked for and kept as long as the process, in a table that does not grow.
///
/// A hit is a few atomic loads and one comparison of texts. It is meant for names of a bounded set, such as the zones of
/// the database: what finds no room near its place is made each time and not kept.
struct PublishOnceMap<Value: Sendable>: Sendable {
    private struct Entry {
        let name: String
        let value: Value
    }

    private let entries: PublishOnceTable<Entry>
    /// How far from its place an entry may lie.
    private let reach: Int

    /// Lays out an empty table: the capacity is a power of two, well above the number of names.
    init(capacity: Int, reach: Int = 64) {
        entries = PublishOnceTable(count: capacity)
        self.reach = min(reach, capacity)
    }

    /// How many values it holds.
    var count: Int { (0..<entries.count).count { entries.published(at: $0) != nil } }

    /// The value of a name that was asked for before, or nil.
    func find(_ name: String) -> Value? {
        let place = place(of: name)
        for step in 0..<reach {
            guard let entry = entries.published(at: (place + step) & (entries.count - 1)) else { return nil }
            if entry.pointee.name == name { return entry.pointee.value }
        }
        return nil
    }

    /// The value of a name, made now where there is none.
    func get<Failure: Error>(_ name: String, orMake make: () throws(Failure) -> Value) throws(Failure) -> Value {
        if let known = find(name) { return known }
        let made = try make()
        let place = place(of: name)
        for step in 0..<reach {
            let entry = entries.get(at: (place + step) & (entries.count - 1)) { Entry(name: name, value: made) }
            if entry.pointee.name == name { return entry.pointee.value }
        }
        return made
    }

    /// FNV-1a over the name's bytes: the same in every run, unlike Swift's own hash.
    private func place(of name: String) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash >> 32) & (entries.count - 1)
    }
}
