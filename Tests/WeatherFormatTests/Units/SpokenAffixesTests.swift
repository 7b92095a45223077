import Testing

@testable import WeatherFormat

/// What is kept of a form is what ICU says of every number of its class.
@Suite struct SpokenAffixesTests {
    private static let whole: [UInt64] =
        Array(0...130) + [
            199, 200, 201, 202, 205, 211, 221, 299, 300, 999, 1000, 1001, 1002, 1013, 1021, 12_345, 999_999,
        ]

    @Test(arguments: Language.allCases)
    func equalsICU(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        func check<Kind>(_ unit: QuantityUnit<Kind>, _ value: Double) throws {
            let quantity = try Quantity<Kind>(value, unit)
            let expected = try formatter.spoken(quantity.reading.rounded(), unit.weatherUnit)
            #expect(try formatter.spoken(quantity) == expected)
        }
        for digits in Self.whole {
            let value = Double(digits)
            try check(WindSpeed.Unit.kilometersPerHour, value)
            try check(Temperature.Unit.celsius, value)
            if digits <= 200 { try check(Temperature.Unit.celsius, -value) }
            try check(Distance.Unit.kilometers, value)
            if digits <= 100 { try check(Percentage.Unit.percent, value) }
        }
        for tenths in 0...99 { try check(PrecipitationAmount.Unit.millimeters, Double(tenths) / 10) }
        for unit in Pressure.Unit.allCases { try check(unit, 1013.25) }
        for unit in SnowDepth.Unit.allCases { for value in [1.0, 2, 5, 21, 22] { try check(unit, value) } }
    }

    @Test(arguments: Language.allCases)
    func rangesEqualThemselvesWhenAskedAgain(language: Language) throws {
        for gust in Self.whole where gust > 1 {
            let range = GustRange(wind: try WindSpeed(1, .knots), gust: try WindSpeed(Double(gust), .knots))
            let first = try UnitFormatter(language: language).spoken(range)
            let words = SpokenRange.of(language)
            // The numbers stand where they belong, whole.
            let numbers = words.numbers("1", "\(gust)")
            #expect(first.contains(numbers) || first.contains(numbers.filter { !$0.isWhitespace }), "\(first)")
        }
    }
}
