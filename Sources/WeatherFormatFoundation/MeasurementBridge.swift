public import Foundation
public import WeatherFormat

extension Quantity where Kind == TemperatureKind {
    /// A temperature from Foundation; kelvins are converted to degrees Celsius by Foundation.
    ///
    /// - Throws: what ``Quantity/init(_:_:)`` throws of a value.
    public init(_ measurement: Measurement<UnitTemperature>) throws(WeatherFormatError) {
        try self.init(measurement, among: [(.celsius, .celsius), (.fahrenheit, .fahrenheit)])
    }
}

extension Quantity where Kind == WindSpeedKind {
    /// A speed of the wind from Foundation.
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
    /// A pressure from Foundation; pascals, bars and the like are converted to hectopascals by Foundation.
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
    /// An amount of precipitation from Foundation; other lengths than these are converted to millimeters by Foundation.
    public init(_ measurement: Measurement<UnitLength>) throws(WeatherFormatError) {
        try self.init(
            measurement,
            among: [(.millimeters, .millimeters), (.centimeters, .centimeters), (.inches, .inches)])
    }
}

extension Quantity where Kind == SnowDepthKind {
    /// A depth of snow from Foundation; other lengths than these are converted to centimeters by Foundation.
    public init(_ measurement: Measurement<UnitLength>) throws(WeatherFormatError) {
        try self.init(measurement, among: [(.centimeters, .centimeters), (.inches, .inches)])
    }
}

extension Quantity where Kind == DistanceKind {
    /// A distance from Foundation; other lengths than these are converted to meters by Foundation.
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
