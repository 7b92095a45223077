import WeatherFormat

extension Wind {
    /// Whether its strongest is stronger than another's.
    func isStronger(than other: Wind) -> Bool { high.isStronger(than: other.high) }
}

extension WindSpeed {
    /// Whether it is stronger than another, whatever unit each is in.
    func isStronger(than other: WindSpeed) -> Bool {
        converted(to: .metersPerSecond).value > other.converted(to: .metersPerSecond).value
    }
}

extension ForecastDay {
    /// Takes a wind for the day's, with its direction, where it is stronger; and a gust, by itself.
    mutating func takeStronger(wind other: Wind?, gust otherGust: WindSpeed?, from degrees: Double?) {
        if let other, wind.map({ other.isStronger(than: $0) }) ?? true {
            wind = other
            windDirectionDegrees = degrees
        }
        if let otherGust, gust.map({ otherGust.isStronger(than: $0) }) ?? true {
            gust = otherGust
            // Where nobody says the mean wind, the gust is all of it.
            if wind == nil { windDirectionDegrees = degrees }
        }
    }
}
