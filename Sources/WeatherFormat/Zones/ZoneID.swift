package import FoundationEssentials

/// The identifier of a time zone: one of the machine's zone database or ICU's (`Europe/Berlin`, `US/Pacific`, `UTC`), a
/// fixed offset from UTC (`GMT+05:30`), or a rule of POSIX.
///
/// Checked when it is made. Its rules come from the machine's zone database, looked for once in a process; ``origin`` and
/// ``ZoneData`` say which data that is.
public struct ZoneID: Sendable {
    /// The name that the zone was made with, `Europe/Berlin`; of an offset `GMT+05:30`, of a rule the rule.
    public let identifier: String
    /// Where a local time's offset from UTC comes from.
    let offsets: ZoneOffsets

    /// The longest name that is looked for, in bytes; the database's longest has 32.
    public static let largestNameByteCount = 64

    /// Finds a zone by its name, or by its distance from UTC: `GMT+5:30` is east of Greenwich, as in ISO 8601.
    ///
    ///     try ZoneID("Europe/Berln")  // throws: unknown time zone "Europe/Berln": did you mean Europe/Berlin?
    ///
    /// - Parameter identifier: in its own case, not `europe/berlin`.
    /// - Throws: ``WeatherFormatError/unknownZone(identifier:near:)`` with the nearest names;
    ///   ``WeatherFormatError/badZoneFile(_:)`` for a zone whose file is refused, where ICU does not know it; and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public init(_ identifier: String) throws(WeatherFormatError) {
        guard identifier.utf8.count <= Self.largestNameByteCount else {
            throw .nameTooLong(
                kind: "time zone's name", bytes: identifier.utf8.count, limit: Self.largestNameByteCount)
        }
        if let zone = try ZoneID(named: identifier) {
            self = zone
        } else if let offset = OffsetName(identifier) {
            try self.init(secondsFromUTC: offset.seconds)
        } else {
            throw .unknownZone(identifier: identifier, near: try Self.names(near: identifier))
        }
    }

    /// A zone of the database or of ICU by its name; nil for a name that neither knows, an offset's among them.
    package init?(named identifier: String) throws(WeatherFormatError) {
        if identifier == Self.utc.identifier {
            self = .utc
            return
        }
        guard let windows = try ZoneSource.keptWindows(of: identifier) else { return nil }
        self.init(identifier: identifier, offsets: .windows(windows))
    }

    /// Makes a zone that is always so many seconds ahead of UTC, as an offset in a document names it: `GMT-05:00`.
    ///
    /// - Parameter seconds: east of UTC is positive; less than 24 hours either way.
    /// - Throws: ``WeatherFormatError/unknownZone(identifier:near:)`` for 24 hours or more.
    public init(secondsFromUTC seconds: Int) throws(WeatherFormatError) {
        guard let spelling = OffsetName.spelling(ofSeconds: seconds) else {
            throw .unknownZone(identifier: "\(seconds) seconds from UTC", near: [])
        }
        self.init(identifier: spelling, offsets: .fixed(seconds: seconds))
    }

    /// The zone of a document whose times have one offset from UTC and, from an instant on, another:
    /// `GMT-07:00, from 2026-03-08T09:00Z GMT-06:00`.
    package init(secondsFromUTC before: Int, then after: Int, from change: Date) throws(WeatherFormatError) {
        let (first, second) = (try ZoneID(secondsFromUTC: before), try ZoneID(secondsFromUTC: after))
        let start = try SupportedInstants.wholeSeconds(of: change)
        let time = CivilTime(localSeconds: start, withDate: false)
        let day = CivilDay(daysSince1970: (start - (start % 86_400 + 86_400) % 86_400) / 86_400)
        let clock = [time.hour, time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        self.init(
            identifier: "\(first), from \(day)T\(clock)Z \(second)",
            offsets: .step(from: start, before: Int32(before), after: Int32(after)))
    }

    /// Makes a zone that no place has, by a rule of POSIX as the variable `TZ` has it: `CET-1CEST,M3.5.0,M10.5.0/3`.
    ///
    /// The sign is POSIX's, west of Greenwich is positive: `GMT+3` is three hours behind UTC. Daylight saving time without
    /// dates (`CET-1CEST`) has those of the United States since 2007, as the C library presumes.
    ///
    /// - Parameter text: the rule, in ASCII, at most 128 bytes.
    /// - Throws: ``WeatherFormatError/badZoneRule(text:)`` for a text that is none.
    public init(posixRule text: String) throws(WeatherFormatError) {
        guard let rule = PosixZoneRule(text.utf8.prefix(129), presumesUSRules: true) else {
            throw .badZoneRule(text: text)
        }
        self.init(identifier: text, offsets: .rule(rule))
    }

    /// Every name that the machine's zone database has, or ICU's data where there is none; aliases too.
    ///
    /// - Returns: names that ``init(_:)`` takes.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public static func known() throws(WeatherFormatError) -> [String] { try ZoneSource.machine.names() }

    /// The names that somebody may have meant by a wrong one, at most three.
    package static func names(near wrong: String) throws(WeatherFormatError) -> [String] {
        try ZoneSource.machine.names(near: wrong)
    }

    /// Where the zone's rules come from.
    public var origin: ZoneRulesOrigin {
        switch offsets {
        case .fixed, .step: .offset
        case .rule: .rule
        case .windows(let windows): windows.origin
        }
    }

    /// Coordinated Universal Time.
    public static let utc = ZoneID(identifier: "UTC", offsets: .fixed(seconds: 0))

    private init(identifier: String, offsets: ZoneOffsets) {
        self.identifier = identifier
        self.offsets = offsets
    }
}

extension ZoneID: Hashable {
    /// Whether two zones have the same ``identifier``: an alias is another zone.
    public static func == (left: ZoneID, right: ZoneID) -> Bool { left.identifier == right.identifier }
    /// Hashes the ``identifier``.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension ZoneID: CustomStringConvertible {
    /// The ``identifier``.
    public var description: String { identifier }
}
