import Testing

@testable import WeatherFormat

/// The native style against ICU, read again number by number without the tables, in every language and variant.
@Suite struct NativeUnitTests {
    private static let forms = LanguageForm.allCases
    private static let numbers = (0...130).map(Double.init) + [200, 201, 1000, 1011, 5000, 0.5, 1.5, 2.5]

    private func formatter(_ form: LanguageForm) throws -> UnitFormatter {
        let formatter = UnitFormatter(for: try ReaderTag(form.tag), style: .native)
        #expect(formatter.nativeUnits.form == form)
        return formatter
    }

    private func text(_ number: Double, _ unit: WeatherUnit, _ formatter: UnitFormatter) throws -> String {
        let places = number.rounded() == number ? 0 : 1
        let reading = Reading(
            value: number, givenUnit: unit, unit: unit, decimals: places == 0 ? .none : .exactly(.one),
            showsTraces: false)
        return try formatter.string(reading, .native)
    }

    private func icu(_ number: Double, _ skeleton: String, _ form: LanguageForm) throws -> String {
        let places = number.rounded() == number ? 0 : 1
        return try NumberFormat(locale: form.locale, skeleton: skeleton + " .## group-off").string(
            fromDecimal: RoundedDecimal(number, places: places).ascii)
    }

    /// Where nothing is declared: ICU's short form, its space between number and symbol a no-break one, the symbol as in the
    /// compact style.
    @Test(arguments: forms)
    func isICUsWithNoBreakSpaces(form: LanguageForm) throws {
        let formatter = try formatter(form)
        for unit in WeatherUnit.allCases where !unit.isDegree && unit != .beaufort && unit != .percent {
            guard unit.declaredSymbol(in: form) == nil else { continue }
            for number in Self.numbers {
                let icu = try icu(number, "\(unit.skeletonStem) unit-width-short", form)
                let digits = icu.prefix { $0.isNumber || $0 == "." || $0 == "," }
                let words = icu[digits.endIndex...].split(whereSeparator: \.isWhitespace)
                let symbol = words.joined(separator: unit.keepsSpace ? "\u{A0}" : "")
                let isSpaced = icu[digits.endIndex...].first?.isWhitespace == true
                let stops = symbol.count { $0 == "." }
                let kept = symbol.hasSuffix(".") && form.language != .th && stops == 1 ? symbol.dropLast() : symbol[...]
                // The versions differ, and the language has none.
                let space = isSpaced && form.language != .zhHant ? "\u{A0}" : ""
                #expect(try text(number, unit, formatter) == digits + space + kept, "\(form.tag) \(unit)")
            }
        }
    }

    /// The percent sign stands where ICU has it, and is parted from the number where ICU parts it.
    @Test(arguments: forms)
    func percentIsICUs(form: LanguageForm) throws {
        let formatter = try formatter(form)
        for number in 0...100 {
            let icu = try icu(Double(number), "percent", form)
            let isGlued = form.variant?.setsNoSpaceBeforePercent == true
            let wanted = icu.map { $0.isWhitespace ? isGlued ? "" : "\u{A0}" : String($0) }.joined()
            #expect(try text(Double(number), .percent, formatter) == wanted, "\(form.tag)")
        }
    }

    @Test(arguments: forms)
    func minusDashAndDecimalsAreICUs(form: LanguageForm) throws {
        let formatter = try formatter(form)
        #expect(try text(-5, .celsius, formatter) == icu(-5, "", form) + "°")
        let decimals = try icu(2.5, "", form)
        #expect(try text(2.5, .millimeters, formatter).hasPrefix(decimals))
        let icu = try NumberRangeFormat(locale: form.locale, skeleton: "precision-integer group-off").string(
            from: "12", to: "18")
        let range = try formatter.string(
            GustRange(wind: try WindSpeed(12, .knots), gust: try WindSpeed(18, .knots)))
        #expect(range.hasPrefix(icu.map { $0.isWhitespace ? "\u{A0}" : String($0) }.joined()), "\(range)")
    }

