import FoundationEssentials
import WeatherFormat

/// The hours that a grid's intervals cover.
///
/// A value holds for its whole interval, and so does a chance; an amount is spread evenly over the hours of its interval.
struct NWSGridHours {
    /// The service looks eight days ahead; an interval of sixteen is no forecast's.
    static let longestInterval = 16.0 * 86_400
    /// More than six weeks.
    private static let mostHours = 1024

    private let grid: NWSGrid

    init(_ grid: NWSGrid) { self.grid = grid }

    func hours() -> [ForecastHour] {
        var cursors = NWSGridCursors(grid)
        return starts().map { start in
            ForecastHour(
                start: Date(timeIntervalSince1970: start), conditions: cursors.conditions(from: start, to: start + 3600)
            )
        }
    }

    /// The beginnings of the hours of which some layer has a value.
    private func starts() -> [Double] {
        var starts: [Double] = []
        var next = -Double.infinity
        for (start, end) in grid.intervals.sorted(by: { $0.start < $1.start }) {
            // Behind a gap the hours begin anew.
            if start > next { next = start }
            while next < end {
                guard starts.count < Self.mostHours else {
                    grid.fields.log.add(
                        grid.node.path, found: "more than \(Self.mostHours) hours", expected: "a forecast of eight days"
                    )
                    return starts
                }
                starts.append(next)
                next += 3600
            }
        }
        return starts
    }
}

/// A place in each layer.
private struct NWSGridCursors {
    private var temperature, feelsLike, dewPoint: NWSGridCursor<Temperature>
    private var wind, gust: NWSGridCursor<WindSpeed>
    private var windDirection: NWSGridCursor<Double>
    private var humidity, clouds: NWSGridCursor<Percentage>
    private var visibility: NWSGridCursor<Distance>
    private var chance: NWSGridCursor<PrecipChance>
    private var water, snow: NWSGridCursor<Double>
    private var weather: NWSGridCursor<NWSGridWeather>

    init(_ grid: NWSGrid) {
        temperature = NWSGridCursor(grid.temperature)
        feelsLike = NWSGridCursor(grid.feelsLike)
        dewPoint = NWSGridCursor(grid.dewPoint)
        wind = NWSGridCursor(grid.wind)
        gust = NWSGridCursor(grid.gust)
        windDirection = NWSGridCursor(grid.windDirection)
        humidity = NWSGridCursor(grid.humidity)
        clouds = NWSGridCursor(grid.clouds)
        visibility = NWSGridCursor(grid.visibility)
        chance = NWSGridCursor(grid.chance)
        water = NWSGridCursor(grid.water)
        snow = NWSGridCursor(grid.snow)
        weather = NWSGridCursor(grid.weather)
    }

    mutating func conditions(from start: Double, to end: Double) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature.value(at: start)
        conditions.feelsLike = feelsLike.value(at: start)
        conditions.dewPoint = dewPoint.value(at: start)
        conditions.humidity = humidity.value(at: start)
        conditions.wind = wind.value(at: start).map(Wind.init(_:))
        conditions.gust = gust.value(at: start)
        conditions.windDirectionDegrees = windDirection.value(at: start)
        conditions.visibility = visibility.value(at: start)
        conditions.cloudCover = clouds.value(at: start)
        let falling = weather.value(at: start)
        conditions.condition = falling?.condition ?? conditions.cloudCover.map(NWSGridWeather.sky(of:))
        conditions.precipitation.chance = chance.value(at: start)
        conditions.precipitation.amount = Self.quantity(water.part(from: start, to: end), .millimeters)
        conditions.precipitation.snowfall = Self.quantity(snow.part(from: start, to: end), .centimeters)
        conditions.precipitation.kind = falling?.kind
        return conditions
    }

    private static func quantity<Kind>(_ value: Double?, _ unit: QuantityUnit<Kind>) -> Quantity<Kind>? {
        guard let value else { return nil }
        do throws(WeatherFormatError) { return try Quantity(value, unit) } catch { return nil }
    }
}
