/// A number of weather that has no unit and no sign: a UV index, an air-quality index. Written without decimals.
public protocol WeatherIndex: Sendable, Hashable {
    /// What the index is called in a message.
    static var name: String { get }
    /// From 0 up; never a negative zero.
    var value: Double { get }
}

/// The global solar UV index of the WHO and the WMO: 0 at night, 11 and more is extreme.
public struct UVIndex: WeatherIndex {
    public static let name = "UV index"
    /// From 0 up.
    public let value: Double

    /// - Throws: as ``Quantity`` does for a value that is no number, negative, or beyond 1,000,000,000.
    public init(_ value: Double) throws(WeatherFormatError) { self.value = try validIndex(value, Self.name) }
}

/// An air-quality index, on whatever scale its source uses: the US EPA's runs from 0 to 500 and beyond.
public struct AirQualityIndex: WeatherIndex {
    public static let name = "air-quality index"
    /// From 0 up.
    public let value: Double

    /// - Throws: as ``Quantity`` does for a value that is no number, negative, or beyond 1,000,000,000.
    public init(_ value: Double) throws(WeatherFormatError) { self.value = try validIndex(value, Self.name) }
}

private func validIndex(_ value: Double, _ name: String) throws(WeatherFormatError) -> Double {
    try FiniteNumber.check(value, name, limit: quantityLimit)
    // What a person would round to zero is a model's noise.
    guard value > -0.5 else {
        throw .valueOutOfRange(quantity: name, value: value, unit: nil, lowest: 0, highest: nil)
    }
    return max(value, 0) + 0
}
