public import Foundation
public import WeatherFormat

/// A dimension of Foundation's that stands for one kind of the weather's quantities: temperature, speed, pressure.
///
/// A length can be a depth of snow, an amount of rain or a distance: make a ``/WeatherFormat/Quantity`` of it, which says
/// which.
public protocol WeatherDimension: Dimension {
    /// The kind of quantity.
    associatedtype Kind: QuantityKind
    /// Makes the quantity of a measurement.
    static func quantity(_ measurement: Measurement<Self>) throws(WeatherFormatError) -> Quantity<Kind>
}

extension UnitTemperature: WeatherDimension {
    /// Makes a temperature, as its initializer does.
    public static func quantity(_ measurement: Measurement<UnitTemperature>) throws(WeatherFormatError) -> Temperature {
        try Temperature(measurement)
    }
}

extension UnitSpeed: WeatherDimension {
    /// Makes a speed of the wind, as its initializer does.
    public static func quantity(_ measurement: Measurement<UnitSpeed>) throws(WeatherFormatError) -> WindSpeed {
        try WindSpeed(measurement)
    }
}

extension UnitPressure: WeatherDimension {
    /// Makes a pressure, as its initializer does.
    public static func quantity(_ measurement: Measurement<UnitPressure>) throws(WeatherFormatError) -> Pressure {
        try Pressure(measurement)
    }
}

extension UnitFormatter {
    /// Writes a measurement of Foundation's: a temperature, a speed of the wind or a pressure.
    ///
    ///     let wind = Measurement(value: 12, unit: UnitSpeed.kilometersPerHour)
    ///     try UnitFormatter(language: .tr).string(wind)  // "12km/sa"
    ///
    /// - Parameters:
    ///   - measurement: in any unit; in one that this library does not write it is converted by Foundation.
    ///   - style: nil for the formatter's.
    ///   - width: how much room the unit has.
    /// - Returns: number and unit.
    /// - Throws: what a quantity's initializer throws of a value, and the formatter of a unit.
    public func string<Unit: WeatherDimension>(
        _ measurement: Measurement<Unit>, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        try string(try Unit.quantity(measurement), style: style, width: width)
    }
}
