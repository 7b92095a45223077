public import WeatherFormat

/// Which unit each quantity of a forecast is shown in: a system's, or each as the reader wants it.
///
///     var units = ForecastUnits(for: try ReaderTag("nb"))  // metric, and m/s
///     units.pressure = .millimetersOfMercury
public struct ForecastUnits: Sendable, Hashable, Codable {
    /// Degrees Celsius or Fahrenheit.
    public var temperature: Temperature.Unit
    /// A unit of speed, or the Beaufort scale.
    public var wind: WindUnit
    /// Of the air at sea level.
    public var pressure: Pressure.Unit
    /// Of rain, and of all that falls as water.
    public var precipitation: PrecipitationAmount.Unit
    /// Of the depth of new snow.
    public var snow: SnowDepth.Unit
    /// How far one sees.
    public var visibility: Distance.Unit

    /// What a wind is told in.
    public enum WindUnit: Sendable, Hashable {
        /// Such as `12km/h`.
        case speed(WindSpeed.Unit)
        /// The force from 0 to 12, by the speed.
        case beaufort
    }

    /// Takes the units of a system.
    public init(_ system: UnitSystem) {
        temperature = system.temperature
        wind = .speed(system.wind)
        pressure = system.pressure
        precipitation = system.precipitation
        snow = system.snow
        visibility = system.visibility
    }

    /// Takes the units of a reader's region, for a setting of "automatic".
    ///
    /// They are those of its system, and the wind as the region has it.
    public init(for reader: ReaderTag) {
        self.init(UnitSystem(region: reader.region))
        if Self.metersPerSecondRegions.contains(reader.region) { wind = .speed(.metersPerSecond) }
    }

    /// Where the wind is told in meters per second.
    ///
    /// The other two of CLDR's arms are those of the systems: miles per hour in
    /// the United States and in the United Kingdom, kilometers per hour in the rest of the world.
    ///
    /// Source: CLDR 46 `supplemental/unitPreferenceData`, category speed, usage wind. A test compares it with ICU's.
    private static let metersPerSecondRegions: Set<String> = [
        "CN", "DK", "FI", "JP", "KR", "NO", "PL", "RU", "SE", "UA",
    ]
}

/// Stored as the unit's name: `"m/s"`, `"bft"`.
extension ForecastUnits.WindUnit: Codable {
    /// Reads a name of ``/WeatherFormat/WeatherUnit``.
    ///
    /// - Throws: what a decoder throws, and ``/WeatherFormat/WeatherFormatError/unitMismatch(from:to:)`` for a unit that no wind has.
    public init(from decoder: any Decoder) throws {
        let unit = try WeatherUnit(from: decoder)
        self = unit == .beaufort ? .beaufort : .speed(try WindSpeed.Unit(unit))
    }

    /// Writes the unit's name.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .speed(let unit): try unit.encode(to: encoder)
        case .beaufort: try WeatherUnit.beaufort.encode(to: encoder)
        }
    }
}
