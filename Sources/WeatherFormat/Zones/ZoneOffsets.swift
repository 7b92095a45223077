/// Where the offset of a zone comes from, the fastest way that is right for it.
enum ZoneOffsets: Sendable {
    /// The same at all times: UTC, and zones that are named by their offset.
    case fixed(seconds: Int)
    /// A rule of POSIX that a caller wrote, and that belongs to no place.
    case rule(PosixZoneRule)
    /// A zone of the database.
    case windows(ZoneWindows)
    /// What a document says of its own times: one offset, and from an instant on another.
    case step(from: Int, before: Int32, after: Int32)

    /// Seconds to add to UTC for the zone's own clock at an instant, in seconds since 1970.
    @inline(__always)
    func offset(at seconds: Int) throws(WeatherFormatError) -> Int {
        // Nearly all zones are these, and one comparison is cheaper than a jump by a table.
        if case .windows(let windows) = self { return try windows.offset(at: seconds) }
        return try otherOffset(at: seconds)
    }

    @inline(never)
    private func otherOffset(at seconds: Int) throws(WeatherFormatError) -> Int {
        switch self {
        case .fixed(let offset): offset
        case .windows(let windows): try windows.offset(at: seconds)
        case .rule(let rule): rule.offset(at: seconds)
        case .step(let start, let before, let after): Int(seconds < start ? before : after)
        }
    }

    /// The first instant after another at which the offset is no longer the same, or nil where there is none.
    func change(after seconds: Int) throws(WeatherFormatError) -> Int? {
        switch self {
        case .fixed: nil
        case .windows(let windows): try windows.change(after: seconds)
        case .rule(let rule): rule.change(after: seconds)
        case .step(let start, _, _): seconds < start ? start : nil
        }
    }
}
