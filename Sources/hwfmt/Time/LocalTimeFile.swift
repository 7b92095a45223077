import FoundationEssentials
import WeatherFormat

/// The file that tells the C library the machine's zone: a link into the zone database, or a copy of one of its files.
struct LocalTimeFile {
    let path: String
    /// Where Debian writes the zone's name beside it.
    let namePath: String

    static let machine = LocalTimeFile(path: "/etc/localtime", namePath: "/etc/timezone")

    /// Nil where there is no such file.
    func zone() throws(CommandFailure) -> ZoneID? {
        if let name = linkedName() { return try MachineZone.zone(named: name, from: path) }
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let written = writtenName()
        if let name = ZoneDatabase.installed?.name(ofCopy: path, likely: written) {
            return try MachineZone.zone(named: name, from: path)
        }
        // A copy of an older release's file is no longer in the database: what else says which zone it was?
        guard let written else {
            throw .usage(
                "\(path) is a file of its own, and no zone of the database has its content: expected a link to one, "
                    + "a name in TZ, or --tz")
        }
        return try MachineZone.zone(named: written, from: namePath)
    }

    /// The zone's name in the first link of the chain that has one.
    private func linkedName() -> String? {
        var path = path
        for _ in 0..<8 {
            guard let target = Self.target(of: path) else { return nil }
            path = target.hasPrefix("/") ? target : "\(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])/\(target)"
            if let name = MachineZone.name(ofPath: path) { return name }
        }
        return nil
    }

    private static func target(of link: String) -> String? {
        do { return try FileManager.default.destinationOfSymbolicLink(atPath: link) } catch { return nil }
    }

    /// The first word of the file that Debian keeps.
    private func writtenName() -> String? {
        do {
            let text = try String(contentsOfFile: namePath, encoding: .utf8)
            return text.split(whereSeparator: \.isWhitespace).first.map(String.init)
        } catch {
            return nil
        }
    }
}
