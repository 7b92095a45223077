/// A value in a unit, of one kind of quantity.
///
/// It keeps the value and the unit that it was made with. ``converted(to:)`` only names another unit to be read in, so
/// that however often a quantity is converted, one conversion and one rounding stand between what was measured and what
/// is printed, and a quantity that comes back to its unit has lost nothing.
///
///     let wind = try WindSpeed(12, .milesPerHour)
///     try UnitFormatter(language: .de).string(wind)                                   // "12mph"
///     try UnitFormatter(language: .de).string(wind.converted(to: .kilometersPerHour)) // "19km/h"
///
/// Two quantities are equal if both were made with the same value and unit and are read in the same unit.
public struct Quantity<Kind: QuantityKind>: Sendable, Hashable {
    /// The units of this quantity.
    public typealias Unit = QuantityUnit<Kind>

    /// What a renderer needs.
    ///
    /// Its layout does not depend on the kind, so that code which knows no kind reads it at no cost.
    @usableFromInline let reading: Reading
    @usableFromInline let givenDecimals: DecimalRule

    /// The value as it was given, in ``givenUnit``; never a negative zero.
    @inlinable public var givenValue: Double { reading.value }
    /// The unit that the value was given in.
    @inlinable public var givenUnit: Unit { Unit(reading.givenUnit, givenDecimals) }
    /// The unit that the quantity is read in.
    @inlinable public var unit: Unit { Unit(reading.unit, reading.decimals) }

    /// Makes a quantity of a number and its unit, and checks that such weather exists.
    ///
    ///     try Temperature(-300, .celsius)  // throws: temperature -300.0 out of range: expected at least -273.15 C
    ///
    /// - Parameters:
    ///   - value: in `unit`. A value outside the kind's range that rounds to its border, such as a model's -0.0001 mm
    ///     of rain, is taken for the border; not so below absolute zero.
    ///   - unit: of the kind: `.celsius` of a ``Temperature``. The quantity is read in it until it is converted.
    /// - Throws: ``WeatherFormatError/notANumber(quantity:value:)`` for NaN and infinity,
    ///   ``WeatherFormatError/valueTooLarge(quantity:value:limit:)`` above a magnitude of 1,000,000,000, which no
    ///   weather reaches in any unit, and ``WeatherFormatError/valueOutOfRange(quantity:value:unit:lowest:highest:)``
    ///   for what the kind cannot have: a negative speed, 4500%.
    @inlinable
    public init(_ value: Double, _ unit: Unit) throws(WeatherFormatError) {
        // The name is asked for only where it is needed.
        guard value.magnitude <= FiniteNumber.largestQuantity else {
            throw FiniteNumber.refusal(of: value, Kind.rules.name, FiniteNumber.largestQuantity)
        }
        self.init(givenValue: try Self.bounded(value, unit), givenUnit: unit, unit: unit)
    }

    @inlinable
    init(givenValue: Double, givenUnit: Unit, unit: Unit) {
        reading = Reading(
            value: givenValue, givenUnit: givenUnit.weatherUnit, unit: unit.weatherUnit, decimals: unit.decimals,
            showsTraces: Kind.rules.showsTraces)
        givenDecimals = givenUnit.decimals
    }

    /// The same quantity, read in another unit: ``givenValue`` and ``givenUnit`` stay.
    ///
    /// - Parameter unit: any of the kind's.
    /// - Returns: a quantity whose ``value`` and whose string are in that unit.
    @inlinable
    public func converted(to unit: Unit) -> Quantity {
        Quantity(givenValue: givenValue, givenUnit: givenUnit, unit: unit)
    }

    /// The value in ``unit``.
    ///
    /// Where the quantity was converted this is a binary approximation; what is printed is rounded from the exact
    /// product.
    @inlinable public var value: Double {
        reading.givenUnit == reading.unit ? reading.value : reading.convertedValue
    }

    @inlinable
    static func bounded(_ value: Double, _ unit: Unit) throws(WeatherFormatError) -> Double {
        let range = Kind.rules.valid(in: unit.weatherUnit)
        if value < range.lowest { return try border(range.lowest, for: value, unit, range) }
        if let highest = range.highest, value > highest { return try border(highest, for: value, unit, range) }
        // Adding zero turns the negative zero into zero, and nothing else into anything.
        return value + 0
    }

    /// The border, if a person who rounds the value would read it.
    @usableFromInline
    static func border(
        _ border: Double, for value: Double, _ unit: Unit, _ range: ValidRange
    ) throws(WeatherFormatError) -> Double {
        let places = unit.decimals.places(forMagnitude: value.magnitude)
        guard range.forgivesNoise, RoundedDecimal(value, places: places) == RoundedDecimal(border, places: places)
        else {
            throw .valueOutOfRange(
                quantity: Kind.rules.name, value: value, unit: unit.weatherUnit.rawValue, lowest: range.lowest,
                highest: range.highest)
        }
        return border
    }
}
