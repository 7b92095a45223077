/// Stored as `{"unit":"km/h","value":12}`; one that was converted keeps the unit that it is read in, too: `"readIn":"mph"`.
extension Quantity: Codable {
    private enum Keys: String, CodingKey { case value, unit, readIn }

    /// Reads what ``encode(to:)`` writes.
    ///
    /// - Parameter decoder: of an object with `value`, `unit` and perhaps `readIn`.
    /// - Throws: what a decoder throws, what ``init(_:_:)`` throws of a value, and
    ///   ``WeatherFormatError/unitMismatch(from:to:)`` for another quantity's unit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let unit = try Unit(try container.decode(WeatherUnit.self, forKey: .unit))
        let quantity = try Quantity(try container.decode(Double.self, forKey: .value), unit)
        let readIn = try container.decodeIfPresent(WeatherUnit.self, forKey: .readIn)
        self = quantity.converted(to: try readIn.map { try Unit($0) } ?? unit)
    }

    /// Writes the value as it was given, its unit, and the unit that it is read in where that is another.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(givenValue, forKey: .value)
        try container.encode(givenUnit.weatherUnit, forKey: .unit)
        if unit != givenUnit { try container.encode(unit.weatherUnit, forKey: .readIn) }
    }
}

extension QuantityUnit: Codable {
    /// Reads the unit's name, `km/h`.
    ///
    /// - Parameter decoder: of a single string.
    /// - Throws: what a decoder throws, and ``WeatherFormatError/unitMismatch(from:to:)`` for another quantity's.
    public init(from decoder: any Decoder) throws {
        try self.init(try WeatherUnit(from: decoder))
    }

    /// Writes the unit's name.
    public func encode(to encoder: any Encoder) throws { try weatherUnit.encode(to: encoder) }
}
