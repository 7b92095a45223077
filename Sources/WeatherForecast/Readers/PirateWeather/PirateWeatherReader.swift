import FoundationEssentials
import WeatherFormat

/// Reads Pirate Weather, and Dark Sky whose format it continues.
///
/// Every number's unit follows from `flags.units`. A value of -999 says that there is none.
struct PirateWeatherReader {
    let root: JSONNode
    let fields: FieldReader
    let units: PirateWeatherUnits

    init(_ root: JSONNode, _ log: ForecastFaultLog) throws(ForecastError) {
        self.root = root
        fields = FieldReader(log: log, missingMarker: -999)
        units = try PirateWeatherUnits(root.member("flags") ?? root)
    }

    func forecast() throws(ForecastError) -> Forecast {
        var forecast = Forecast(service: .pirateWeather)
        let place = PlaceZone(named: fields.placedZone(root.member("timezone")), log: fields.log)
        let offsetHours = fields.number(root.member("offset"), "hours from -24 to 24", in: -24...24)
        forecast.current = current()
        // The service's own clock reading: it has no other time of making.
        forecast.updated = forecast.current?.time
        forecast.hours = steps(of: "hourly", isEven: true) { start, node in
            ForecastHour(start: start, conditions: conditions(of: node))
        }
        forecast.zone = place.zone(
            offset: offsetHours.map { Int($0 * 3600) }, at: forecast.current?.time,
            or: forecast.hours.map(\.start) + midnights())
        forecast.days = try days(zone: forecast.zone)
        forecast.minutes = steps(of: "minutely", isEven: true) { start, node in
            ForecastMinute(start: start, chance: fields.chance(fraction: node.member("precipProbability")))
        }
        forecast.alerts = alerts()
        return forecast
    }

    /// When the service's days begin, for a document that has nothing else.
    private func midnights() -> [Date] {
        let points = root.member("daily")?.member("data")?.elements ?? []
        // A time that is none is a fault of the day's own reading.
        return points.compactMap { $0.member("time")?.number }.filter(SupportedInstants.seconds.contains)
            .map(Date.init(timeIntervalSince1970:))
    }

    private func current() -> CurrentConditions? {
        guard let node = root.member("currently"), let time = fields.unixTime(node.member("time")) else { return nil }
        return CurrentConditions(time: time, conditions: conditions(of: node))
    }

    /// The points of a block, in order, those without a time left out.
    func steps<Step>(of block: String, isEven: Bool, _ read: (Date, JSONNode) -> Step) -> [Step] {
        guard let data = root.member(block)?.member("data") else { return [] }
        guard let elements = data.elements else {
            fields.log.add(data, expected: "an array of data points")
            return []
        }
        let placed = elements.compactMap { element -> TimeOrder<Step>.Placed? in
            guard let time = element.member("time") else {
                fields.log.add(element, expected: "a data point with its time")
                return nil
            }
            guard let start = fields.unixTime(time) else { return nil }
            return .init(start: start, path: time.path, step: read(start, element))
        }
        return TimeOrder(placed, isEven: isEven, log: fields.log).steps
    }

    private func conditions(of node: JSONNode) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = fields.temperature(node.member("temperature"), units.temperature)
        conditions.feelsLike = fields.temperature(node.member("apparentTemperature"), units.temperature)
        conditions.dewPoint = fields.temperature(node.member("dewPoint"), units.temperature)
        conditions.humidity = fields.percent(fraction: node.member("humidity"))
        conditions.pressure = fields.pressure(node.member("pressure"), .hectopascals)
        conditions.wind = fields.speed(node.member("windSpeed"), units.speed).map(Wind.init(_:))
        conditions.gust = fields.speed(node.member("windGust"), units.speed)
        conditions.windDirectionDegrees = fields.direction(node.member("windBearing"))
        conditions.visibility = fields.distance(node.member("visibility"), units.distance)
        conditions.uvIndex = fields.uvIndex(node.member("uvIndex"))
        conditions.cloudCover = fields.percent(fraction: node.member("cloudCover"))
        conditions.precipitation = precipitation(of: node)
        return conditions
    }

    /// `precipAccumulation` adds the depth of snow to that of rain (5 mm and 5 cm are 5.5 cm), so it is one or the other
    /// by the kind; version 2 of the service tells them apart.
    func precipitation(of node: JSONNode) -> Precipitation {
        let kind = kind(of: node.member("precipType"))
        let total = node.member("precipAccumulation")
        let isSnow = kind == .snow
        let liquid = node.member("liquidAccumulation") ?? (isSnow ? nil : total)
        let snow = node.member("snowAccumulation") ?? (isSnow ? total : nil)
        return Precipitation(
            chance: fields.chance(fraction: node.member("precipProbability")),
            amount: fields.amount(liquid, units.accumulation),
            snowfall: fields.snow(snow, units.snow),
            kind: kind)
    }

    private func kind(of node: JSONNode?) -> PrecipitationKind? {
        guard let text = fields.text(node, "a kind of precipitation such as rain"), let node else { return nil }
        switch text {
        case "none": return nil
        case "rain": return .rain
        case "snow": return .snow
        case "sleet", "ice", "hail": return .sleet
        case "mixed": return .mixed
        default:
            fields.log.add(node, expected: "none, rain, snow, sleet, ice or mixed")
            return nil
        }
    }
}

/// What `flags.units` stands for, by the service's table; visibility under `uk` in miles, as the text above that table
/// and Dark Sky's `uk2` have it.
struct PirateWeatherUnits {
    let temperature: Temperature.Unit
    let speed: WindSpeed.Unit
    let distance: Distance.Unit
    let accumulation: PrecipitationAmount.Unit
    let snow: SnowDepth.Unit

    /// - Throws: where the document does not say, since every number depends on it.
    init(_ flags: JSONNode) throws(ForecastError) {
        switch flags.member("units")?.string {
        case "us": self.init(.fahrenheit, .milesPerHour, .miles, .inches, .inches)
        case "si": self.init(.celsius, .metersPerSecond, .kilometers, .centimeters, .centimeters)
        case "ca": self.init(.celsius, .kilometersPerHour, .kilometers, .centimeters, .centimeters)
        case "uk", "uk2": self.init(.celsius, .milesPerHour, .miles, .centimeters, .centimeters)
        default:
            let inFlags = flags.path == .root ? JSONNode(value: .null, path: .key("flags", of: .root)) : flags
            throw inFlags.failure(member: "units", expected: "us, si, ca, uk or uk2, by which every number is read")
        }
    }

    private init(
        _ temperature: Temperature.Unit, _ speed: WindSpeed.Unit, _ distance: Distance.Unit,
        _ accumulation: PrecipitationAmount.Unit, _ snow: SnowDepth.Unit
    ) {
        self.temperature = temperature
        self.speed = speed
        self.distance = distance
        self.accumulation = accumulation
        self.snow = snow
    }
}
