import FoundationEssentials
import WeatherFormat

/// The zone of the machine, for a command without `--tz`.
///
/// The library has no such thing: there, a caller says.
enum MachineZone {
    /// What `TZ` names, as the C library reads it, else where `/etc/localtime` points or what it is a copy of; UTC where
    /// a machine has neither, as everywhere.
    static func current() throws(CommandFailure) -> ZoneID {
        guard let variable = ProcessInfo.processInfo.environment["TZ"] else {
            return try LocalTimeFile.machine.zone() ?? .utc
        }
        return try zone(ofVariable: variable)
    }

    /// The zone that the value of `TZ` names: `Europe/Berlin`, `:Europe/Berlin`, a file of the zone database by its
    /// path, or a rule of POSIX, in which `GMT+3` is three hours behind UTC.
    ///
    /// A name of the database comes before a rule: `EST5EDT` is both.
    static func zone(ofVariable variable: String) throws(CommandFailure) -> ZoneID {
        let value = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
        // POSIX: an empty TZ is UTC.
        guard !value.isEmpty else { return .utc }
        guard value.hasPrefix("/") else { return try zone(named: value, from: "TZ") }
        if value == LocalTimeFile.machine.path { return try LocalTimeFile.machine.zone() ?? .utc }
        guard let name = name(ofPath: value) else {
            throw .usage(
                "TZ names the file \(quoted(value)), which is not in the zone database: expected one of its names such as "
                    + "Europe/Berlin, or --tz")
        }
        return try zone(named: name, from: "TZ")
    }

    /// The zone that a file's path names: what stands behind the database's folder, or behind the name that all systems
    /// give it.
    static func name(ofPath path: String) -> String? {
        if let name = ZoneDatabase.installed?.name(ofPath: path) { return name }
        return path.ranges(of: "/zoneinfo/").last.map { String(path[$0.upperBound...]) }
    }

    /// The zone of a name or a rule; the message of a failure says from where it comes.
    static func zone(named name: String, from source: String) throws(CommandFailure) -> ZoneID {
        // A copy of the database under another folder, the same in all.
        let name = name.hasPrefix("posix/") ? String(name.dropFirst(6)) : name
        do throws(WeatherFormatError) {
            if let zone = try ZoneID(named: name) { return zone }
            do throws(WeatherFormatError) { return try ZoneID(posixRule: name) } catch {
                throw .unknownZone(identifier: name, near: try ZoneID.names(near: name))
            }
        } catch {
            throw .usage("\(source) names the machine's zone, but: \(error.description) Or say it with --tz")
        }
    }
}
