/// A zone's offsets, laid out once for reading: every change in order, and for each window of 2^25 seconds (a little
/// over a year) from 1900 to 2103 the change that holds where it begins.
///
/// An answer costs one load and, in most windows, one or two comparisons. Before 1900 the changes are walked from the
/// first; after 2103 the zone's rule for every year is computed.
///
/// Sendable: what it points at was written before anybody could see it, and nobody changes it. What is kept is never freed,
/// since it belongs to a zone of the database, of which there are some 600.
struct ZoneWindows: @unchecked Sendable {
    /// From an instant on, an offset.
    ///
    /// Before the first real one stands one at the beginning of time, behind the last one that never comes.
    private struct Entry {
        let instant: Int
        let offset: Int
    }

    /// What is not asked for in a window.
    private struct Record {
        let identifier: String
        let origin: ZoneRulesOrigin
        /// Of the file, which holds where the entries end.
        let rule: PosixZoneRule?
        let isRuleAlone: Bool
        /// From here on the entries have nothing to say.
        let end: Int
    }

    private let firsts: UnsafePointer<UInt32>
    private let entries: UnsafePointer<Entry>
    private let record: UnsafePointer<Record>

    private static let start = -2_208_988_800  // 1900-01-01T00:00:00Z
    private static let shift = 25
    private static let count = 192
    /// 2104-02-22T17:10:24Z.
    static let end = start + count << shift

    /// Lays a zone's rules out.
    init(identifier: String, origin: ZoneRulesOrigin, _ rules: ZoneRules) {
        let changes = rules.effectiveChanges(until: Self.end)
        let entries = UnsafeMutablePointer<Entry>.allocate(capacity: changes.count + 2)
        entries.initialize(to: Entry(instant: Int.min, offset: rules.firstOffset))
        for (index, change) in changes.enumerated() {
            (entries + index + 1).initialize(to: Entry(instant: change.instant, offset: change.offset))
        }
        let last = entries[changes.count].offset
        (entries + changes.count + 1).initialize(to: Entry(instant: Int.max, offset: last))
        let firsts = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.count)
        var entry = 0
        for window in 0..<Self.count {
            while entries[entry + 1].instant <= Self.start + window << Self.shift { entry += 1 }
            (firsts + window).initialize(to: UInt32(entry))
        }
        let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        record.initialize(
            to: Record(
                identifier: identifier, origin: origin, rule: rules.rule, isRuleAlone: rules.changes.isEmpty,
                end: max(Self.end, rules.changes.last?.instant ?? Self.end)))
        self.firsts = UnsafePointer(firsts)
        self.entries = UnsafePointer(entries)
        self.record = UnsafePointer(record)
    }

    /// Whether two are one: the same memory.
    func isSame(as other: ZoneWindows) -> Bool { entries == other.entries }

    /// For one that nobody else has.
    func deallocate() {
        firsts.deallocate()
        entries.deallocate()
        UnsafeMutablePointer(mutating: record).deinitialize(count: 1)
        record.deallocate()
    }

    var identifier: String { record.pointee.identifier }
    var origin: ZoneRulesOrigin { record.pointee.origin }

    /// The offset at an instant, both in seconds.
    @inline(__always)
    func offset(at seconds: Int) throws(WeatherFormatError) -> Int {
        let index = (seconds &- Self.start) >> Self.shift
        guard index >= 0, index < Self.count else { return try offset(outsideAt: seconds) }
        return Self.offset(at: seconds, from: entries + Int(firsts[index]))
    }

    @inline(__always)
    private static func offset(at seconds: Int, from entry: UnsafePointer<Entry>) -> Int {
        var entry = entry
        while seconds >= entry[1].instant { entry += 1 }
        return entry[0].offset
    }

    @inline(never)
    private func offset(outsideAt seconds: Int) throws(WeatherFormatError) -> Int {
        let record = record.pointee
        if let rule = record.rule, seconds >= record.end || record.isRuleAlone { return rule.offset(at: seconds) }
        if seconds >= record.end, record.origin.isICU {
            return try ZoneCalendar(zone: record.identifier).offset(atSecond: seconds)
        }
        let first = seconds < Self.start ? 0 : Int(firsts[Self.count - 1])
        return Self.offset(at: seconds, from: entries + first)
    }

    /// The first instant after another at which the offset is no longer the same, or nil where there is none.
    func change(after seconds: Int) throws(WeatherFormatError) -> Int? {
        let record = record.pointee
        let isOutside = seconds >= record.end || (record.isRuleAlone && seconds < Self.start)
        if isOutside, let rule = record.rule { return rule.change(after: seconds) }
        if isOutside, record.origin.isICU {
            return try ZoneCalendar(zone: record.identifier).transition(afterSecond: seconds)
        }
        let index = min((seconds - Self.start) >> Self.shift, Self.count - 1)
        var entry = entries + (index < 0 ? 0 : Int(firsts[index]))
        while seconds >= entry[1].instant { entry += 1 }
        if entry[1].instant < Int.max { return entry[1].instant }
        let last = max(seconds, record.end - 1)
        guard record.origin.isICU else { return record.rule?.change(after: last) }
        return try ZoneCalendar(zone: record.identifier).transition(afterSecond: last)
    }
}

extension ZoneRules {
    /// The changes that make a difference: those of the file, then the rule's until an instant, without those at which
    /// only a name or the kind of time changes.
    fileprivate func effectiveChanges(until end: Int) -> [Change] {
        var all = changes
        if let rule {
            // The rule holds from the last change on, that change included.
            if let last = all.popLast() {
                all.append(Change(instant: last.instant, offset: rule.offset(at: last.instant)))
            }
            var instant = all.last?.instant ?? ZoneRules.earliestOfRule
            while instant < end, let next = rule.change(after: instant), next < end {
                all.append(Change(instant: next, offset: rule.offset(at: next)))
                instant = next
            }
        }
        var effective: [Change] = []
        var offset = firstOffset
        for change in all where change.offset != offset {
            effective.append(change)
            offset = change.offset
        }
        return effective
    }

    /// 1899-12-31T00:00:00Z: where a file has a rule and no change, its years are laid out from here.
    private static let earliestOfRule = -2_209_075_200
}
