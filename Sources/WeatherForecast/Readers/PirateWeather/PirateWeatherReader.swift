import FoundationEssentials
import WeatherFormat

/// Reads Pirate Weather, and Dark Sky whose format it continues.
///
/// Every number's unit follows from `flags.units`, or from what the caller says of a document that was asked for without
/// its flags. A value of -999 says that there is none.
struct PirateWeatherReader {
    let root: JSONNode
    let fields: FieldReader
    let units: PirateWeatherUnits
    let names = JSONNames<PirateWeatherName>()

    init(_ root: JSONNode, units named: SourceUnits?, _ log: ForecastFaultLog) throws(ForecastError) {
        self.root = root
        fields = FieldReader(log: log, missingMarker: -999)
        units = try Self.units(of: root, named: named, log)
    }

    /// - Throws: where nobody says, since every number depends on it.
    private static func units(
        of root: JSONNode, named: SourceUnits?, _ log: ForecastFaultLog
    ) throws(ForecastError) -> PirateWeatherUnits {
        let flags = root.member("flags")
        let known = SourceUnits.ofDarkSky
        guard let flags, let node = flags.member("units") else {
            if let units = named.flatMap(PirateWeatherUnits.init) { return units }
            let expected = "\(known), by which every number is read, or the same from the caller"
            if let flags { throw flags.failure(member: "units", expected: expected) }
            throw .refusal(
                .key("units", of: .key("flags", of: root.path)),
                found: named.map { "\($0.rawValue) from the caller" } ?? "nothing", expected: expected)
        }
        guard let own = node.string.flatMap(SourceUnits.init(rawValue:)), let units = PirateWeatherUnits(own) else {
            throw flags.failure(member: "units", expected: "\(known), by which every number is read")
        }
        if let named, named != own {
            log.add(node, expected: "\(named.rawValue), as the caller says; the document's own word is taken")
        }
        return units
    }

    func forecast() -> Forecast {
        var forecast = Forecast(service: .pirateWeather)
        let place = PlaceZone(named: fields.placedZone(root.member("timezone")), log: fields.log)
        let offsetHours = fields.number(root.member("offset"), "hours from -24 to 24", in: -24...24)
        forecast.current = current()
        // The service's own clock reading: it has no other time of making.
        forecast.updated = forecast.current?.time
        forecast.hours = steps(of: "hourly", isEven: true) { start, node in
            ForecastHour(start: start, conditions: conditions(of: JSONRecord(node, names)))
        }
        forecast.zone = place.zone(
            offset: offsetHours.map { Int($0 * 3600) }, at: forecast.current?.time,
            or: forecast.hours.map(\.start) + midnights())
        forecast.days = days(zone: forecast.zone)
        forecast.minutes = steps(of: "minutely", isEven: true) { start, node in
            ForecastMinute(start: start, chance: fields.chance(fraction: node.member("precipProbability")))
        }
        forecast.alerts = alerts()
        return forecast
    }

    /// When the service's days begin, for a document that has nothing else.
    private func midnights() -> [Date] {
        let points = root.member("daily")?.member("data")?.elements
        // A time that is none is a fault of the day's own reading.
        return (points?.map { $0 } ?? []).compactMap { $0.member("time")?.number }.filter(
            SupportedInstants.seconds.contains
        )
        .map(Date.init(timeIntervalSince1970:))
    }

    private func current() -> CurrentConditions? {
        guard let node = root.member("currently"), let time = fields.unixTime(node.member("time")) else { return nil }
        return CurrentConditions(time: time, conditions: conditions(of: JSONRecord(node, names)))
    }

    /// The points of a block, in order, those without a time left out.
    func steps<Step>(of block: StaticString, isEven: Bool, _ read: (Date, JSONNode) -> Step) -> [Step] {
        guard let node = root.member(block) else { return [] }
        guard let elements = fields.steps(node.member("data")) else {
            fields.log.add(node.member("data") ?? node, expected: "an array of data points")
            return []
        }
        return fields.steps(
            elements, "a data point", time: "time", isEven: isEven, at: fields.unixTime, read
        ).steps
    }

