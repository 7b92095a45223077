import FoundationEssentials
import WeatherFormat

/// Reads Open-Meteo's `/v1/forecast`: parallel arrays with a table of units beside them.
///
/// Its times are not the place's own across a clock change: every local time of a response, and every day's midnight,
/// is `utc_offset_seconds` away from UTC, the offset that held when the response was made (open-meteo issues 261, 488).
/// So a time becomes an instant by that offset alone, and the place's zone decides what its clocks show, as long as it has
/// that offset then.
///
/// Amounts and chances are those of the hour *before* their time. They move to the step in which they fall, so that an hour
/// of any service is the hour that begins.
struct OpenMeteoReader {
    let root: JSONNode
    let fields: FieldReader
    /// Seconds east of UTC for every local time of the response.
    let offsetSeconds: Int?

    init(_ root: JSONNode, _ log: ForecastFaultLog) {
        self.root = root
        fields = FieldReader(log: log)
        offsetSeconds = fields.number(
            root.member("utc_offset_seconds"), "seconds from -86400 to 86400", in: -86_400...86_400
        ).map { Int($0) }
    }

    func forecast() throws(ForecastError) -> Forecast {
        var forecast = Forecast(service: .openMeteo)
        let place = PlaceZone(named: fields.placedZone(root.member("timezone")), log: fields.log)
        forecast.current = current()
        forecast.hours = hours()
        forecast.days = days()
        forecast.minutes = minutes()
        forecast.zone = place.zone(
            offset: offsetSeconds, at: forecast.current?.time,
            or: forecast.hours.map(\.start) + noons(of: forecast.days) + forecast.minutes.map(\.start))
        return forecast
    }

    /// A local time by the response's offset, or seconds since 1970.
    func time(_ node: JSONNode?) -> Date? {
        guard let node, !node.isNull else { return nil }
        if node.number != nil { return fields.unixTime(node) }
        guard let instant = node.time?.instant(offsetSeconds: offsetSeconds) else {
            fields.log.add(
                node,
                expected: "a time such as 2026-02-06T16:30, with the response's utc_offset_seconds, "
                    + "or seconds since 1970")
            return nil
        }
        return instant
    }

    /// An instant of each day, by the response's offset.
    private func noons(of days: [ForecastDay]) -> [Date] {
        days.map { Date(timeIntervalSince1970: Double($0.day.daysSince1970 * 86_400 + 43_200 - (offsetSeconds ?? 0))) }
    }

    private func current() -> CurrentConditions? {
        if let node = root.member("current") {
            let block = OpenMeteoBlock(values: node, units: root.member("current_units"), fields: fields)
            guard let time = time(node.member("time")) else { return nil }
            var variables = OpenMeteoConditions()
            var conditions = variables.conditions(at: nil, in: block)
            conditions.precipitation.kind = conditions.condition?.kind
            return CurrentConditions(time: time, conditions: conditions)
        }
        guard let node = root.member("current_weather") else { return nil }
        // Older responses have no units for this block. They are the ones of the hourly block, where that has them.
        let units = root.member("current_weather_units")
        let block = OpenMeteoBlock(values: node, units: units ?? root.member("hourly_units"), fields: fields)
        guard let time = time(node.member("time")) else { return nil }
        return CurrentConditions(time: time, conditions: block.legacyConditions(hasOwnUnits: units != nil))
    }

    private func hours() -> [ForecastHour] {
        guard let node = root.member("hourly") else { return [] }
        let block = OpenMeteoBlock(values: node, units: root.member("hourly_units"), fields: fields)
        var conditions = OpenMeteoConditions()
        var precipitation = OpenMeteoPrecipitation(chance: "precipitation_probability")
        let times = block.times()
        var steps = HoursBefore(capacity: times.count)
        var rows: [TimeOrder<Int>.Placed] = []
        rows.reserveCapacity(times.count)
        for (index, node) in times {
            guard let start = time(node) else { continue }
            let atTime = conditions.conditions(at: index, in: block)
            let before = precipitation.precipitation(at: index, atTime.condition, in: block)
            rows.append(.init(start: start, node: node, step: steps.add(start, atTime, before: before)))
        }
        return steps.hours(in: TimeOrder(rows, isEven: true, log: fields.log))
    }
}
