public import Foundation
public import WeatherFormat

extension Quantity where Kind == TemperatureKind {
    /// Makes a temperature of Foundation's; kelvins are converted to degrees Celsius by Foundation.
    ///
    ///     let kelvin = try Temperature(Measurement(value: 300, unit: UnitTemperature.kelvin))
    ///     try UnitFormatter(language: .en).string(kelvin)  // "27°"
    ///
    /// - Parameter measurement: from absolute zero; degrees Celsius and Fahrenheit are taken as they are.
    /// - Throws: what ``/WeatherFormat/Quantity/init(_:_:)`` throws of a value.
    public init(_ measurement: Measurement<UnitTemperature>) throws(WeatherFormatError) {
        try self.init(measurement, among: [(.celsius, .celsius), (.fahrenheit, .fahrenheit)])
    }
}

extension Quantity where Kind == WindSpeedKind {
    /// Makes a speed of the wind of Foundation's; units of one's own are converted to meters per second by Foundation.
    ///
    /// - Parameter measurement: from 0; m/s, km/h, mph and knots are taken as they are.
    /// - Throws: what ``/WeatherFormat/Quantity/init(_:_:)`` throws of a value.
    public init(_ measurement: Measurement<UnitSpeed>) throws(WeatherFormatError) {
        try self.init(
            measurement,
            among: [
                (.metersPerSecond, .metersPerSecond), (.kilometersPerHour, .kilometersPerHour),
                (.milesPerHour, .milesPerHour), (.knots, .knots),
            ])
    }
}

extension Quantity where Kind == PressureKind {
    /// Makes a pressure of Foundation's; pascals, bars and the like are converted to hectopascals by Foundation.
    ///
    ///     let pressure = try Pressure(Measurement(value: 29.92, unit: UnitPressure.inchesOfMercury))
    ///     try UnitFormatter(language: .en).string(pressure)  // "29.92 inHg"
    ///
    /// - Parameter measurement: from 0; hPa, mbar, kPa, mmHg and inHg are taken as they are.
    /// - Throws: what ``/WeatherFormat/Quantity/init(_:_:)`` throws of a value.
    public init(_ measurement: Measurement<UnitPressure>) throws(WeatherFormatError) {
        try self.init(
            measurement,
            among: [
                (.hectopascals, .hectopascals), (.millibars, .millibars), (.kilopascals, .kilopascals),
                (.millimetersOfMercury, .millimetersOfMercury), (.inchesOfMercury, .inchesOfMercury),
            ])
    }
}

extension Quantity where Kind == PrecipitationAmountKind {
    /// Makes an amount of precipitation of a length of Foundation's; one in another unit than millimeters, centimeters
    /// and inches is converted to millimeters by Foundation.
    ///
    /// - Parameter measurement: the height of the water, from 0.
    /// - Throws: what ``/WeatherFormat/Quantity/init(_:_:)`` throws of a value.
    public init(_ measurement: Measurement<UnitLength>) throws(WeatherFormatError) {
        try self.init(
            measurement,
            among: [(.millimeters, .millimeters), (.centimeters, .centimeters), (.inches, .inches)])
    }
}

extension Quantity where Kind == SnowDepthKind {
    /// Makes a depth of snow of a length of Foundation's; one in another unit than centimeters and inches is converted
    /// to centimeters by Foundation.
    ///
    /// - Parameter measurement: the height of the snow, from 0.
    /// - Throws: what ``/WeatherFormat/Quantity/init(_:_:)`` throws of a value.
    public init(_ measurement: Measurement<UnitLength>) throws(WeatherFormatError) {
        try self.init(measurement, among: [(.centimeters, .centimeters), (.inches, .inches)])
    }
}

extension Quantity where Kind == DistanceKind {
    /// Makes a distance of a length of Foundation's; one in another unit than meters, kilometers, miles and feet is
    /// converted to meters by Foundation.
    ///
    /// - Parameter measurement: from 0.
    /// - Throws: what ``/WeatherFormat/Quantity/init(_:_:)`` throws of a value.
    public init(_ measurement: Measurement<UnitLength>) throws(WeatherFormatError) {
        try self.init(
            measurement,
            among: [(.meters, .meters), (.kilometers, .kilometers), (.miles, .miles), (.feet, .feet)])
    }
}

extension Quantity {
    /// Takes the value as it is where both sides know the unit, so that nothing is converted but by this library and
    /// rounded but once.
    ///
    /// Any other unit is converted to the first of the list.
    fileprivate init<Dimension: Foundation.Dimension>(
        _ measurement: Measurement<Dimension>, among units: [(unit: Unit, foundation: Dimension)]
    ) throws(WeatherFormatError) {
        if let known = units.first(where: { $0.foundation == measurement.unit }) {
            try self.init(measurement.value, known.unit)
            return
        }
        guard let first = units.first else {
            throw .notANumber(quantity: Kind.rules.name, value: measurement.value)
        }
        try self.init(measurement.converted(to: first.foundation).value, first.unit)
    }
}
