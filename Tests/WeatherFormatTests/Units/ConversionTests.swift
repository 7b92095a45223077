import Testing

@testable import WeatherFormat

/// Conversions against whole numbers: hundredths in, a fraction of two integers, one rounding half away from zero.
@Suite struct ConversionTests {
    private func check<Kind: QuantityKind>(
        _ kind: Kind.Type, _ from: QuantityUnit<Kind>, _ to: QuantityUnit<Kind>, hundredths: ClosedRange<Int>,
        symbol: String,
        _ exact: (Int) -> (numerator: Int, denominator: Int)
    ) throws {
        let formatter = UnitFormatter(language: .en)
        for hundredth in hundredths {
            let quantity = try Quantity<Kind>(Double(hundredth) / 100, from).converted(to: to)
            let (numerator, denominator) = exact(hundredth)
            let magnitude = (2 * abs(numerator) + denominator) / (2 * denominator)
            let wanted = (numerator < 0 && magnitude > 0 ? "-" : "") + "\(magnitude)" + symbol
            let text = try formatter.string(quantity)
            guard text == wanted else {
                Issue.record("\(Double(hundredth) / 100) \(from): \(text), not \(wanted)")
                return
            }
        }
    }

    @Test func fahrenheitToCelsius() throws {
        try check(TemperatureKind.self, .fahrenheit, .celsius, hundredths: -40_000...60_000, symbol: "°") {
            (($0 - 3200) * 5, 900)
        }
    }

    @Test func celsiusToFahrenheit() throws {
        try check(TemperatureKind.self, .celsius, .fahrenheit, hundredths: -27_000...60_000, symbol: "°") {
            ($0 * 9 + 16_000, 500)
        }
    }

    @Test func milesToKilometersPerHour() throws {
        try check(WindSpeedKind.self, .milesPerHour, .kilometersPerHour, hundredths: 0...100_000, symbol: "km/h") {
            ($0 * 1_609_344, 100_000_000)
        }
    }

    @Test func metersPerSecondToKilometersPerHour() throws {
        try check(WindSpeedKind.self, .metersPerSecond, .kilometersPerHour, hundredths: 0...100_000, symbol: "km/h") {
            ($0 * 18, 500)
        }
    }

    @Test func inchesToMillimetersOfMercury() throws {
        try check(PressureKind.self, .inchesOfMercury, .millimetersOfMercury, hundredths: 0...100_000, symbol: "mmHg") {
            ($0 * 254, 1000)
        }
    }

    @Test func feetToMeters() throws {
        try check(DistanceKind.self, .feet, .meters, hundredths: 0...100_000, symbol: "m") { ($0 * 3048, 1_000_000) }
    }

    /// Each unit by its definition, in the base of its quantity: typed from the definitions, and nothing like the
    /// library's own table.
    ///
    /// Large values, so that a factor that is wrong in its last digit shows.
    @Test func everyUnitByItsDefinition() throws {
        let inch = 0.0254
        let mercury = 13_595.1 * 9.80665  // Pascals to a metre of mercury.
        try check(
            WindSpeedKind.self,
            [
                (.metersPerSecond, 1), (.kilometersPerHour, 1000.0 / 3600), (.milesPerHour, 63_360 * inch / 3600),
                (.knots, 1852.0 / 3600),
            ])
        try check(
            PressureKind.self,
            [
                (.hectopascals, 1), (.millibars, 1), (.kilopascals, 10), (.millimetersOfMercury, mercury / 1000 / 100),
                (.inchesOfMercury, mercury * inch / 100),
            ])
        try check(PrecipitationAmountKind.self, [(.millimeters, 1), (.centimeters, 10), (.inches, 25.4)])
        try check(PrecipitationRateKind.self, [(.millimetersPerHour, 1), (.inchesPerHour, 25.4)])
        try check(SnowDepthKind.self, [(.centimeters, 1), (.inches, 2.54)])
        try check(
            DistanceKind.self, [(.meters, 1), (.kilometers, 1000), (.miles, 63_360 * inch), (.feet, 12 * inch)])
    }

    private func check<Kind: QuantityKind>(_ kind: Kind.Type, _ factors: [(Quantity<Kind>.Unit, Double)]) throws {
        #expect(factors.count == Kind.units.count)
        for (unit, factor) in factors {
            for (other, otherFactor) in factors {
                let converted = try Quantity<Kind>(1_000_000, unit).converted(to: other).value
                let wanted = 1_000_000 * factor / otherFactor
                #expect(abs(converted - wanted) <= wanted * 1e-12, "\(unit) to \(other): \(converted), not \(wanted)")
            }
        }
    }

    /// Exactly half way between two whole numbers: away from zero, whatever binary makes of the product.
    @Test func convertedTies() throws {
        let formatter = UnitFormatter(language: .en)
        #expect(try formatter.string(try Temperature(32.9, .fahrenheit).converted(to: .celsius)) == "1°")
        #expect(try formatter.string(try Temperature(31.1, .fahrenheit).converted(to: .celsius)) == "-1°")
        #expect(
            try formatter.string(try WindSpeed(1.25, .metersPerSecond).converted(to: .kilometersPerHour)) == "5km/h")
        // 187.5 mph, 31.5 and 17.5 knots, 17.5 ft, 0.025 in and 2.35 mm, each of which binary has a little below.
        #expect(try formatter.string(try WindSpeed(83.82, .metersPerSecond).converted(to: .milesPerHour)) == "188mph")
        #expect(try formatter.string(try WindSpeed(16.205, .metersPerSecond).converted(to: .knots)) == "32kn")
        #expect(try formatter.string(try WindSpeed(32.41, .kilometersPerHour).converted(to: .knots)) == "18kn")
        #expect(try formatter.string(try Distance(5.334, .meters).converted(to: .feet)) == "18ft")
        #expect(try formatter.string(try PrecipitationAmount(0.635, .millimeters).converted(to: .inches)) == "0.03in")
        #expect(
            try formatter.string(try PrecipitationAmount(0.235, .centimeters).converted(to: .millimeters)) == "2.4mm")
    }

    @Test func anchors() throws {
        let formatter = UnitFormatter(language: .en)
        #expect(try formatter.string(try Temperature(32.9, .fahrenheit).converted(to: .celsius)) == "1°")
        #expect(try formatter.string(try Temperature(-40, .fahrenheit).converted(to: .celsius)) == "-40°")
        #expect(
            try formatter.string(try Pressure(1013.25, .hectopascals).converted(to: .inchesOfMercury)) == "29.92 inHg")
        #expect(try formatter.string(try Pressure(29.92, .inchesOfMercury).converted(to: .hectopascals)) == "1013hPa")
        #expect(try formatter.string(try PrecipitationAmount(0.25, .inches).converted(to: .millimeters)) == "6.4mm")
        #expect(try formatter.string(try PrecipitationAmount(0.001, .inches).converted(to: .millimeters)) == "<0.1mm")
        #expect(try formatter.string(try Distance(10, .miles).converted(to: .kilometers)) == "16km")
    }

    @Test func thereAndBackLosesNothing() throws {
        let wind = try WindSpeed(12.3, .milesPerHour)
        let back = wind.converted(to: .knots).converted(to: .metersPerSecond).converted(to: .milesPerHour)
        #expect(back == wind && back.value == 12.3)
    }
}
