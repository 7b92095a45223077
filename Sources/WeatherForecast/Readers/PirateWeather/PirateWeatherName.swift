/// The names of a data point, in the order of the service's hours; also those that are not read, so that the order holds.
enum PirateWeatherName: Int, JSONName {
    case time, summary, icon, nearestStormDistance, nearestStormBearing, precipIntensity, precipProbability,
        precipIntensityError, precipAccumulation, precipType, temperature, apparentTemperature, dewPoint, humidity,
        pressure, windSpeed, windGust, windBearing, cloudCover, uvIndex, visibility, ozone, liquidAccumulation,
        snowAccumulation, iceAccumulation, sunriseTime, sunsetTime, moonPhase, temperatureHigh, temperatureLow,
        temperatureMax, temperatureMin

    var text: StaticString {
        switch self {
        case .time: "time"
        case .summary: "summary"
        case .icon: "icon"
        case .nearestStormDistance: "nearestStormDistance"
        case .nearestStormBearing: "nearestStormBearing"
        case .precipIntensity: "precipIntensity"
        case .precipProbability: "precipProbability"
        case .precipIntensityError: "precipIntensityError"
        case .precipAccumulation: "precipAccumulation"
        case .precipType: "precipType"
        case .temperature: "temperature"
        case .apparentTemperature: "apparentTemperature"
        case .dewPoint: "dewPoint"
        case .humidity: "humidity"
        case .pressure: "pressure"
        case .windSpeed: "windSpeed"
        case .windGust: "windGust"
        case .windBearing: "windBearing"
        case .cloudCover: "cloudCover"
        case .uvIndex: "uvIndex"
        case .visibility: "visibility"
        case .ozone: "ozone"
        case .liquidAccumulation: "liquidAccumulation"
        case .snowAccumulation: "snowAccumulation"
        case .iceAccumulation: "iceAccumulation"
        case .sunriseTime: "sunriseTime"
        case .sunsetTime: "sunsetTime"
        case .moonPhase: "moonPhase"
        case .temperatureHigh: "temperatureHigh"
        case .temperatureLow: "temperatureLow"
        case .temperatureMax: "temperatureMax"
        case .temperatureMin: "temperatureMin"
        }
    }
}
