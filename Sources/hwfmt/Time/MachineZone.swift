import FoundationEssentials
import WeatherFormat

/// The zone of the machine, for a command without `--tz`. The library has no such thing: there, a caller says.
enum MachineZone {
    /// What `TZ` names, else where `/etc/localtime` points, else UTC.
    static func current() throws(CommandFailure) -> ZoneID {
        if let named = ProcessInfo.processInfo.environment["TZ"] {
            let name = named.hasPrefix(":") ? String(named.dropFirst()) : named
            // POSIX: an empty TZ is UTC.
            return try zone(name.isEmpty ? "UTC" : name, from: "TZ")
        }
        guard let link = linkTarget("/etc/localtime"), let folder = link.firstRange(of: "zoneinfo/") else {
            return .utc
        }
        return try zone(String(link[folder.upperBound...]), from: "/etc/localtime")
    }

    private static func zone(_ name: String, from source: String) throws(CommandFailure) -> ZoneID {
        do throws(WeatherFormatError) {
            return try ZoneID(name)
        } catch {
            throw .usage("\(source) names the machine's zone, but: \(error.description) Or say it with --tz")
        }
    }

    private static func linkTarget(_ path: String) -> String? {
        do {
            return try FileManager.default.destinationOfSymbolicLink(atPath: path)
        } catch {
            return nil
        }
    }
}
