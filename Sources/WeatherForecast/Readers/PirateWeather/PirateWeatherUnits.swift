import WeatherFormat

/// What `flags.units` stands for, by the service's table; visibility under `uk` in miles, as the text above that table
/// and Dark Sky's `uk2` have it.
struct PirateWeatherUnits {
    let temperature: Temperature.Unit
    let speed: WindSpeed.Unit
    let distance: Distance.Unit
    let accumulation: PrecipitationAmount.Unit
    let snow: SnowDepth.Unit

    /// Nil for another service's.
    init?(_ units: SourceUnits) {
        switch units {
        case .us: self.init(.fahrenheit, .milesPerHour, .miles, .inches, .inches)
        case .si: self.init(.celsius, .metersPerSecond, .kilometers, .centimeters, .centimeters)
        case .ca: self.init(.celsius, .kilometersPerHour, .kilometers, .centimeters, .centimeters)
        case .uk, .uk2: self.init(.celsius, .milesPerHour, .miles, .centimeters, .centimeters)
        case .standard, .metric, .imperial: return nil
        }
    }

    private init(
        _ temperature: Temperature.Unit, _ speed: WindSpeed.Unit, _ distance: Distance.Unit,
        _ accumulation: PrecipitationAmount.Unit, _ snow: SnowDepth.Unit
    ) {
        self.temperature = temperature
        self.speed = speed
        self.distance = distance
        self.accumulation = accumulation
        self.snow = snow
    }
}
