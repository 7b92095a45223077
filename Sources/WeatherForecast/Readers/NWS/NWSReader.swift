import FoundationEssentials
import WeatherFormat

/// Reads the US National Weather Service's `/gridpoints/…/forecast` (half days) and `/forecast/hourly`.
///
/// Every time carries the place's offset from UTC, and none its zone: that is in the `/points/…` response. Without it the
/// offsets of the periods are the zone.
struct NWSReader {
    private let properties: JSONNode
    private let points: JSONNode?
    private let fields: FieldReader

    init(_ root: JSONNode, points: JSONNode?, _ log: ForecastFaultLog) throws(ForecastError) {
        guard let properties = root.member("properties") else {
            throw root.failure(member: "properties", expected: "an object with the periods")
        }
        self.properties = properties
        self.points = points
        fields = FieldReader(log: log)
    }

    func forecast() throws(ForecastError) -> Forecast {
        guard let elements = fields.steps(properties.member("periods")) else {
            throw properties.failure(member: "periods", expected: "an array of periods")
        }
        let names = JSONNames<NWSName>()
        var periods: [NWSPeriod] = []
        periods.reserveCapacity(elements.count)
        for element in elements {
            if let period = NWSPeriod(element, names, fields) { periods.append(period) }
        }
        var forecast = Forecast(service: .nationalWeatherService)
        forecast.zone = fields.zone(
            ofPoints: points,
            offsets: periods.compactMap { period in period.time.offsetSeconds.map { (period.start, $0) } })
        forecast.updated = fields.instant(properties.member("updateTime", or: "updated"))
        forecast.generated = fields.instant(properties.member("generatedAt"))
        // The half days are about twelve hours long, the hours one.
        let isHourly = periods.allSatisfy { $0.seconds <= 3 * 3600 }
        if isHourly {
            let placed = periods.indices.map {
                TimeOrder.Placed(start: periods[$0].start, node: periods[$0].node, step: $0)
            }
            forecast.hours = TimeOrder(placed, isEven: true, log: fields.log).steps.map { periods[$0].hour }
        } else {
            forecast.days = NWSDays(periods).days
        }
        return forecast
    }
}
