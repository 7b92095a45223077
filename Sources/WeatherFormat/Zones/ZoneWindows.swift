import Synchronization

/// A zone's offsets from 1900 to 2103, in windows of 2^25 seconds (a little over a year), each read from ICU when an
/// instant in it is first asked for.
///
/// A hit is one atomic load and, in most windows, one or two comparisons. A miss asks ICU outside any lock; of two
/// threads that read the same window the first to publish it wins.
///
/// Sendable: a slot changes once, from null to a window that nobody changes or frees.
struct ZoneWindows: @unchecked Sendable {
    /// A zone of the database, and the identifier under which ICU opens it.
    private let zone: UnsafePointer<String>
    private let slots: UnsafeMutablePointer<Atomic<UnsafePointer<Int>?>>

    private static let start = -2_208_988_800  // 1900-01-01T00:00:00Z
    private static let shift = 25
    private static let count = 192

    /// Its memory is never freed: it belongs to a zone of the database, of which there are some 600.
    init(identifier: String) {
        let zone = UnsafeMutablePointer<String>.allocate(capacity: 1)
        zone.initialize(to: identifier)
        self.zone = UnsafePointer(zone)
        slots = .allocate(capacity: Self.count)
        for index in 0..<Self.count { (slots + index).initialize(to: Atomic(nil)) }
    }

    /// For one that was never published.
    func deallocate() {
        UnsafeMutablePointer(mutating: zone).deinitialize(count: 1)
        zone.deallocate()
        slots.deallocate()
    }

    var identifier: String { zone.pointee }

    /// The offset at an instant, both in seconds, or nil outside the windows.
    @inline(__always)
    func offset(at seconds: Int) throws(WeatherFormatError) -> Int? {
        let index = (seconds &- Self.start) >> Self.shift
        guard index >= 0, index < Self.count else { return nil }
        if let window = slots[index].load(ordering: .acquiring) { return Self.offset(at: seconds, in: window) }
        return Self.offset(at: seconds, in: try read(index))
    }

    /// A window is the number of changes, the offset at its start, then for each change its instant and the offset from
    /// then on.
    @inline(__always)
    private static func offset(at seconds: Int, in window: UnsafePointer<Int>) -> Int {
        var offset = window + 1
        var changes = window[0]
        while changes > 0, seconds >= offset[1] {
            offset += 2
            changes &-= 1
        }
        return offset[0]
    }

    @inline(never)
    private func read(_ index: Int) throws(WeatherFormatError) -> UnsafePointer<Int> {
        let start = Self.start + index << Self.shift
        let end = start + 1 << Self.shift
        let calendar = try ZoneCalendar(zone: identifier)
        var numbers = [0, try calendar.offset(atMilliseconds: Double(start) * 1000) / 1000]
        var instant = start
        while let next = try calendar.transition(afterMilliseconds: Double(instant) * 1000) {
            let change = Int(next / 1000)
            guard change < end else { break }
            numbers[0] += 1
            numbers += [change, try calendar.offset(atMilliseconds: Double(change) * 1000) / 1000]
            instant = change
        }
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: numbers.count)
        memory.initialize(from: numbers, count: numbers.count)
        let (won, published) = slots[index].compareExchange(
            expected: nil, desired: UnsafePointer(memory), ordering: .acquiringAndReleasing)
        if won { return UnsafePointer(memory) }
        memory.deallocate()
        return published ?? UnsafePointer(memory)
    }
}
