import FoundationEssentials
import WeatherFormat

/// Reads the Norwegian Meteorological Institute's `locationforecast/2.0`, compact and complete, and `nowcast/2.0`.
///
/// Times are UTC and the document names no zone. Steps are hours for about two and a half days, six hours after that.
/// The complete product adds the chance, gust, dew point and UV index to the compact one. A nowcast has a rate of
/// precipitation every five minutes for an hour and a half, and the weather of its first step.
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
        guard let elements = fields.steps(properties.member("timeseries")) else {
            throw properties.failure(member: "timeseries", expected: "an array of time steps")
        }
        var forecast = Forecast(service: .metNorway)
        forecast.updated = fields.instant(properties.member("meta")?.member("updated_at"))
        let isNowcast = properties.member("meta")?.member("radar_coverage") != nil
        let names = JSONNames<METNorwayName>()
        let placed = elements.compactMap { element -> TimeOrder<METNorwayStep>.Placed? in
            guard let time = element.member("time") else {
                fields.log.add(element, expected: "a time step with its time")
                return nil
            }
            guard let start = fields.instant(time) else { return nil }
            guard let data = element.member("data") else {
                fields.log.add(element, expected: "a time step with its data")
                return nil
            }
            let step = METNorwayStep(data, start: start, fields, units, names)
            return .init(start: start, node: time, step: step)
        }
        let steps = TimeOrder(placed, isEven: isNowcast, log: fields.log).steps
        if isNowcast {
            // Where no radar sees the place there are no rates, which is no forecast of dry weather.
            forecast.minutes = steps.compactMap { step in
                step.rate.map { ForecastMinute(start: step.start, chance: nil, rate: $0) }
            }
            forecast.current = steps.first.map { CurrentConditions(time: $0.start, conditions: $0.conditions) }
        } else {
            forecast.hours = steps.indices.map { index in
                steps[index].hour(until: index + 1 < steps.count ? steps[index + 1].start : nil, fields.log)
            }
        }
        return forecast
    }
}

/// The units of one document.
///
/// The institute states them once; where it does not, they are the ones that it documents for every response: celsius,
/// m/s, hPa, mm and mm/h.
struct METNorwayUnits {
    let temperature: Temperature.Unit?
    let speed: WindSpeed.Unit?
    let pressure: Pressure.Unit?
    let precipitation: PrecipitationAmount.Unit?
    let rate: PrecipitationRate.Unit?

    init(_ table: JSONNode?, _ fields: FieldReader) {
        func unit<Kind: ServiceKind>(_ name: StaticString, _ documented: QuantityUnit<Kind>) -> QuantityUnit<Kind>? {
            guard let table, let node = table.member(name) else { return documented }
            return fields.unit(node, of: table.path)
        }
        temperature = unit("air_temperature", .celsius)
        speed = unit("wind_speed", .metersPerSecond)
        pressure = unit("air_pressure_at_sea_level", .hectopascals)
        precipitation = unit("precipitation_amount", .millimeters)
        rate = unit("precipitation_rate", .millimetersPerHour)
    }
}
