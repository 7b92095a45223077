/// A weather service whose documents can be read.
public enum WeatherService: String, Sendable, Hashable, Codable, CaseIterable {
    /// Open-Meteo, `/v1/forecast`.
    case openMeteo = "Open-Meteo"
    /// The Norwegian Meteorological Institute, `locationforecast/2.0` and `nowcast/2.0`.
    case metNorway = "MET Norway"
    /// The US National Weather Service, `/gridpoints/…`, its `/forecast` and `/forecast/hourly`.
    case nationalWeatherService = "US National Weather Service"
    /// Pirate Weather and the Dark Sky format that it continues.
    case pirateWeather = "Pirate Weather"
    /// OpenWeather, One Call and the five-day forecast.
    case openWeather = "OpenWeather"
    /// Apple's WeatherKit, by its REST interface.
    case weatherKit = "WeatherKit"
    /// Bright Sky, the data of Germany's weather service.
    case brightSky = "Bright Sky"
}
