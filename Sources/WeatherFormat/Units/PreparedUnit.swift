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

    /// What one reader's values are written from in one style: plain memory, which nobody counts.
    package struct Symbols {
        /// Nil for what is not written from tables: whole words, CLDR's style, forces.
        fileprivate let table: UnsafePointer<CompactSymbols>?
    }

    /// Looks a reader's symbols up, once for all values.
    ///
    /// - Parameters:
    ///   - formatter: of the reader.
    ///   - style: the house's, CLDR's or the native one.
    ///   - width: how much room the unit's name has.
    /// - Returns: what ``write(_:_:to:)`` takes.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    package func symbols(
        _ formatter: UnitFormatter, _ style: UnitStyle, _ width: UnitWidth
    ) throws(WeatherFormatError) -> Symbols {
        guard rules != nil, let compiled = style.compiled, width != .long else { return Symbols(table: nil) }
        return Symbols(table: try formatter.units(for: compiled).symbols(of: unit, compiled))
    }

    /// Writes a value: the bytes of ``UnitFormatter/string(_:style:width:)``, without an allocation.
    ///
    /// - Parameters:
    ///   - value: in the unit that values are given in.
    ///   - symbols: of the reader.
    ///   - start: room for ``UnitFormatter/largestUTF8Count`` bytes, all of which may be used.
    /// - Returns: the length of the string in bytes; -1 for what ``writeString(_:_:_:_:to:_:)`` must write, or refuse.
    package func write(_ value: Double, _ symbols: Symbols, to start: UnsafeMutablePointer<UInt8>) -> Int {
        guard let rules, let table = symbols.table, value >= rules.lowest, value <= rules.highest else { return -1 }
        // Adding zero turns the negative zero into zero.
        let reading = Reading(
            value: value + 0, givenUnit: givenUnit, unit: unit, decimals: rules.decimals,
            showsTraces: rules.showsTraces)
        var writer = CompactWriter(start)
        writer.write(reading.rounded(), table)
        return writer.count
    }

    /// Writes a value whatever its style and width, or refuses it.
    ///
    /// - Parameters:
    ///   - value: in the unit that values are given in.
    ///   - formatter: of the reader.
    ///   - style: the house's, CLDR's or the native one.
    ///   - width: how much room the unit's name has.
    ///   - start: room for `capacity` bytes.
    ///   - capacity: at least ``UnitFormatter/largestUTF8Count``.
    /// - Returns: the length of the string in bytes.
    /// - Throws: what ``AnyQuantity/init(_:gust:givenIn:readIn:)`` throws of a value.
    package func writeString(
        _ value: Double, _ formatter: UnitFormatter, _ style: UnitStyle, _ width: UnitWidth,
        to start: UnsafeMutablePointer<UInt8>, _ capacity: Int
    ) throws(WeatherFormatError) -> Int {
        let quantity = try AnyQuantity(value, givenIn: givenUnit, readIn: unit)
        return try Self.copy(try formatter.string(quantity, style: style, width: width), to: start, capacity)
    }

    /// Writes what a screen reader says of a value.
    package func writeSpoken(
        _ value: Double, _ formatter: UnitFormatter, to start: UnsafeMutablePointer<UInt8>, _ capacity: Int
    ) throws(WeatherFormatError) -> Int {
        let quantity = try AnyQuantity(value, givenIn: givenUnit, readIn: unit)
        return try Self.copy(try formatter.spoken(quantity), to: start, capacity)
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
