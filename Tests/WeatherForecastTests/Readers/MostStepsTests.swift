import Testing
import WeatherForecast

@Suite("So many steps are read, of every service") struct MostStepsTests {
    @Test("two of each list, and one fault for what stands behind them", arguments: OwnPayloads.names)
    func two(name: String) throws {
        let bytes = try OwnPayloads.bytes(name)
        let whole = try forecast(bytes, ForecastLimits())
        var limits = ForecastLimits()
        limits.mostSteps = 2
        let cut = try forecast(bytes, limits)
        let lists = [\Forecast.hours.count, \Forecast.minutes.count, \Forecast.days.count, \Forecast.alerts.count]
        // An interval of the raw grid, and a day and its night, are more or less than one step.
        if !name.hasPrefix("nws_grid") {
            for list in lists { #expect(cut[keyPath: list] <= min(2, whole[keyPath: list])) }
        }
        if lists.contains(where: { whole[keyPath: $0] > 2 }) {
            #expect(cut.faults.contains { $0.expected == "at most 2" })
        }
    }

    private func forecast(_ bytes: some Sequence<UInt8>, _ limits: ForecastLimits) throws(ForecastError) -> Forecast {
        do { return try Forecast(reading: Array(bytes), limits: limits) } catch {
            return try Forecast(reading: Array(bytes), sourceUnits: .standard, limits: limits)
        }
    }
}
