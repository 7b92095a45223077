import Testing

@testable import WeatherFormat

/// The cldr style is ICU's own rendering, byte for byte, but for a number that it lost: asked here with skeletons of
/// the test's own, which let ICU do the rounding on the shortest decimal.
@Suite struct CLDRStyleTests {
    /// Unit, skeleton, precision below ten and from ten on.
    static let units: [(unit: WeatherUnit, stem: String, small: String, large: String)] = [
        (.celsius, "measure-unit/temperature-celsius", "precision-integer", "precision-integer"),
        (.fahrenheit, "measure-unit/temperature-fahrenheit", "precision-integer", "precision-integer"),
        (.kilometersPerHour, "measure-unit/speed-kilometer-per-hour", "precision-integer", "precision-integer"),
        (.milesPerHour, "measure-unit/speed-mile-per-hour", "precision-integer", "precision-integer"),
        (.metersPerSecond, "measure-unit/speed-meter-per-second", "precision-integer", "precision-integer"),
        (.knots, "measure-unit/speed-knot", "precision-integer", "precision-integer"),
        (.hectopascals, "measure-unit/pressure-hectopascal", "precision-integer", "precision-integer"),
        (.millibars, "measure-unit/pressure-millibar", "precision-integer", "precision-integer"),
        (.millimetersOfMercury, "measure-unit/pressure-millimeter-ofhg", "precision-integer", "precision-integer"),
        (.inchesOfMercury, "measure-unit/pressure-inch-ofhg", ".00", ".00"),
        (.kilopascals, "measure-unit/pressure-kilopascal", ".0", ".0"),
        (.millimeters, "measure-unit/length-millimeter", ".#", "precision-integer"),
        (.centimeters, "measure-unit/length-centimeter", ".#", "precision-integer"),
        (.inches, "measure-unit/length-inch", ".##", ".##"),
        (
            .millimetersPerHour, "measure-unit/length-millimeter per-measure-unit/duration-hour", ".#",
            "precision-integer"
        ),
        (.inchesPerHour, "measure-unit/length-inch per-measure-unit/duration-hour", ".##", ".##"),
        (.kilometers, "measure-unit/length-kilometer", ".#", "precision-integer"),
        (.miles, "measure-unit/length-mile", ".#", "precision-integer"),
        (.meters, "measure-unit/length-meter", "precision-integer", "precision-integer"),
        (.feet, "measure-unit/length-foot", "precision-integer", "precision-integer"),
        (.percent, "percent", "precision-integer", "precision-integer"),
    ]

    static let values = [0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 1.5, 2.5, 0.25, 7.96, 9.94, 29.925, 43.7]
    static let large = [1013.25, 12_345.5, 999_999.5]

    @Test(arguments: Language.allCases)
    func isICUsOwn(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for (unit, stem, small, large) in Self.units {
            let signed = unit.isDegree ? [-1.0, -5, -21.5, -40] : []
            for width in UnitWidth.allCases {
                for value in Self.values + signed + (unit == .percent ? [] : Self.large) {
                    let stem = unit == .percent && width == .long ? "measure-unit/concentr-percent" : stem
                    let precision = value.magnitude < 10 ? small : large
                    let icu = try NumberFormat(
                        locale: language.locale,
                        skeleton: "\(stem) \(Self.stems[width] ?? "") \(precision) rounding-mode-half-up")
                    var wanted = try icu.string(fromDecimal: "\(value)")
                    if !wanted.contains(where: \.isNumber) { wanted = "1 " + wanted }
                    let quantity = try AnyQuantity(value, givenIn: unit, readIn: unit)
                    let text = try formatter.string(quantity, style: .cldr, width: width)
                    #expect(text == wanted && text.utf8.elementsEqual(wanted.utf8), "\(language) \(unit) \(width)")
                    #expect(!text.isEmpty)
                }
            }
        }
    }

    private static let stems: [UnitWidth: String] = [
        .short: "unit-width-short", .narrow: "unit-width-narrow", .long: "unit-width-full-name",
    ]

    /// Every unit, language, style and width says something, and the number is in it.
    @Test(arguments: Language.allCases)
    func nothingIsEmpty(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in WeatherUnit.allCases {
            for style in UnitStyle.allCases {
                for width in UnitWidth.allCases {
                    let quantity = try AnyQuantity(12, givenIn: unit, readIn: unit)
                    let text = try formatter.string(quantity, style: style, width: width)
                    #expect(text.contains(unit == .beaufort ? "6" : "12"), "\(language) \(unit) \(style) \(width)")
                    #expect(!(try formatter.spoken(quantity)).isEmpty)
                }
            }
        }
    }

    /// ICU knows Beaufort from version 73 on; there the declared patterns must be its own.
    @Test(.enabled(if: knowsBeaufort, "this ICU does not know Beaufort"), arguments: Language.allCases)
    func beaufortPatternsAreCLDRs(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for width in UnitWidth.allCases {
            let icu = try NumberFormat(
                locale: language.locale, skeleton: "unit/beaufort \(Self.stems[width] ?? "") precision-integer")
            for force in 0...12 {
                let text = try formatter.string(try BeaufortForce(force), style: .cldr, width: width)
                #expect(try text == icu.string(fromDecimal: "\(force)"))
            }
        }
    }

    /// CLDR 42's Danish singular of kilometer-per-hour is "kilometer i timen", for one and for a range that ends in
    /// one.
    @Test func aLostNumberComesBackInEveryStyle() throws {
        let formatter = UnitFormatter(language: .da)
        for style in UnitStyle.allCases {
            func text(_ value: Double, to gust: Double? = nil) throws -> String {
                let unit = WeatherUnit.kilometersPerHour
                let quantity = try AnyQuantity(value, gust: gust, givenIn: unit, readIn: unit)
                return try formatter.string(quantity, style: style, width: .long)
            }
            #expect(try text(1) == "1 kilometer i timen" && text(2) == "2 kilometer i timen")
            #expect(try text(0, to: 1).hasPrefix("0") && text(0, to: 1).hasSuffix("1 kilometer i timen"))
        }
    }

    /// Danish, and no other language of the reference.
    @Test(arguments: Language.allCases)
    func lostNumbers(language: Language) throws {
        let lost = try LostNumber.all(in: language)
        #expect(lost.allSatisfy { !$0.form.contains(where: \.isNumber) && $0.repaired.hasSuffix(" " + $0.form) })
        guard try ICUVersion.linked().icu == "72.1" else { return }
        #expect(lost.map(\.repaired) == (language == .da ? ["1 kilometer i timen"] : []))
    }

    static var knowsBeaufort: Bool {
        do {
            _ = try NumberFormat(locale: Language.en.locale, skeleton: "unit/beaufort")
            return true
        } catch {
            return false
        }
    }

    @Test func longFormsTakePlurals() throws {
        func miles(_ value: Double, _ language: Language) throws -> String {
            try UnitFormatter(language: language).string(try Distance(value, .miles), width: .long)
        }
        #expect(try miles(1, .en) == "1 mile" && miles(10, .en) == "10 miles")
        #expect(try miles(1, .ru) == "1 миля" && miles(2, .ru) == "2 мили" && miles(5, .ru) == "5 миль")
        #expect(try miles(1.5, .ru) == "1,5 мили" && miles(21, .ru) == "21 миля")
        #expect(try miles(22, .pl) == "22 mile" && miles(25, .pl) == "25 mil")
        #expect(try UnitFormatter(language: .en).string(try Distance(5000, .meters), width: .long) == "5000 meters")
    }
}
