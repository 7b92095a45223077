/// A number of weather that has no unit and no sign: a UV index, an air-quality index.
///
/// Written without decimals.
package protocol WeatherIndex: Sendable, Hashable {
    /// What the index is called in a message.
    static var name: String { get }
    /// From 0 up; never a negative zero.
    var value: Double { get }
}

extension WeatherIndex {
    /// - Throws: as ``Quantity`` does for a value that is no number, negative, or beyond 1,000,000,000.
    static func checked(_ value: Double) throws(WeatherFormatError) -> Double {
        try FiniteNumber.check(value, name, limit: FiniteNumber.largestQuantity)
        // What a person would round to zero is a model's noise.
        guard value > -0.5 else {
            throw .valueOutOfRange(quantity: name, value: value, unit: nil, lowest: 0, highest: nil)
        }
        return max(value, 0) + 0
    }
}
