/// Where the offset of a zone comes from, the fastest way that is right for it.
enum ZoneOffsets: Sendable {
    /// The same at all times: UTC, and zones that are named by their offset.
    case fixed(seconds: Int)
    /// A zone of the database, in windows of time read from ICU.
    case windows(ZoneWindows)
    /// ICU is asked every time.
    case icu

    /// The offsets of a zone that ICU has resolved.
    init(identifier: String, isFixed: Bool) throws(WeatherFormatError) {
        if isFixed {
            let calendar = try ZoneCalendar(zone: identifier)
            self = .fixed(seconds: try calendar.offset(atMilliseconds: 0) / 1000)
        } else if let windows = ZoneWindowsTable.shared.insert(identifier) {
            self = .windows(windows)
        } else {
            self = .icu
        }
    }

    /// Seconds to add to UTC for the zone's own clock at an instant, in seconds since 1970.
    @inline(__always)
    func offset(at seconds: Int, in zone: ZoneID) throws(WeatherFormatError) -> Int {
        switch self {
        case .fixed(let offset): return offset
        case .windows(let windows):
            if let offset = try windows.offset(at: seconds) { return offset }
            return try Self.askICU(at: seconds, in: zone)
        case .icu: return try Self.askICU(at: seconds, in: zone)
        }
    }

    @inline(never)
    private static func askICU(at seconds: Int, in zone: ZoneID) throws(WeatherFormatError) -> Int {
        let calendar = try ZoneCalendar(zone: zone.identifier)
        return try calendar.offset(atMilliseconds: Double(seconds) * 1000) / 1000
    }
}