    private func conditions(of point: JSONRecord<PirateWeatherName>) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = fields.temperature(point[.temperature], units.temperature)
        conditions.feelsLike = fields.quantity(
            point[.apparentTemperature], units.temperature, within: .feelsLike)
        conditions.dewPoint = fields.quantity(point[.dewPoint], units.temperature, within: .dewPoint)
        conditions.humidity = fields.percent(fraction: point[.humidity])
        conditions.pressure = fields.pressure(point[.pressure], .hectopascals)
        conditions.wind = fields.speed(point[.windSpeed], units.speed).map(Wind.init(_:))
        conditions.gust = fields.speed(point[.windGust], units.speed)
        conditions.windDirectionDegrees = fields.direction(point[.windBearing])
        conditions.visibility = fields.distance(point[.visibility], units.distance)
        conditions.uvIndex = fields.uvIndex(point[.uvIndex])
        conditions.cloudCover = fields.percent(fraction: point[.cloudCover])
        conditions.precipitation = precipitation(of: point, within: .inAnHour)
        let icon = icon(of: point)
        conditions.condition = icon?.condition
        conditions.isDay = icon?.isDay
        return conditions
    }

    func icon(of point: JSONRecord<PirateWeatherName>) -> ConditionCode? {
        fields.condition(point[.icon], in: PirateWeatherIcon.codes, "an icon such as partly-cloudy-day")
    }

    /// `precipAccumulation` adds the depth of snow to that of rain (5 mm and 5 cm are 5.5 cm), so it is one or the other
    /// by the kind; version 2 of the service tells them apart.
    func precipitation(
        of point: JSONRecord<PirateWeatherName>, within records: WorldRecords<PrecipitationAmountKind>
    ) -> Precipitation {
        let named = kind(of: point[.precipType])
        let total = point[.precipAccumulation]
        let isApart = point[.liquidAccumulation] != nil || point[.snowAccumulation] != nil
        let liquid = isApart ? point[.liquidAccumulation] : named == .snow ? nil : total
        let snow = isApart ? point[.snowAccumulation] : named == .snow ? total : nil
        var precipitation = Precipitation(
            chance: fields.chance(fraction: point[.precipProbability]),
            amount: fields.quantity(liquid, units.accumulation, within: records),
            snowfall: fields.quantity(snow, units.snow, within: .inADay), kind: named)
        if isApart {
            let ice = fields.quantity(point[.iceAccumulation], units.accumulation, within: records)
            precipitation.kind = kind(named, liquid: precipitation.amount, precipitation.snowfall, ice: ice)
            precipitation.rain = precipitation.amount
        }
        return precipitation
    }

    /// By what falls.
    ///
    /// Where nothing does, what the service names as what could.
    private func kind(
        _ named: PrecipitationKind?, liquid: PrecipitationAmount?, _ snowfall: SnowDepth?, ice: PrecipitationAmount?
    ) -> PrecipitationKind? {
        var falling: [PrecipitationKind] = []
        if let liquid, liquid.value > 0 { falling.append(.rain) }
        if let snowfall, snowfall.value > 0 { falling.append(.snow) }
        // The service's ice is freezing rain and sleet together, and its kind says which.
        if let ice, ice.value > 0 { falling.append(named == .sleet ? .sleet : .freezingRain) }
        return falling.isEmpty ? named : .together(falling)
    }

    private func kind(of node: JSONNode?) -> PrecipitationKind? {
        guard let text = fields.text(node, "a kind of precipitation such as rain"), let node else { return nil }
        switch text {
        case "none": return nil
        case "rain": return .rain
        case "snow": return .snow
        case "sleet", "hail": return .sleet
        case "ice": return .freezingRain
        case "mixed": return .mixed
        default:
            fields.log.add(node, expected: "none, rain, snow, sleet, ice or mixed")
            return nil
        }
    }
}
