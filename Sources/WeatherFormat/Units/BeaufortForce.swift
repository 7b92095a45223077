/// A force on the Beaufort scale, from 0, calm, to 12, hurricane.
///
/// Source: WMO-No. 306, Manual on Codes, volume I.1, section E, the Beaufort scale of wind: knots, metres per second,
/// kilometres and miles per hour. Each unit has its own column, rounded on its own, so a speed is looked up in the column of the
/// unit it was measured in: 16 knots are force 4, although 8.2 m/s are 5.
public struct BeaufortForce: Sendable, Hashable, Comparable {
    /// From 0 to 12.
    public let number: Int

    /// Makes a force of its number on the scale.
    ///
    /// - Parameter number: from 0 to 12.
    /// - Throws: ``WeatherFormatError/valueOutOfRange(quantity:value:unit:lowest:highest:)`` for any other.
    public init(_ number: Int) throws(WeatherFormatError) {
        guard (0...12).contains(number) else {
            throw .valueOutOfRange(
                quantity: "Beaufort force", value: Double(number), unit: "bft", lowest: 0, highest: 12)
        }
        self.number = number
    }

    /// The force of a wind, by the column of the unit that its speed was given in.
    ///
    /// The speed is not rounded first: 74.9 km/h is still force 8.
    ///
    ///     BeaufortForce(try WindSpeed(16, .knots)).number  // 4
    ///
    /// - Parameter speed: from 0; the unit that it was converted to does not matter.
    public init(_ speed: WindSpeed) {
        number = Self.lowestSpeeds(in: speed.givenUnit).count { speed.givenValue >= $0 }
    }

    /// Whether a force is weaker than another.
    public static func < (left: BeaufortForce, right: BeaufortForce) -> Bool { left.number < right.number }

    /// The speeds at which forces 1 to 12 begin.
    static func lowestSpeeds(in unit: WindSpeed.Unit) -> [Double] {
        switch unit.weatherUnit {
        case .kilometersPerHour: [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]
        case .metersPerSecond: [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
        case .knots: [1, 4, 7, 11, 17, 22, 28, 34, 41, 48, 56, 64]
        case .milesPerHour: [1, 4, 8, 13, 19, 25, 32, 39, 47, 55, 64, 73]
        // No units of a wind's speed.
        case .celsius, .fahrenheit, .beaufort, .hectopascals, .millibars, .millimetersOfMercury, .inchesOfMercury,
            .kilopascals, .millimeters, .centimeters, .inches, .millimetersPerHour, .inchesPerHour, .kilometers, .miles,
            .meters, .feet, .percent:
            []
        }
    }
}

/// Stored as its ``number``.
extension BeaufortForce: Codable {
    /// Reads a number, and checks it as the initializer does.
    ///
    /// - Parameter decoder: of a single whole number from 0 to 12.
    /// - Throws: what a decoder throws, and
    ///   ``WeatherFormatError/valueOutOfRange(quantity:value:unit:lowest:highest:)``.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(Int.self))
    }

    /// Writes the ``number``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}
