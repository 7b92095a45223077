import WeatherFormat

/// Where a local time is read.
struct ZoneHandle: HandleValue {
    static let tag: UInt64 = 0x7766_6D74_5A6F_6E65  // wfmtZone
    static let name: StaticString = "zone"

    let zone: ZoneID
    let clock: ZoneClock

    init(_ zone: ZoneID) {
        self.zone = zone
        clock = ZoneClock(zone)
    }
}
