import FoundationEssentials
import WeatherFormat

/// Reads Bright Sky's `/weather`: the hours of Germany's weather service (DWD), measured and forecast.
///
/// An amount and its chance are those of the hour *before* a record's time, and move to the hour in which they fall. Each
/// time has the offset from UTC that was asked for; the place's zone is not in the document. Source: the service's models,
/// `https://brightsky.dev/docs`.
struct BrightSkyReader {
    private let root: JSONNode
    private let records: JSONElements
    private let fields: FieldReader
    private let units: BrightSkyUnits

    init(_ root: JSONNode, _ log: ForecastFaultLog) throws(ForecastError) {
        fields = FieldReader(log: log)
        guard let records = fields.steps(root.member("weather")) else {
            throw root.failure(member: "weather", expected: "an array of hours")
        }
        self.root = root
        self.records = records
        units = BrightSkyUnits(of: records)
    }

    func forecast() -> Forecast {
        var forecast = Forecast(service: .brightSky)
        var hours = HoursBefore()
        let order = fields.steps(records, "an hour", time: "timestamp", isEven: true, at: fields.instant) {
            start, node in
            hours.add(start, conditions(of: node), before: precipitation(of: node))
        }
        forecast.hours = hours.hours(in: order)
        forecast.zone = zone(order)
        forecast.generated = lastMeasured()
        return forecast
    }

    /// The time of the last record that was measured, behind which the forecast begins: so late it was when the document was
    /// made.
    ///
    /// Nil where it has no forecast, or nothing else. A record names its source, and a source says which of the two it is.
    private func lastMeasured() -> Date? {
        var forecasts: Set<Double> = []
        for source in root.member("sources")?.elements?.map({ $0 }) ?? [] {
            guard let id = source.member("id")?.number,
                source.member("observation_type")?.withText({ $0.equals("forecast") }) == true
            else { continue }
            forecasts.insert(id)
        }
        var last: Date?
        var hasForecast = false
        for record in records {
            guard let source = record.member("source_id")?.number else { continue }
            if forecasts.contains(source) {
                hasForecast = true
            } else if let time = record.member("timestamp")?.time?.instant(), time > last ?? .distantPast {
                last = time
            }
        }
        return hasForecast ? last : nil
    }

    /// What the times' own offsets are; those of UTC are what nobody asked for, and say nothing of the place.
    private func zone(_ order: TimeOrder<Int>) -> ZoneID? {
        let offsets = order.placed.compactMap { placed in
            placed.node.time?.offsetSeconds.map { (instant: placed.start, seconds: $0) }
        }
        return offsets.allSatisfy { $0.seconds == 0 } ? nil : ZoneID(ofDocument: offsets)
    }

    private func conditions(of node: JSONNode) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature(node.member("temperature"), within: .air)
        conditions.dewPoint = temperature(node.member("dew_point"), within: .dewPoint)
        conditions.humidity = fields.percent(node.member("relative_humidity"))
        conditions.pressure = pressure(node.member("pressure_msl"))
        conditions.wind = fields.speed(node.member("wind_speed"), units.speed).map(Wind.init(_:))
        conditions.gust = fields.speed(node.member("wind_gust_speed"), units.speed)
        conditions.windDirectionDegrees = fields.direction(node.member("wind_direction"))
        conditions.visibility = fields.distance(node.member("visibility"), .meters)
        conditions.cloudCover = fields.percent(node.member("cloud_cover"))
        let condition = fields.condition(
            node.member("condition"), in: BrightSkyCondition.codes, "a condition such as rain")?.condition
        let icon = fields.condition(node.member("icon"), in: BrightSkyCondition.icons, "an icon such as clear-day")
        conditions.condition = condition ?? icon?.condition
        conditions.isDay = icon?.isDay
        return conditions
    }

    private func precipitation(of node: JSONNode) -> Precipitation {
        let named = node.member("condition")?.withText { BrightSkyCondition.codes.row($0)?.condition } ?? nil
        return Precipitation(
            chance: fields.chance(percent: node.member("precipitation_probability")),
            amount: fields.quantity(node.member("precipitation"), .millimeters, within: .inAnHour), kind: named?.kind)
    }

    private func temperature(_ node: JSONNode?, within records: WorldRecords<TemperatureKind>) -> Temperature? {
        switch units {
        case .dwd: fields.quantity(node, .celsius, within: records)
        case .si: fields.kelvins(node, within: records)
        }
    }

    private func pressure(_ node: JSONNode?) -> Pressure? {
        switch units {
        case .dwd: return fields.pressure(node, .hectopascals)
        case .si:
            let read = fields.value(node, "a pressure in Pa") { number throws(WeatherFormatError) in
                try Pressure(number / 100, .hectopascals)
            }
            guard let read, let node else { return nil }
            guard WorldRecords.atSeaLevel.contain(read) else {
                fields.log.add(node, expected: WorldRecords<PressureKind>.atSeaLevel.expected)
                return nil
            }
            return read
        }
    }
}

/// The units of a document, which does not repeat the `units` that it was asked for: degrees Celsius, km/h and hectopascals,
/// or kelvins, m/s and pascals.
///
/// No temperature and no pressure can be of both.
enum BrightSkyUnits {
    case dwd, si

    var speed: WindSpeed.Unit {
        switch self {
        case .dwd: .kilometersPerHour
        case .si: .metersPerSecond
        }
    }

    /// By most of the values; without any, those that nobody has to ask for.
    init(of records: JSONElements) {
        var surplus = 0
        for record in records {
            if let kelvins = record.member("temperature")?.number { surplus += kelvins > 150 ? 1 : -1 }
            if let pascals = record.member("pressure_msl")?.number { surplus += pascals > 2000 ? 1 : -1 }
        }
        self = surplus > 0 ? .si : .dwd
    }
}
