import Glibc

/// The temperature that OpenWeather computes as it feels, by which a document that does not say its units shows them: only
/// in one of them do its temperature, humidity and wind give its `feels_like`.
///
/// The service does not write down how it computes; its documents since November 2020 follow the US National Weather
/// Service to the hundredth: wind chill (the formula of 2001) up to 50 °F in a wind of more than 3 mph, above that the
/// simple heat index, and from 80 °F on Rothfusz's regression (SR 90-23), never more than 7 °C below the temperature.
enum OpenWeatherFeelsLike {
    /// In Fahrenheit, of a temperature in Fahrenheit, a humidity in percent and a wind in miles an hour.
    static func fahrenheit(_ temperature: Double, humidity: Double, milesPerHour wind: Double) -> Double {
        guard temperature > 50 else {
            return max(chill(temperature, wind), temperature - 12.6)
        }
        let simple = 0.5 * (temperature + 61 + (temperature - 68) * 1.2 + humidity * 0.094)
        return simple + temperature < 160 ? simple : heatIndex(temperature, humidity)
    }

    private static func chill(_ temperature: Double, _ wind: Double) -> Double {
        guard wind > 3 else { return temperature }
        let factor = pow(wind, 0.16)
        return 35.74 + 0.6215 * temperature - 35.75 * factor + 0.4275 * temperature * factor
    }

    private static func heatIndex(_ temperature: Double, _ humidity: Double) -> Double {
        let (t, r) = (temperature, humidity)
        let first = -42.379 + 2.04901523 * t + 10.14333127 * r - 0.22475541 * t * r
        let second = -0.00683783 * t * t - 0.05481717 * r * r + 0.00122874 * t * t * r
        let index = first + second + 0.00085282 * t * r * r - 0.00000199 * t * t * r * r
        if r < 13, t <= 112 {
            return index - (13 - r) / 4 * ((17 - abs(t - 95)) / 17).squareRoot()
        }
        return r > 85 && t <= 87 ? index + (r - 85) / 10 * (87 - t) / 5 : index
    }
}
