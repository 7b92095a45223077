import WeatherForecast

extension Forecast: HandleValue {
    static let tag: UInt64 = 0x7766_6D74_466F_7265  // wfmtFore
    static let name: StaticString = "forecast"
}
