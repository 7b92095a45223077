/// The names of a period, in the order of the service's documents; also those that are not read, so that the order holds.
enum NWSName: Int, JSONName {
    case number, name, startTime, endTime, isDaytime, temperature, temperatureUnit, temperatureTrend,
        probabilityOfPrecipitation, dewpoint, relativeHumidity, windSpeed, windGust, windDirection,
        icon, shortForecast, detailedForecast

    var text: StaticString {
        switch self {
        case .number: "number"
        case .name: "name"
        case .startTime: "startTime"
        case .endTime: "endTime"
        case .isDaytime: "isDaytime"
        case .temperature: "temperature"
        case .temperatureUnit: "temperatureUnit"
        case .temperatureTrend: "temperatureTrend"
        case .probabilityOfPrecipitation: "probabilityOfPrecipitation"
        case .dewpoint: "dewpoint"
        case .relativeHumidity: "relativeHumidity"
        case .windSpeed: "windSpeed"
        case .windGust: "windGust"
        case .windDirection: "windDirection"
        case .icon: "icon"
        case .shortForecast: "shortForecast"
        case .detailedForecast: "detailedForecast"
        }
    }
}
