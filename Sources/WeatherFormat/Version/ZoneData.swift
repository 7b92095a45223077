/// Which data answers for time zones, and how old it is.
///
/// Words come from ICU; the rules of zones come from the machine's zone database (Debian's package `tzdata`), which its owner
/// keeps current, and from ICU where there is none.
///
///     try ZoneData.current()  // 2025b of /usr/share/zoneinfo
public struct ZoneData: Sendable, Hashable {
    /// Where rules come from.
    public enum Source: String, Sendable, Hashable, Codable {
        /// The machine's zone database.
        case database
        /// ICU's own data, which is as old as that ICU.
        case icu
    }

    /// Who answers for a zone that both know.
    public let source: Source
    /// The release of the IANA time zone database, such as `2025b`; nil where the machine's does not say.
    public let version: String?
    /// The database's folder, or nil where ICU answers.
    public let folder: String?
    /// The release in ICU, which answers for what the database lacks.
    public let icuVersion: String
    /// What `TZDIR` names, where that is no zone database, so that ICU answers.
    public let refusedFolder: String?

    /// The data of this process.
    ///
    /// It is looked for once: an update is seen at the next start.
    ///
    /// - Returns: the same in every call of a process.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU does not know the release of its own data.
    public static func current() throws(WeatherFormatError) -> ZoneData {
        let icu = try ICUVersion.linked().timeZoneData
        guard let database = ZoneDatabase.installed else {
            return ZoneData(
                source: .icu, version: icu, folder: nil, icuVersion: icu, refusedFolder: ZoneDatabase.refusedFolder)
        }
        return ZoneData(
            source: .database, version: database.index.version, folder: database.folder, icuVersion: icu,
            refusedFolder: nil)
    }
}

extension ZoneData: CustomStringConvertible {
    /// `2025b of /usr/share/zoneinfo`, `2022e of ICU`.
    public var description: String { "\(version ?? "an unknown release") of \(folder ?? "ICU")" }
}
