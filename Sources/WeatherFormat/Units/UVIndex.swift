/// The global solar UV index of the WHO and the WMO: 0 at night, 11 and more is extreme.
public struct UVIndex: WeatherIndex {
    package static let name = "UV index"
    /// From 0 up.
    public let value: Double

    /// - Throws: as ``Quantity`` does for a value that is no number, negative, or beyond 1,000,000,000.
    public init(_ value: Double) throws(WeatherFormatError) { self.value = try Self.checked(value) }
}
