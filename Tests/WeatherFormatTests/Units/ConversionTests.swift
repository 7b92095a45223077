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
