import WeatherFormat

/// What `--version` prints: ours, and whose words and time zones these are.
enum Version {
    static func text() throws(CommandFailure) -> String {
        let linked = try formatting { () throws(WeatherFormatError) in try ICUVersion.linked() }
        let zones = try formatting { () throws(WeatherFormatError) in try ZoneData.current() }
        return """
            hwfmt \(LibraryVersion.number)
            ICU \(linked.icu) (\(linked.source.rawValue))
            CLDR \(linked.cldr)
            time zone data \(zones)\(note(on: zones))
            time zone data in ICU \(zones.icuVersion)
            """
    }

    /// Why the machine's own data does not answer.
    private static func note(on zones: ZoneData) -> String {
        switch (zones.source, zones.refusedFolder) {
        case (.database, _): ""
        case (.icu, let folder?): ": TZDIR names \(quoted(folder)), which is no zone database"
        case (.icu, nil): ": this machine has no zone database"
        }
    }
}
