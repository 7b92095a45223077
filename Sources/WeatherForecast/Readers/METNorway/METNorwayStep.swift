import FoundationEssentials
import WeatherFormat

/// One step of a time series: the weather at its time, and what the hours after it bring.
struct METNorwayStep {
    let start: Date
    let conditions: Conditions
    /// Of a nowcast.
    let rate: PrecipitationRate?
    private let high: Temperature?
    private let low: Temperature?
    /// For how many hours the step speaks: 1, 6 or 12; nil where nothing stands behind it, as in the last step.
    private let hours: Int?
    private let period: JSONNode?

    init(
        _ data: JSONNode, start: Date, _ fields: FieldReader, _ units: METNorwayUnits, _ names: JSONNames<METNorwayName>
    ) {
        self.start = start
        let found = Self.period(of: data)
        hours = found?.hours
        period = found?.node
        let ahead = (period?.member("details")).map { JSONRecord($0, names) }
        high = fields.temperature(ahead?[.airTemperatureMax], units.temperature)
        low = fields.temperature(ahead?[.airTemperatureMin], units.temperature)
        let now = (data.member("instant")?.member("details")).map { JSONRecord($0, names) }
        rate = fields.quantity(now?[.precipitationRate], units.rate, within: .rate)
        var conditions = Conditions()
        conditions.precipitation = Precipitation(
            chance: fields.chance(percent: ahead?[.probabilityOfPrecipitation]),
            amount: fields.quantity(
                ahead?[.precipitationAmount], units.precipitation,
                within: hours == 1 ? .inAnHour : .inADay))
        let symbol = Self.symbol(period?.member("summary")?.member("symbol_code"), fields)
        conditions.condition = symbol?.condition
        conditions.isDay = symbol?.isDay
        conditions.precipitation.kind = symbol?.condition.kind
        conditions.temperature = fields.temperature(now?[.airTemperature], units.temperature)
        conditions.dewPoint = fields.quantity(
            now?[.dewPointTemperature], units.temperature, within: .dewPoint)
        conditions.humidity = fields.percent(now?[.relativeHumidity])
        conditions.pressure = fields.pressure(now?[.airPressureAtSeaLevel], units.pressure)
        conditions.wind = fields.speed(now?[.windSpeed], units.speed).map(Wind.init(_:))
        conditions.gust = fields.speed(now?[.windSpeedOfGust], units.speed)
        conditions.windDirectionDegrees = fields.direction(now?[.windFromDirection])
        conditions.uvIndex = fields.uvIndex(now?[.ultravioletIndexClearSky])
        conditions.cloudCover = fields.percent(now?[.cloudAreaFraction])
        self.conditions = conditions
    }

    /// The step as it is shown until the next one begins.
    ///
    /// What it says of a longer time than that is left out: the amount of six hours is no hour's.
    func hour(until next: Date?, _ log: ForecastFaultLog) -> ForecastHour {
        var hour = ForecastHour(start: start, duration: Double(hours ?? 1) * 3600, conditions: conditions)
        guard let next, next < hour.end else {
            hour.high = high
            hour.low = low
            return hour
        }
        hour.duration = next.timeIntervalSince1970 - start.timeIntervalSince1970
        hour.conditions.precipitation = Precipitation()
        hour.conditions.condition = nil
        if let period {
            log.add(
                period.path, found: "\(hours ?? 1) hours, of which \(JSONNumber.written(hour.duration / 3600)) pass",
                expected: "a step as long as what it says")
        }
        return hour
    }

    /// The shortest: a document has several for one step.
    private static func period(of data: JSONNode) -> (hours: Int, node: JSONNode)? {
        if let node = data.member("next_1_hours") { return (1, node) }
        if let node = data.member("next_6_hours") { return (6, node) }
        return data.member("next_12_hours").map { (12, $0) }
    }

    private static func symbol(_ node: JSONNode?, _ fields: FieldReader) -> METNorwaySymbol? {
        let expected = "a symbol code such as lightrain"
        guard let node, let symbol = fields.text(node, expected, { METNorwaySymbol($0) }) else { return nil }
        if symbol == nil { fields.log.add(node, expected: expected) }
        return symbol
    }
}
