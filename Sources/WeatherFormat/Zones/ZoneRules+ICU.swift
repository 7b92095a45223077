extension ZoneRules {
    /// A zone's rules from ICU's own data, up to the end of the windows, for a machine without a zone database.
    init(ofICU identifier: String) throws(WeatherFormatError) {
        let calendar = try ZoneCalendar(zone: identifier)
        var instant = Int(SupportedInstants.seconds.lowerBound)
        firstOffset = try calendar.offset(atSecond: instant)
        changes = []
        while let next = try calendar.transition(afterSecond: instant), next < ZoneWindows.end {
            changes.append(Change(instant: next, offset: try calendar.offset(atSecond: next)))
            instant = next
        }
    }
}
