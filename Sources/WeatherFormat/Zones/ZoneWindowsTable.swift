import Synchronization

/// The zones of the database whose windows have been asked for.
///
/// It holds only zones that ICU has found in its database, never a name that a caller made up, so it is bounded by the
/// database. Nothing is ever removed, so a hit needs no lock: it is a few atomic loads and one comparison of strings.
///
/// Sendable: a slot changes once, from null to a zone that nobody changes or frees.
struct ZoneWindowsTable: @unchecked Sendable {
    static let shared = ZoneWindowsTable()

    /// A power of two, and more than three times the 640 identifiers of ICU's database.
    private static let capacity = 2048
    /// How far from its place a zone may lie.
    private static let reach = 64

    private let slots: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

    init() {
        slots = .allocate(capacity: Self.capacity)
        for index in 0..<Self.capacity { (slots + index).initialize(to: Atomic(nil)) }
    }

    /// How many zones it holds.
    var count: Int { (0..<Self.capacity).count { slots[$0].load(ordering: .acquiring) != nil } }

    /// The windows of a zone that was asked for before.
    func find(_ identifier: String) -> ZoneWindows? {
        let place = Self.place(of: identifier)
        for step in 0..<Self.reach {
            guard let entry = slots[(place + step) % Self.capacity].load(ordering: .acquiring) else { return nil }
            let windows = entry.assumingMemoryBound(to: ZoneWindows.self).pointee
            if windows.identifier == identifier { return windows }
        }
        return nil
    }

    /// The windows of a zone of the database, or nil where there is no room left near its place.
    func insert(_ identifier: String) -> ZoneWindows? {
        let windows = ZoneWindows(identifier: identifier)
        let memory = UnsafeMutablePointer<ZoneWindows>.allocate(capacity: 1)
        memory.initialize(to: windows)
        let place = Self.place(of: identifier)
        for step in 0..<Self.reach {
            let (won, published) = slots[(place + step) % Self.capacity].compareExchange(
                expected: nil, desired: UnsafeRawPointer(memory), ordering: .acquiringAndReleasing)
            if won { return windows }
            let other = published?.assumingMemoryBound(to: ZoneWindows.self).pointee
            if let other, other.identifier == identifier {
                windows.deallocate()
                memory.deallocate()
                return other
            }
        }
        windows.deallocate()
        memory.deallocate()
        return nil
    }

    /// FNV-1a over the identifier's bytes: the same in every run, unlike Swift's own hash.
    private static func place(of identifier: String) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in identifier.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash >> 32) % capacity
    }
}
