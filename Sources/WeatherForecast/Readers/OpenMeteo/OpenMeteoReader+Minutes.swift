import FoundationEssentials
import WeatherFormat

extension OpenMeteoReader {
    /// The block of quarters of an hour, as the minute chart.
    ///
    /// An amount is that of the quarter *before* its time, as of an hour; it becomes the rate of the quarter in which it
    /// falls. Source: `https://open-meteo.com/en/docs`, 15-minutely weather variables, "preceding 15 minutes sum".
    func minutes() -> [ForecastMinute] {
        guard let node = root.member("minutely_15") else { return [] }
        let block = OpenMeteoBlock(values: node, units: root.member("minutely_15_units"), fields: fields)
        var precipitation = OpenMeteoPrecipitation(chance: "precipitation_probability")
        var placed: [TimeOrder<ForecastMinute>.Placed] = []
        for (index, node) in block.times() {
            guard let time = time(node) else { continue }
            let before = precipitation.precipitation(at: index, nil, in: block)
            let minute = ForecastMinute(
                start: time.addingTimeInterval(-Self.quarter), chance: before.chance, rate: rate(of: before.amount))
            placed.append(.init(start: minute.start, node: node, step: minute))
        }
        return TimeOrder(placed, isEven: true, log: fields.log).steps.filter { $0.chance != nil || $0.rate != nil }
    }

    /// In millimeters an hour, in thousandths, so that four times 0.1 is 0.4.
    private func rate(of amount: PrecipitationAmount?) -> PrecipitationRate? {
        guard let amount else { return nil }
        let thousandths = (amount.converted(to: .millimeters).value * 1000 * 3600 / Self.quarter).rounded()
        do throws(WeatherFormatError) {
            return try PrecipitationRate(thousandths / 1000, .millimetersPerHour)
        } catch { return nil }
    }

    /// In seconds.
    private static let quarter = 900.0
}
