import FoundationEssentials
import WeatherFormat

/// Reads OpenWeather's forecasts 2.5: a `list` of steps of three hours for five days, or of hours for four.
///
/// Of the zone it has the offset from UTC alone. The volumes are those of the time *before* a step's own, and so are the
/// chance and the code that belong to them: they move to the step in which they fall. Source:
/// `https://openweathermap.org/forecast5`, "Rain volume for last 3 hours".
struct FiveDayReader {
    private let root: JSONNode
    private let steps: JSONElements
    private let fields: FieldReader
    private let values: OpenWeatherFields

    init(_ root: JSONNode, units named: SourceUnits?, _ log: ForecastFaultLog) throws(ForecastError) {
        fields = FieldReader(log: log)
        guard let steps = fields.steps(root.member("list")) else {
            throw root.failure(member: "list", expected: "an array of steps")
        }
        self.root = root
        self.steps = steps
        let units = try OpenWeatherUnits(
            named: named, points: steps.map(OpenWeatherPoint.init(step:)), temperatures: [], log)
        values = OpenWeatherFields(fields: fields, units: units)
    }

    func forecast() -> Forecast {
        var forecast = Forecast(service: .openWeather)
        let city = root.member("city")
        let offset = fields.number(city?.member("timezone"), "seconds from -86400 to 86400", in: -86_400...86_400)
        forecast.zone = offset.flatMap { ZoneID(offsetSeconds: Int($0)) }
        var hours = HoursBefore()
        let order = fields.steps(steps, "a step", time: "dt", isEven: true, at: fields.unixTime) { start, node in
            let point = OpenWeatherPoint(step: node)
            let conditions = values.conditions(of: point)
            let before = values.precipitation(of: point, conditions.condition, within: .inADay)
            return hours.add(start, conditions, before: before)
        }
        forecast.hours = hours.hours(in: order, alone: 3 * 3600)
        return forecast
    }
}