    /// No string may be broken, and none has a space that many fonts lack.
    @Test(arguments: forms)
    func everySpaceIsANoBreakSpace(form: LanguageForm) throws {
        let formatter = try formatter(form)
        for unit in WeatherUnit.allCases where unit.declaredSymbol(in: form)?.keepsPlainSpaces != true {
            let text = try formatter.string(try AnyQuantity(12, givenIn: unit, readIn: unit))
            #expect(text.allSatisfy { !$0.isWhitespace || $0 == "\u{A0}" }, "\(text)")
            #expect(!text.hasSuffix("\u{A0}") && !text.hasPrefix("\u{A0}"))
        }
        #expect(try formatter.string(try Temperature(22, .celsius)) == "22°")
        #expect(try formatter.string(try Pressure(1013.25, .hectopascals)).hasPrefix("1013"))
    }

    /// The symbols are those of the compact style: only what stands around them differs.
    @Test(arguments: Language.allCases)
    func theSymbolsAreTheCompactOnes(language: Language) throws {
        let (house, native) = (UnitFormatter(language: language), UnitFormatter(language: language, style: .native))
        for unit in WeatherUnit.allCases {
            for number in [0, 1, 2, 5, 11, 21, 25.0] {
                let quantity = try AnyQuantity(number, givenIn: unit, readIn: unit)
                let (glued, spaced) = (try house.string(quantity), try native.string(quantity))
                #expect(glued.filter { !$0.isWhitespace } == spaced.filter { !$0.isWhitespace }, "\(language) \(unit)")
                #expect(
                    try house.string(quantity, style: .native) == spaced
                        && native.string(quantity, style: .compact) == glued)
                #expect(try house.spoken(quantity) == native.spoken(quantity))
                #expect(try house.string(quantity, width: .long) == native.string(quantity, width: .long))
            }
        }
    }

    @Test func settledByPeople() throws {
        func text(_ value: Double, _ unit: WeatherUnit, _ tag: String) throws -> String {
            try UnitFormatter(for: try ReaderTag(tag), style: .native).string(
                try AnyQuantity(value, givenIn: unit, readIn: unit))
        }
        #expect(
            try text(12, .kilometersPerHour, "de") == "12\u{A0}km/h" && text(12, .milesPerHour, "de") == "12\u{A0}mph")
        #expect(try text(1013.25, .hectopascals, "en") == "1013\u{A0}hPa" && text(45, .percent, "de") == "45\u{A0}%")
        #expect(try text(45, .percent, "en") == "45%" && text(45, .percent, "tr") == "%45")
        #expect(try text(22, .celsius, "fr") == "22°" && text(-5, .celsius, "sv") == "\u{2212}5°")
        #expect(try text(12, .kilometersPerHour, "ko") == "12km/h" && text(12, .kilometers, "zh-Hant") == "12公里")
        #expect(
            try text(12, .kilometersPerHour, "zh-Hans") == "12\u{A0}km/h" && text(12, .kilometers, "zh-Hans") == "12公里")
        #expect(try text(20, .beaufort, "vi") == "cấp\u{A0}8" && text(20, .beaufort, "ja") == "風力8")
        #expect(try text(29.92, .inchesOfMercury, "fr-CA") == "29,92\u{A0}po\u{A0}Hg")
        #expect(try text(45, .percent, "es-US") == "45%" && text(45, .percent, "es") == "45\u{A0}%")
        #expect(try text(0.02, .inches, "en") == "0.02\u{A0}in" && text(0.001, .inches, "de") == "<0,01\u{A0}in")
    }

    /// A buffer holds the style of the formatter, and CLDR's own where that is it.
    @Test func buffersHaveTheFormattersStyle() throws {
        let wind = try WindSpeed(1200, .kilometersPerHour)
        for (style, wanted) in [
            (UnitStyle.compact, "1200km/h"), (.native, "1200\u{A0}km/h"), (.cldr, "1.200 km/h"),
        ] {
            let formatter = UnitFormatter(language: .de, style: style)
            var bytes: [UInt8] = []
            try formatter.append(wind, to: &bytes)
            try bytes.append(addingCapacity: UnitFormatter.largestUTF8Count) { try formatter.append(wind, to: &$0) }
            #expect(String(decoding: bytes, as: UTF8.self) == wanted + wanted)
            var few: [UInt8] = []
            few.append(addingCapacity: 3) { span in
                #expect(throws: WeatherFormatError.self) { try formatter.append(wind, to: &span) }
            }
            #expect(few.isEmpty)
        }
    }
}
