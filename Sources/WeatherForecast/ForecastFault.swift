import WeatherFormat

/// One thing that was wrong in a forecast document, with its place.
public struct ForecastFault: Sendable, Hashable, Codable {
    /// Where, as a JSON path: `$.hourly.precipitation_probability[3]`.
    public let path: String
    /// What stood there: `130`, `a string`, `nothing`.
    public let found: String
    /// What would have been right: `a percent from 0 to 100`.
    public let expected: String

    /// Makes a fault of its place, what stood there, and what would have been right.
    public init(path: String, found: String, expected: String) {
        self.path = path
        self.found = found
        self.expected = expected
    }
}

extension ForecastFault: CustomStringConvertible {
    /// Such as `$.hourly.precipitation_probability[3]: 130, expected a percent from 0 to 100`.
    public var description: String { "\(path): \(found), expected \(expected)" }
}
