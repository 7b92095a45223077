import FoundationEssentials
import WeatherFormat

/// The zone of a document's place, where the document names the zone and its offset from UTC too.
///
/// The offset is a fact about that place and time; the zone's rules may be older than the law. Where the two disagree, the
/// document's own offset wins for its instants and days, and a fault says so.
struct PlaceZone {
    /// What the document names, with its place for the fault.
    let named: (zone: ZoneID, node: JSONNode)?
    let log: ForecastFaultLog

    /// The zone to read a document's times in, that has one offset for all of them.
    ///
    /// - Parameters:
    ///   - offset: seconds east of UTC, or nil where the document has none.
    ///   - time: when the document was made, whose offset it is.
    ///   - others: instants of the document, any of which may have the offset where nobody knows when it was made: behind a
    ///     clock change a service goes on with the offset from before.
    /// - Returns: the named zone where its rules have the offset, else the offset's; nil where the document says neither.
    func zone(offset: Int?, at time: Date?, or others: [Date]) -> ZoneID? {
        guard let offset else { return named?.zone }
        guard let named else { return ZoneID(offsetSeconds: offset) }
        let clock = LocalClock(zone: named.zone)
        var rules: Int?
        for instant in time.map({ [$0] }) ?? others {
            guard let seconds = seconds(of: clock, at: instant) else { continue }
            if seconds == offset || Self.isWrittenInUTC(offset, rules: seconds) { return named.zone }
            rules = rules ?? seconds
        }
        guard let rules, let own = ZoneID(offsetSeconds: offset) else { return named.zone }
        log.add(
            named.node.path, found: "\(named.zone), whose rules have \(rules) seconds from UTC then",
            expected: "the document's own \(offset), by which it is shown")
        return own
    }

    /// The zone to read a document's times in, each of which has its own offset.
    func zone(offsets: [(instant: Date, seconds: Int)]) -> ZoneID? {
        guard let named else { return ZoneID(ofDocument: offsets) }
        let clock = LocalClock(zone: named.zone)
        let wrong = offsets.first { entry in
            guard let rules = seconds(of: clock, at: entry.instant) else { return false }
            return rules != entry.seconds && !Self.isWrittenInUTC(entry.seconds, rules: rules)
        }
        guard let wrong, let rules = seconds(of: clock, at: wrong.instant), let own = ZoneID(ofDocument: offsets) else {
            return named.zone
        }
        log.add(
            named.node.path, found: "\(named.zone), whose rules have \(rules) seconds from UTC at \(wrong.instant)",
            expected: "the document's own \(wrong.seconds), by which it is shown")
        return own
    }

    /// A document in UTC, for a place that is hours away from it, says nothing of that place's clocks.
    private static func isWrittenInUTC(_ offset: Int, rules: Int) -> Bool { offset == 0 && abs(rules) > 3 * 3600 }

    /// Nil outside of the years that there are.
    private func seconds(of clock: LocalClock, at instant: Date) -> Int? {
        do throws(WeatherFormatError) { return try clock.offsetSeconds(at: instant) } catch { return nil }
    }
}

extension ZoneID {
    /// A fixed offset from UTC, such as `GMT-05:00`, for a service that names no place's zone.
    ///
    /// - Parameter offsetSeconds: seconds east of UTC; nil where no zone can have such an offset.
    init?(offsetSeconds: Int) {
        do throws(WeatherFormatError) {
            self = offsetSeconds == 0 ? .utc : try ZoneID(secondsFromUTC: offsetSeconds / 60 * 60)
        } catch { return nil }
    }

    /// The offsets of a document's own times: one for all, or another from a change on, which is the first time that
    /// has it.
    ///
    /// Nil where they change more than once.
    init?(ofDocument offsets: [(instant: Date, seconds: Int)]) {
        let sorted = offsets.sorted { $0.instant < $1.instant }
        guard let first = sorted.first, let last = sorted.last else { return nil }
        let change = sorted.first { $0.seconds != first.seconds }
        guard let change else {
            self.init(offsetSeconds: first.seconds)
            return
        }
        let later = sorted.filter { $0.instant >= change.instant }
        guard later.allSatisfy({ $0.seconds == last.seconds }) else { return nil }
        do throws(WeatherFormatError) {
            self = try ZoneID(secondsFromUTC: first.seconds, then: last.seconds, from: change.instant)
        } catch { return nil }
    }
}
