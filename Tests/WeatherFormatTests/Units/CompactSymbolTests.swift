import Testing

@testable import WeatherFormat

@Suite struct CompactSymbolTests {
    /// Numbers before which some language bends its words, and each kind of decimals.
    static let numbers = (0...130).map(Double.init) + [200, 201, 1000, 1001, 1002, 1011, 5000, 0.5, 1.5, 2.5]

    /// Where nothing is declared, the symbol is ICU's short one without white space and, but in Thai and where there is
    /// a stop within, without closing full stop, for every number: read again, number by number, without the tables.
    @Test(arguments: Language.allCases)
    func isICUsWithoutSpaceAndFullStop(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in WeatherUnit.allCases where !unit.isDegree && unit != .beaufort {
            guard unit.declaredSymbol(in: language) == nil else { continue }
            let icu = try NumberFormat(
                locale: language.locale, skeleton: "\(unit.skeletonStem) unit-width-short .## group-off")
            for number in Self.numbers {
                let rounded = RoundedDecimal(number, places: number.rounded() == number ? 0 : 1)
                let reading = Reading(
                    value: number, givenUnit: unit, unit: unit, decimals: rounded.places == 0 ? .none : .exactly(.one),
                    showsTraces: false)
                var wanted = try icu.string(fromDecimal: rounded.ascii).filter { !$0.isWhitespace }
                let symbol = wanted.drop { $0.isNumber || $0 == "." || $0 == "," }
                let stops = symbol.count { $0 == "." }
                if symbol.hasSuffix("."), language != .th, stops == 1 { wanted.removeLast() }
                let text = try formatter.string(reading, .compact).filter { !$0.isWhitespace }
                #expect(text == wanted, "\(language) \(unit)")
            }
        }
    }

    /// Two units keep a plain space in every language; a word keeps a no-break one, and so does each of several words.
    @Test(arguments: Language.allCases)
    func onlyTwoUnitsAndWordsKeepASpace(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in WeatherUnit.allCases {
            let reading = Reading(value: 12, givenUnit: unit, unit: unit, decimals: .none, showsTraces: false)
            let text = try formatter.string(reading, .compact)
            let isSpaced = unit.declaredSymbol(in: language)?.isSpaced == true
            #expect(text.hasPrefix("12 ") == (unit.keepsSpace && !isSpaced), "\(text)")
            #expect(text.contains(" ") == (unit.keepsSpace && !isSpaced), "\(text)")
            #expect(text.contains("\u{A0}") == isSpaced, "\(text)")
        }
    }

    /// A symbol of several abbreviations keeps all of their stops or none: never `χλστ./ώ`, `дюйм./ч`.
    @Test(arguments: Language.allCases)
    func allStopsOrNone(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in WeatherUnit.allCases where !unit.isDegree && unit != .beaufort {
            let text = try formatter.string(try AnyQuantity(5, givenIn: unit, readIn: unit))
            let icu = try NumberFormat(
                locale: language.locale, skeleton: "\(unit.skeletonStem) unit-width-short precision-integer")
            let stops = text.drop { $0.isNumber || $0 == "." || $0 == "," }.count { $0 == "." }
            let all = try icu.string(fromDecimal: "5").count { $0 == "." }
            let isDeclared = unit.declaredSymbol(in: language) != nil
            #expect(stops == 0 || (isDeclared ? text.hasSuffix(".") : stops == all), "\(text)")
        }
        func text(_ unit: WeatherUnit, _ language: Language) throws -> String {
            try UnitFormatter(language: language).string(try AnyQuantity(2, givenIn: unit, readIn: unit))
        }
        #expect(try text(.millimetersPerHour, .el) == "2χλστ./ώ." && text(.millimeters, .el) == "2χλστ")
        #expect(try text(.inchesPerHour, .ru) == "2дюйм/ч" && text(.inchesPerHour, .pt) == "2pol/h")
        #expect(try text(.millimetersPerHour, .th) == "2มม./ชม." && text(.millimeters, .th) == "2มม.")
    }

    @Test(arguments: Language.allCases)
    func declaredSymbolsHaveReasons(language: Language) throws {
        for unit in WeatherUnit.allCases {
            guard let declared = unit.declaredSymbol(in: language) else { continue }
            #expect(declared.reason.count > 20, "\(unit) \(language)")
            #expect(!declared.symbol.isEmpty && declared.otherForms.values.allSatisfy { !$0.isEmpty })
        }
    }

    @Test func settledByPeople() throws {
        let wanted: [(Language, WindSpeed.Unit, String)] = [
            (.tr, .kilometersPerHour, "12km/sa"), (.da, .kilometersPerHour, "12km/t"),
            (.nb, .kilometersPerHour, "12km/t"),
            (.nl, .kilometersPerHour, "12km/u"), (.id, .kilometersPerHour, "12km/j"), (.de, .milesPerHour, "12mph"),
            (.ru, .kilometersPerHour, "12км/ч"), (.ru, .metersPerSecond, "12м/с"),
            (.uk, .kilometersPerHour, "12км/год"),
            (.el, .kilometersPerHour, "12χλμ./ώρα"),
        ]
        for (language, unit, text) in wanted {
            #expect(try UnitFormatter(language: language).string(try WindSpeed(12, unit)) == text)
        }
    }

    /// The traps that CLDR holds, and what became of each.
    @Test func traps() throws {
        func text(_ value: Double, _ unit: WeatherUnit, _ language: Language) throws -> String {
            try UnitFormatter(language: language).string(try AnyQuantity(value, givenIn: unit, readIn: unit))
        }
        #expect(try text(12, .milesPerHour, .uk) == "12миль/год")
        #expect(try text(12, .miles, .da) == "12mi")
        #expect(try text(12, .miles, .sv) == "12mi")
        #expect(try text(12, .miles, .nb) == "12mi")
        #expect(try text(29.92, .inchesOfMercury, .da) == "29,92 inHg")
        #expect(try text(1013, .millibars, .uk) == "1013мбар")
        #expect(try text(12, .knots, .uk) == "12вуз.")
        #expect(try text(12, .kilometersPerHour, .zhHans) == "12km/h")
        #expect(try text(45, .percent, .tr) == "%45")
        #expect(try text(45, .percent, .ru) == "45%")
        #expect(try text(21, .beaufort, .ja) == "風力9")
        #expect(try text(21, .beaufort, .zhHans) == "9级")
        #expect(try text(12, .celsius, .pl) == "12°")
        #expect(try text(2, .inches, .uk) == "2дюйми" && text(5, .inches, .uk) == "5дюймів")
    }
}
