import WeatherFormat

/// What `--version` prints: ours, and whose words and time zones these are.
enum Version {
    static let number = "0.1.0"

    static func text() throws(CommandFailure) -> String {
        let linked = try formatting { () throws(WeatherFormatError) in try ICUVersion.linked() }
        return """
            hwfmt \(number)
            ICU \(linked.icu) (\(linked.source.rawValue))
            CLDR \(linked.cldr)
            time zone data \(linked.timeZoneData)
            """
    }
}
