import FoundationEssentials
import WeatherFormat

/// Reads the US National Weather Service's `/gridpoints/…/forecast` (half days) and `/forecast/hourly`.
///
/// Every time carries the place's offset from UTC, and none its zone: that is in the `/points/…` response. Without it the
/// zone is the offset of the first period.
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
        guard let elements = properties.member("periods")?.elements else {
            throw properties.failure(member: "periods", expected: "an array of periods")
        }
        let periods = elements.compactMap { NWSPeriod($0, fields) }
        var forecast = Forecast(service: .nationalWeatherService)
        forecast.zone = zone(periods.first)
        forecast.updated = fields.instant(properties.member(["updateTime", "updated"]))
        forecast.generated = fields.instant(properties.member("generatedAt"))
        // The half days are about twelve hours long, the hours one.
        let isHourly = periods.allSatisfy { $0.seconds <= 3 * 3600 }
        if isHourly {
            forecast.hours =
                TimeOrder(
                    periods.map { period in
                        .init(
                            start: period.start, path: period.path,
                            step: ForecastHour(
                                start: period.start, duration: period.seconds, conditions: period.conditions))
                    }, isEven: true, log: fields.log
                ).steps
        } else {
            forecast.days = NWSDays(periods).days
        }
        return forecast
    }

    private func zone(_ first: NWSPeriod?) -> ZoneID? {
        if let points {
            if let zone = fields.zone(points.member("properties")?.member("timeZone")) { return zone }
            fields.log.add(
                .key("properties", of: points.path), found: "no time zone",
                expected: "a points response with its timeZone")
        }
        return first?.time.offsetSeconds.flatMap(ZoneID.init(offsetSeconds:))
    }
}
