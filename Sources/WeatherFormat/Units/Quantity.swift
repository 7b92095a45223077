/// What one kind of quantity is: its units, its decimals, and the values that it can have.
public protocol QuantityKind: Sendable {
    /// The units of this quantity, and of no other.
    associatedtype Unit: QuantityUnit
    /// What the quantity is called in a message.
    static var name: String { get }
    /// How many decimals a value in a unit is written with.
    static func decimals(in unit: Unit) -> DecimalRule
    /// The values that exist, in a unit.
    static func valid(in unit: Unit) -> ValidRange
    /// Whether a positive value that rounds to zero is written as less than the smallest step: `<0.1mm`. It did rain.
    static var showsTraces: Bool { get }
}

/// A unit of one quantity.
public protocol QuantityUnit: Sendable, Hashable, CaseIterable {
    /// The same unit among those of all quantities.
    var weatherUnit: WeatherUnit { get }
}

extension QuantityUnit {
    /// The place among its quantity's units.
    fileprivate var position: UInt8 {
        var position: UInt8 = 0
        for unit in Self.allCases {
            if unit == self { break }
            position += 1
        }
        return position
    }

    fileprivate static func at(_ position: UInt8) -> Self {
        allCases[allCases.index(allCases.startIndex, offsetBy: Int(position))]
    }
}

/// The values that a quantity can have in one of its units.
public struct ValidRange: Sendable, Hashable {
    /// The lowest value, or nil where only the limit of magnitude binds.
    public let lowest: Double?
    /// The highest value, or nil where only the limit of magnitude binds.
    public let highest: Double?
    /// Whether a value outside that rounds to the border is taken for the border: -0.0001 mm of rain is a model's noise,
    /// a temperature below absolute zero is none.
    public let forgivesNoise: Bool

    static let notNegative = ValidRange(lowest: 0, highest: nil, forgivesNoise: true)
}

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
    public typealias Unit = Kind.Unit

    /// What a renderer needs. Its layout does not depend on the kind, so that code which knows no kind reads it at no cost.
    let reading: Reading
    private let givenPosition: UInt8
    private let position: UInt8

    /// The value as it was given, in ``givenUnit``; never a negative zero.
    public var givenValue: Double { reading.value }
    /// The unit that the value was given in.
    public var givenUnit: Unit { Unit.at(givenPosition) }
    /// The unit that the quantity is read in.
    public var unit: Unit { Unit.at(position) }

    /// - Parameter value: in `unit`. A value outside the kind's range that rounds to its border, such as a model's
    ///   -0.0001 mm of rain, is taken for the border.
    /// - Throws: ``WeatherFormatError/notANumber(quantity:value:)``,
    ///   ``WeatherFormatError/valueTooLarge(quantity:value:limit:)`` above a magnitude of 1,000,000,000, which no weather
    ///   reaches in any unit, and ``WeatherFormatError/valueOutOfRange(quantity:value:unit:lowest:highest:)``.
    public init(_ value: Double, _ unit: Unit) throws(WeatherFormatError) {
        guard value.magnitude <= quantityLimit else {
            throw value.isFinite
                ? .valueTooLarge(quantity: Kind.name, value: value, limit: quantityLimit)
                : .notANumber(quantity: Kind.name, value: value)
        }
        self.init(givenValue: try Self.bounded(value, unit), givenUnit: unit, unit: unit)
    }

    private init(givenValue: Double, givenUnit: Unit, unit: Unit) {
        reading = Reading(
            value: givenValue, givenUnit: givenUnit.weatherUnit, unit: unit.weatherUnit,
            decimals: Kind.decimals(in: unit), showsTraces: Kind.showsTraces)
        givenPosition = givenUnit.position
        position = unit.position
    }

    /// The same quantity, read in another unit.
    public func converted(to unit: Unit) -> Quantity {
        Quantity(givenValue: givenValue, givenUnit: givenUnit, unit: unit)
    }

    /// The value in ``unit``. Where the quantity was converted this is a binary approximation; what is printed is
    /// rounded from the exact product.
    public var value: Double {
        guard givenUnit != unit else { return givenValue }
        return UnitConversion.between(givenUnit.weatherUnit, unit.weatherUnit).apply(givenValue)
    }

    private static func bounded(_ value: Double, _ unit: Unit) throws(WeatherFormatError) -> Double {
        let range = Kind.valid(in: unit)
        if let lowest = range.lowest, value < lowest { return try border(lowest, for: value, unit, range) }
        if let highest = range.highest, value > highest { return try border(highest, for: value, unit, range) }
        // Adding zero turns the negative zero into zero, and nothing else into anything.
        return value + 0
    }

    /// The border, if a person who rounds the value would read it.
    private static func border(
        _ border: Double, for value: Double, _ unit: Unit, _ range: ValidRange
    ) throws(WeatherFormatError) -> Double {
        let rule = Kind.decimals(in: unit)
        let places = rule.places(forMagnitude: value.magnitude)
        guard range.forgivesNoise, RoundedDecimal(value, places: places) == RoundedDecimal(border, places: places)
        else {
            throw .valueOutOfRange(
                quantity: Kind.name, value: value, unit: unit.weatherUnit.rawValue, lowest: range.lowest,
                highest: range.highest)
        }
        return border
    }
}

/// The largest magnitude of any value, in the unit that it is given in. Greater values are mistakes (a sum, a
/// time stamp, 1e308), and no string of this library has room for them.
public let quantityLimit = 1_000_000_000.0

/// A quantity without its type: what a renderer needs to know, and nothing else.
struct Reading: Sendable, Hashable {
    let value: Double
    let givenUnit: WeatherUnit
    let unit: WeatherUnit
    let decimals: DecimalRule
    let showsTraces: Bool
}
