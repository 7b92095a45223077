/// How values of one unit are written in another, looked up once for a whole column of them.
package struct PreparedUnit: Sendable {
    private let givenUnit: WeatherUnit
    private let unit: WeatherUnit
    /// What is written from tables; nil for a force, whose number is looked up.
    private let rules: Rules?

    private struct Rules {
        let decimals: DecimalRule
        let showsTraces: Bool
        let lowest: Double
        let highest: Double

        init<Kind: QuantityKind>(
            _: Kind.Type, _ givenUnit: WeatherUnit, _ unit: WeatherUnit
        ) throws(WeatherFormatError) {
            let range = Kind.rules.valid(in: givenUnit)
            decimals = try QuantityUnit<Kind>(unit).decimals
            showsTraces = Kind.rules.showsTraces
            lowest = max(range.lowest, -FiniteNumber.largestQuantity)
            highest = min(range.highest ?? .infinity, FiniteNumber.largestQuantity)
        }
    }

    /// Prepares what ``AnyQuantity/init(_:gust:givenIn:readIn:)`` makes of each value.
    ///
    /// - Parameters:
    ///   - givenUnit: the unit of the values.
    ///   - unit: the unit that they are written in, of the same kind.
    /// - Throws: ``WeatherFormatError/unitMismatch(from:to:)`` for units of two kinds.
    package init(givenIn givenUnit: WeatherUnit, readIn unit: WeatherUnit) throws(WeatherFormatError) {
        // Zero is a value of every unit.
        let zero = try AnyQuantity(0, givenIn: givenUnit, readIn: unit)
        self.givenUnit = givenUnit
        self.unit = unit
        rules =
            switch zero {
            case .temperature: try Rules(TemperatureKind.self, givenUnit, unit)
            case .wind, .gustRange: try Rules(WindSpeedKind.self, givenUnit, unit)
            case .pressure: try Rules(PressureKind.self, givenUnit, unit)
            case .precipitationAmount: try Rules(PrecipitationAmountKind.self, givenUnit, unit)
            case .precipitationRate: try Rules(PrecipitationRateKind.self, givenUnit, unit)
            case .distance: try Rules(DistanceKind.self, givenUnit, unit)
            case .percentage: try Rules(PercentageKind.self, givenUnit, unit)
            case .force, .forceRange: nil
            }
    }

    /// Writes a value: the bytes of ``UnitFormatter/string(_:style:width:)``.
    ///
    /// Nothing is allocated in the compact and the native style, but for what is rare: noise below zero, forces.
    ///
    /// - Parameters:
    ///   - value: in the unit that values are given in.
    ///   - formatter: of the reader.
    ///   - style: the house's, CLDR's or the native one.
    ///   - width: how much room the unit's name has.
    ///   - start: room for `capacity` bytes, all of which may be used.
    ///   - capacity: at least ``UnitFormatter/largestUTF8Count``.
    /// - Returns: the length of the string in bytes.
    /// - Throws: what ``AnyQuantity/init(_:gust:givenIn:readIn:)`` throws of a value.
    package func write(
        _ value: Double, _ formatter: borrowing UnitFormatter, _ style: UnitStyle, _ width: UnitWidth,
        to start: UnsafeMutablePointer<UInt8>, _ capacity: Int
    ) throws(WeatherFormatError) -> Int {
        guard let rules, let compiled = style.compiled, width != .long, value >= rules.lowest, value <= rules.highest
        else { return try writeString(value, formatter, style, width, to: start, capacity) }
        // Adding zero turns the negative zero into zero.
        let reading = Reading(
            value: value + 0, givenUnit: givenUnit, unit: unit, decimals: rules.decimals,
            showsTraces: rules.showsTraces)
        let symbols = try formatter.units(for: compiled).symbols(of: unit, compiled)
        var writer = CompactWriter(start)
        writer.write(reading.rounded(), symbols)
        return writer.count
    }

    /// Writes what a screen reader says of a value.
    package func writeSpoken(
        _ value: Double, _ formatter: UnitFormatter, to start: UnsafeMutablePointer<UInt8>, _ capacity: Int
    ) throws(WeatherFormatError) -> Int {
        let quantity = try AnyQuantity(value, givenIn: givenUnit, readIn: unit)
        return try Self.copy(try formatter.spoken(quantity), to: start, capacity)
    }

    @inline(never)
    private func writeString(
        _ value: Double, _ formatter: borrowing UnitFormatter, _ style: UnitStyle, _ width: UnitWidth,
        to start: UnsafeMutablePointer<UInt8>, _ capacity: Int
    ) throws(WeatherFormatError) -> Int {
        let quantity = try AnyQuantity(value, givenIn: givenUnit, readIn: unit)
        return try Self.copy(try formatter.string(quantity, style: style, width: width), to: start, capacity)
    }

    private static func copy(
        _ text: String, to start: UnsafeMutablePointer<UInt8>, _ capacity: Int
    ) throws(WeatherFormatError) -> Int {
        let count = text.utf8.count
        guard count <= capacity else { throw .noRoom(bytes: capacity, needed: count) }
        var end = start
        for byte in text.utf8 {
            end.pointee = byte
            end += 1
        }
        return count
    }
}
