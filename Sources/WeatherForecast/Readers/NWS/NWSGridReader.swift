import FoundationEssentials
import WeatherFormat

/// Reads the US National Weather Service's raw `/gridpoints/…`: layers of values for intervals, the only place where the
/// service says amounts, gusts and the depth of snow.
///
/// Times are UTC. The place's zone is in the `/points/…` response, as of the service's other forecasts.
struct NWSGridReader {
    private let grid: NWSGrid
    private let points: JSONNode?
    private let fields: FieldReader

    init(_ root: JSONNode, points: JSONNode?, _ log: ForecastFaultLog) throws(ForecastError) {
        guard let properties = root.member("properties") else {
            throw root.failure(member: "properties", expected: "an object with the layers")
        }
        fields = FieldReader(log: log)
        grid = NWSGrid(properties, fields)
        self.points = points
    }

    func forecast() -> Forecast {
        var forecast = Forecast(service: .nationalWeatherService)
        forecast.zone = fields.zone(ofPoints: points, offsets: [])
        forecast.updated = fields.instant(grid.node.member("updateTime"))
        forecast.hours = NWSGridHours(grid).hours()
        forecast.days = days(zone: forecast.zone)
        return forecast
    }

    /// The day's high and the low of the night that follows, as in the service's forecast of half days.
    ///
    /// The middle of a day's interval lies in the afternoon, the middle of a night's half a day behind that. Both dates are
    /// those of UTC, too, anywhere in the United States, so that no zone is needed.
    private func days(zone: ZoneID?) -> [ForecastDay] {
        let clock = LocalClock(zone: zone ?? .utc)
        var days: [CivilDay: ForecastDay] = [:]
        func take(
            _ layer: NWSGridLayer<Temperature>, seconds: Double, _ path: WritableKeyPath<ForecastDay, Temperature?>
        ) {
            for entry in layer.entries {
                let middle = Date(timeIntervalSince1970: (entry.start + entry.end) / 2 + seconds)
                let civilDay: CivilDay
                do throws(WeatherFormatError) { civilDay = try clock.day(at: middle) } catch { continue }
                var day = days[civilDay] ?? ForecastDay(day: civilDay)
                day[keyPath: path] = day[keyPath: path] ?? entry.value
                days[civilDay] = day
            }
        }
        take(grid.high, seconds: 0, \.high)
        take(grid.low, seconds: -43_200, \.low)
        return days.values.sorted { $0.day < $1.day }
    }
}

extension FieldReader {
    /// The zone of a points response, as long as it has the offsets of a forecast's times then; else theirs.
    func zone(ofPoints points: JSONNode?, offsets: [(instant: Date, seconds: Int)]) -> ZoneID? {
        let named = placedZone(points?.member("properties")?.member("timeZone"))
        if let points, named == nil {
            log.add(
                .key("properties", of: points.path), found: "no time zone",
                expected: "a points response with its timeZone")
        }
        return PlaceZone(named: named, log: log).zone(offsets: offsets)
    }
}
