import FoundationEssentials
import WeatherFormat

/// A time as `--at` names it.
enum TimeArgument {
    /// RFC 3339, with an offset or Z.
    case instant(Date)
    /// A local date-time, to be read in `--tz`.
    case local(LocalDateTime)
    /// A bare date.
    case day(CivilDay)

    /// Reads `2026-08-15T15:39:00Z`, `2026-08-15T17:39` or `2026-08-15`.
    init(_ text: String) throws(CommandFailure) {
        let read: TimeText?
        do throws(WeatherFormatError) { read = try TimeText(text) } catch {
            throw .badData("bad time \(quoted(text)): \(error.description)")
        }
        guard let read else {
            throw .badData(
                "bad time \(quoted(text)): expected RFC 3339 such as 2026-08-15T15:39:00Z, "
                    + "a local time such as 2026-08-15T17:39, or a date such as 2026-08-15")
        }
        if let instant = read.instant() {
            self = .instant(instant)
        } else if let local = read.local {
            self = .local(local)
        } else {
            self = .day(read.day)
        }
    }
}

extension TimeArgument {
    /// What is to be rendered, once the zone is known.
    func moment(in zone: ZoneID) throws(WeatherFormatError) -> Moment {
        switch self {
        case .instant(let instant): .instant(instant)
        case .local(let local): .instant(try local.instant(in: zone))
        case .day(let day): .day(day)
        }
    }
}
