import Testing

@testable import WeatherFormat

/// No value, however bad, traps, and none becomes `nan`, `inf` or `-0`.
@Suite struct BadQuantityTests {
    static let absurd: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, 1_000_000_001,
        -1_000_000_001,
    ]

    @Test(arguments: absurd)
    func isATypedError(value: Double) throws {
        for unit in WeatherUnit.allCases {
            #expect(throws: WeatherFormatError.self) { try AnyQuantity(value, givenIn: unit, readIn: unit) }
        }
        #expect(throws: WeatherFormatError.self) { try UVIndex(value) }
        #expect(throws: WeatherFormatError.self) { try AirQualityIndex(value) }
    }

    @Test func theErrorNamesTheValueAndWhatWouldBeRight() throws {
        let large = #expect(throws: WeatherFormatError.self) { try Temperature(1e308, .celsius) }
        #expect(large?.description == "temperature 1e+308 is too large: expected a magnitude of at most 1000000000")
        let cold = #expect(throws: WeatherFormatError.self) { try Temperature(-300, .celsius) }
        #expect(cold?.description == "temperature -300.0 out of range: expected at least -273.15 C")
        let damp = #expect(throws: WeatherFormatError.self) { try Percentage(percent: 4500) }
        #expect(damp?.description == "percentage 4500.0 out of range: expected 0 to 100 %")
        let unit = #expect(throws: WeatherFormatError.self) { try WeatherUnit(named: "kph") }
        #expect(unit?.description == "unknown unit \"kph\": did you mean km/h?")
    }

    @Test func absoluteZeroExists() throws {
        let formatter = UnitFormatter(language: .en)
        #expect(try formatter.string(try Temperature(-273.15, .celsius)) == "-273°")
        #expect(try formatter.string(try Temperature(-459.67, .fahrenheit)) == "-460°")
        #expect(throws: WeatherFormatError.self) { try Temperature(-273.16, .celsius) }
        #expect(throws: WeatherFormatError.self) { try Temperature(-459.68, .fahrenheit) }
    }

    /// A model's noise beyond a border that rounds to the border is the border.
    @Test func noiseIsForgiven() throws {
        let formatter = UnitFormatter(language: .en)
        #expect(try formatter.string(try PrecipitationAmount(-0.04, .millimeters)) == "0mm")
        #expect(try formatter.string(try PrecipitationAmount(-0.0, .millimeters)) == "0mm")
        #expect(try formatter.string(try WindSpeed(-0.3, .metersPerSecond)) == "0m/s")
        #expect(try formatter.string(try Percentage(percent: 100.4)) == "100%")
        #expect(try formatter.string(try Percentage(percent: -0.2)) == "0%")
        #expect(throws: WeatherFormatError.self) { try PrecipitationAmount(-0.05, .millimeters) }
        #expect(throws: WeatherFormatError.self) { try WindSpeed(-0.5, .metersPerSecond) }
        #expect(throws: WeatherFormatError.self) { try Percentage(percent: 100.5) }
        #expect(throws: WeatherFormatError.self) { try Pressure(-1, .hectopascals) }
    }

    @Test func limitsAndSmallestValuesRender() throws {
        for unit in WeatherUnit.allCases where unit != .percent {
            for value in [FiniteNumber.largestQuantity, 999_999_999.99, .leastNonzeroMagnitude, 1e-300, 0] {
                let quantity = try AnyQuantity(value, givenIn: unit, readIn: unit)
                for style in UnitStyle.allCases {
                    #expect(!(try UnitFormatter(language: .en).string(quantity, style: style)).isEmpty)
                }
            }
        }
        let far = try Distance(FiniteNumber.largestQuantity, .miles).converted(to: .feet)
        #expect(try UnitFormatter(language: .en).string(far) == "5280000000000ft")
    }

    @Test func otherQuantitiesUnits() {
        #expect(throws: WeatherFormatError.unitMismatch(from: "km/h", to: "mi")) {
            try AnyQuantity(12, givenIn: .kilometersPerHour, readIn: .miles)
        }
        #expect(throws: WeatherFormatError.rangeNeedsWind(unit: "hPa")) {
            try AnyQuantity(12, gust: 18, givenIn: .hectopascals, readIn: .hectopascals)
        }
        #expect(throws: WeatherFormatError.unitMismatch(from: "bft", to: "kn")) {
            try AnyQuantity(8, givenIn: .beaufort, readIn: .knots)
        }
    }

    @Test(arguments: [
        "", " ", "abc", "nan", "inf", "infinity", "0x10", "1,5", "1 2", "--5", "5.", ".", "-", "1e", "٣", "+-1",
    ])
    func isNoDecimal(text: String) {
        #expect(throws: WeatherFormatError.notADecimal(text: text)) { try Double(decimalText: text) }
    }

    @Test(
        arguments: [("12", 12), ("-0.5", -0.5), (".5", 0.5), ("+3", 3), ("1e3", 1000), ("2.5E-1", 0.25)]
            as [(String, Double)])
    func isADecimal(text: String, value: Double) throws {
        #expect(try Double(decimalText: text) == value)
    }
}
