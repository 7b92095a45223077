/// A quantity whose kind is known only when it comes: from a command line, from a request.
public enum AnyQuantity: Sendable, Hashable {
    /// A temperature.
    case temperature(Temperature)
    /// The speed of the wind or of a gust.
    case wind(WindSpeed)
    /// A wind with its gusts.
    case gustRange(GustRange)
    /// A force on the Beaufort scale.
    case force(BeaufortForce)
    /// The forces of a wind and of its gusts.
    case forceRange(wind: BeaufortForce, gust: BeaufortForce)
    /// The pressure of the air.
    case pressure(Pressure)
    /// An amount of precipitation.
    case precipitationAmount(PrecipitationAmount)
    /// How fast it rains.
    case precipitationRate(PrecipitationRate)
    /// A distance.
    case distance(Distance)
    /// A share in percent.
    case percentage(Percentage)

    /// Makes the quantity that a unit measures.
    ///
    ///     let wind = try AnyQuantity(74, givenIn: .kilometersPerHour, readIn: .beaufort)
    ///     try UnitFormatter(language: .cs).string(wind)  // "8Bft"
    ///
    /// - Parameters:
    ///   - value: in `givenUnit`. Centimeters and inches are an amount of precipitation. A value given in Beaufort is a
    ///     speed in meters per second.
    ///   - gust: the speed of the gusts, in `givenUnit` too; nil for one value. Only wind has it.
    ///   - givenUnit: the unit of the two numbers.
    ///   - unit: the unit that the quantity is read in, of the same kind.
    /// - Throws: ``WeatherFormatError/unitMismatch(from:to:)`` for units of two kinds, and for Beaufort that is to be
    ///   read as a speed; ``WeatherFormatError/rangeNeedsWind(unit:)`` for a gust of what is no wind; and what
    ///   ``Quantity/init(_:_:)`` throws of a value.
    public init(
        _ value: Double, gust: Double? = nil, givenIn givenUnit: WeatherUnit, readIn unit: WeatherUnit
    ) throws(WeatherFormatError) {
        let kind = Self.kind(of: unit)
        guard Self.kind(of: givenUnit) == kind else { throw .unitMismatch(from: givenUnit.rawValue, to: unit.rawValue) }
        guard gust == nil || kind == .wind else { throw .rangeNeedsWind(unit: unit.rawValue) }
        switch kind {
        case .wind: self = try Self.wind(value, gust, givenUnit, unit)
        case .temperature: self = .temperature(try Self.quantity(value, givenUnit, unit))
        case .pressure: self = .pressure(try Self.quantity(value, givenUnit, unit))
        case .precipitationAmount: self = .precipitationAmount(try Self.quantity(value, givenUnit, unit))
        case .precipitationRate: self = .precipitationRate(try Self.quantity(value, givenUnit, unit))
        case .distance: self = .distance(try Self.quantity(value, givenUnit, unit))
        case .percentage: self = .percentage(try Self.quantity(value, givenUnit, unit))
        }
    }

    private enum Kind { case temperature, wind, pressure, precipitationAmount, precipitationRate, distance, percentage }

    private static func kind(of unit: WeatherUnit) -> Kind {
        switch unit {
        case .celsius, .fahrenheit: .temperature
        case .kilometersPerHour, .milesPerHour, .metersPerSecond, .knots, .beaufort: .wind
        case .hectopascals, .millibars, .millimetersOfMercury, .inchesOfMercury, .kilopascals: .pressure
        case .millimeters, .centimeters, .inches: .precipitationAmount
        case .millimetersPerHour, .inchesPerHour: .precipitationRate
        case .kilometers, .miles, .meters, .feet: .distance
        case .percent: .percentage
        }
    }

    private static func quantity<Q: QuantityKind>(
        _ value: Double, _ givenUnit: WeatherUnit, _ unit: WeatherUnit
    ) throws(WeatherFormatError) -> Quantity<Q> {
        let given = try QuantityUnit<Q>(givenUnit)
        let read = try QuantityUnit<Q>(unit)
        return try Quantity(value, given).converted(to: read)
    }

    private static func wind(
        _ value: Double, _ gust: Double?, _ givenUnit: WeatherUnit, _ unit: WeatherUnit
    ) throws(WeatherFormatError) -> AnyQuantity {
        // A bare number before bft is a speed; what Beaufort stands for in another unit nobody can say.
        guard givenUnit != .beaufort || unit == .beaufort else {
            throw .unitMismatch(from: givenUnit.rawValue, to: unit.rawValue)
        }
        let speedUnit = givenUnit == .beaufort ? .metersPerSecond : givenUnit
        let readUnit = unit == .beaufort ? speedUnit : unit
        let wind: WindSpeed = try quantity(value, speedUnit, readUnit)
        guard let gust else { return unit == .beaufort ? .force(BeaufortForce(wind)) : .wind(wind) }
        let stronger: WindSpeed = try quantity(gust, speedUnit, readUnit)
        return unit == .beaufort
            ? .forceRange(wind: BeaufortForce(wind), gust: BeaufortForce(stronger))
            : .gustRange(GustRange(wind: wind, gust: stronger))
    }
}

extension UnitFormatter {
    /// Writes a quantity, whatever its kind.
    ///
    /// - Parameters:
    ///   - quantity: as its own kind would be written.
    ///   - style: the house's, CLDR's or the native one; nil for the formatter's own.
    ///   - width: how much room the unit's name has; the compact and the native style write narrow as short.
    /// - Returns: the string, such as `12km/h`.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails; no value can be wrong any more.
    public func string(
        _ quantity: AnyQuantity, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        switch quantity {
        case .temperature(let value): try string(value, style: style, width: width)
        case .wind(let value): try string(value, style: style, width: width)
        case .gustRange(let range): try string(range, style: style, width: width)
        case .force(let force): try string(force, style: style, width: width)
        case .forceRange(let wind, let gust): try string(from: wind, to: gust, style: style, width: width)
        case .pressure(let value): try string(value, style: style, width: width)
        case .precipitationAmount(let value): try string(value, style: style, width: width)
        case .precipitationRate(let value): try string(value, style: style, width: width)
        case .distance(let value): try string(value, style: style, width: width)
        case .percentage(let value): try string(value, style: style, width: width)
        }
    }

    /// What a screen reader says of a quantity, whatever its kind.
    ///
    /// - Parameter quantity: as its own kind would be said.
    /// - Returns: the unit in words, such as `12 kilometers per hour`.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func spoken(_ quantity: AnyQuantity) throws(WeatherFormatError) -> String {
        switch quantity {
        case .temperature(let value): try spoken(value)
        case .wind(let value): try spoken(value)
        case .gustRange(let range): try spoken(range)
        case .force(let force): try spoken(force)
        case .forceRange(let wind, let gust): try spoken(from: wind, to: gust)
        case .pressure(let value): try spoken(value)
        case .precipitationAmount(let value): try spoken(value)
        case .precipitationRate(let value): try spoken(value)
        case .distance(let value): try spoken(value)
        case .percentage(let value): try spoken(value)
        }
    }
}
