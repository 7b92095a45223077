public import WeatherFormat

/// Everything that can go wrong with a forecast's document.
public enum ForecastError: Error, Sendable, Hashable {
    /// A document that can't be read at all, with the place where it goes wrong.
    case unreadable(ForecastFault)
    /// What `WeatherFormat` refused on the way: a call of ICU that failed.
    case formatting(WeatherFormatError)
}

extension ForecastError: CustomStringConvertible {
    /// What was wrong, where, and what would be right.
    public var description: String {
        switch self {
        case .unreadable(let fault): "unreadable forecast: \(fault)"
        case .formatting(let error): error.description
        }
    }
}

/// Runs a call of the core, and turns its error into the forecast's.
func formatting<Result>(
    _ body: () throws(WeatherFormatError) -> Result
) throws(ForecastError) -> Result {
    do throws(WeatherFormatError) { return try body() } catch { throw .formatting(error) }
}
