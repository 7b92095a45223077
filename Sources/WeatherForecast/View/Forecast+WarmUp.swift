import FoundationEssentials
public import WeatherFormat

extension Forecast {
    /// Makes all that the forecasts of a reader usually need, so that the first is as fast as all others: what
    /// ``/WeatherFormat/ReaderTag/warmUp(voice:)`` makes, and a made-up screen.
    ///
    ///     try Forecast.warmUp(for: try ReaderTag("de"))
    ///
    /// - Parameters:
    ///   - reader: of every word.
    ///   - voice: the voice that will be used.
    /// - Throws: ``ForecastError/formatting(_:)`` if ICU fails.
    public static func warmUp(for reader: ReaderTag, voice: Voice = .house) throws(ForecastError) {
        try formatting { () throws(WeatherFormatError) in try reader.warmUp(voice: voice) }
        let start = Date(timeIntervalSince1970: 1_786_752_000)
        let forecast = try formatting { () throws(WeatherFormatError) in try Forecast(madeUpFrom: start) }
        for hourCycle in HourCycle.allCases {
            let settings = ForecastViewSettings(for: reader, hourCycle: hourCycle, zone: .utc, voice: voice)
            _ = try ForecastView(forecast, settings, now: start).json()
        }
    }

    /// Two days of rain and wind that nobody had.
    private init(madeUpFrom start: Date) throws(WeatherFormatError) {
        var conditions = Conditions()
        conditions.temperature = try Temperature(21, .celsius)
        conditions.feelsLike = try Temperature(23, .celsius)
        conditions.dewPoint = try Temperature(12, .celsius)
        conditions.humidity = try Percentage(percent: 45)
        conditions.pressure = try Pressure(1013, .hectopascals)
        conditions.wind = Wind(try WindSpeed(12, .kilometersPerHour))
        conditions.gust = try WindSpeed(25, .kilometersPerHour)
        conditions.windDirectionDegrees = 225
        conditions.visibility = try Distance(10, .kilometers)
        conditions.uvIndex = try UVIndex(5)
        conditions.precipitation = Precipitation(
            chance: try PrecipChance(fraction: 0.6), amount: try PrecipitationAmount(1.2, .millimeters), kind: .rain)
        var day = ForecastDay(day: CivilDay(daysSince1970: Int(start.timeIntervalSince1970) / 86_400))
        day.high = conditions.temperature
        day.low = conditions.dewPoint
        day.sun = .risesAndSets(sunrise: start.addingTimeInterval(14_400), sunset: start.addingTimeInterval(68_400))
        day.moonPhase = 0.4
        self.init(
            zone: .utc, updated: start, current: CurrentConditions(time: start, conditions: conditions),
            hours: (0..<48).map {
                ForecastHour(start: start.addingTimeInterval(Double($0) * 3600), conditions: conditions)
            },
            days: [day],
            minutes: [ForecastMinute(start: start, chance: conditions.precipitation.chance)],
            alerts: [WeatherAlert(title: "Wind", starts: start, ends: start.addingTimeInterval(7200))])
    }
}
