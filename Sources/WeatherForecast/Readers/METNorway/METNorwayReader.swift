import FoundationEssentials
import WeatherFormat

/// Reads the Norwegian Meteorological Institute's `locationforecast/2.0`, compact and complete.
///
/// Times are UTC and the document names no zone. Steps are hours for about two and a half days, six hours after that.
/// The complete product adds the chance, gust, dew point and UV index to the compact one.
struct METNorwayReader {
    private let properties: JSONNode
    private let fields: FieldReader
    private let units: METNorwayUnits

    init(_ root: JSONNode, _ log: ForecastFaultLog) throws(ForecastError) {
        guard let properties = root.member("properties") else {
            throw root.failure(member: "properties", expected: "an object with the time series")
        }
        self.properties = properties
        fields = FieldReader(log: log)
        units = METNorwayUnits(properties.member("meta")?.member("units"), fields)
    }

    func forecast() throws(ForecastError) -> Forecast {
        guard let series = properties.member("timeseries"), let elements = series.elements else {
            throw properties.failure(member: "timeseries", expected: "an array of time steps")
        }
        var forecast = Forecast(service: .metNorway)
        forecast.updated = fields.instant(properties.member("meta")?.member("updated_at"))
        let placed = elements.compactMap { element -> TimeOrder<ForecastHour>.Placed? in
            guard let time = element.member("time") else {
                fields.log.add(element, expected: "a time step with its time")
                return nil
            }
            guard let start = fields.instant(time) else { return nil }
            let hour = ForecastHour(start: start, conditions: conditions(of: element))
            return .init(start: start, path: time.path, step: hour)
        }
        forecast.hours = TimeOrder(placed, isEven: false, log: fields.log).steps
        return forecast
    }

    private func conditions(of element: JSONNode) -> Conditions {
        var conditions = Conditions()
        let data = element.member("data")
        // The last step of a document has nothing after it.
        let next = data?.member(["next_1_hours", "next_6_hours", "next_12_hours"])
        let ahead = next?.member("details")
        conditions.precipitation = Precipitation(
            chance: fields.chance(percent: ahead?.member("probability_of_precipitation")),
            amount: fields.amount(ahead?.member("precipitation_amount"), units.precipitation),
            kind: kind(of: next?.member("summary")?.member("symbol_code")))
        guard let now = data?.member("instant")?.member("details") else { return conditions }
        conditions.temperature = fields.temperature(now.member("air_temperature"), units.temperature)
        conditions.dewPoint = fields.temperature(now.member("dew_point_temperature"), units.temperature)
        conditions.humidity = fields.percent(now.member("relative_humidity"))
        conditions.pressure = fields.pressure(now.member("air_pressure_at_sea_level"), units.pressure)
        conditions.wind = fields.speed(now.member("wind_speed"), units.speed).map(Wind.init(_:))
        conditions.gust = fields.speed(now.member("wind_speed_of_gust"), units.speed)
        conditions.windDirectionDegrees = fields.direction(now.member("wind_from_direction"))
        conditions.uvIndex = fields.uvIndex(now.member("ultraviolet_index_clear_sky"))
        conditions.cloudCover = fields.percent(now.member("cloud_area_fraction"))
        return conditions
    }

    /// `heavysnowshowersandthunder`, `lightsleet`, `rain`, `clearsky_day`.
    private func kind(of node: JSONNode?) -> PrecipitationKind? {
        guard let code = fields.text(node, "a symbol code such as lightrain") else { return nil }
        if code.contains("sleet") { return .sleet }
        if code.contains("snow") { return .snow }
        return code.contains("rain") ? .rain : nil
    }
}

/// The units of one document. The institute states them once; where it does not, they are the ones that it documents for
/// every response: celsius, m/s, hPa and mm.
struct METNorwayUnits {
    let temperature: Temperature.Unit?
    let speed: WindSpeed.Unit?
    let pressure: Pressure.Unit?
    let precipitation: PrecipitationAmount.Unit?

    init(_ table: JSONNode?, _ fields: FieldReader) {
        func unit<Kind: ServiceKind>(_ name: String, _ documented: QuantityUnit<Kind>) -> QuantityUnit<Kind>? {
            guard let table, table.member(name) != nil else { return documented }
            return fields.unit(name, in: table, of: table.path)
        }
        temperature = unit("air_temperature", .celsius)
        speed = unit("wind_speed", .metersPerSecond)
        pressure = unit("air_pressure_at_sea_level", .hectopascals)
        precipitation = unit("precipitation_amount", .millimeters)
    }
}
