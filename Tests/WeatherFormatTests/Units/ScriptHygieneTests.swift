import Testing

@testable import WeatherFormat

/// Every symbol is written in one script, and holds nothing that cannot be seen.
@Suite struct ScriptHygieneTests {
    enum Letters { case latin, cyrillic, greek }

    static func letters(_ scalar: Unicode.Scalar) -> Letters? {
        guard scalar.properties.isAlphabetic else { return nil }
        switch scalar.value {
        case 0x41...0x24F, 0x1E00...0x1EFF: return .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: return .greek
        case 0x400...0x52F: return .cyrillic
        default: return nil
        }
    }

    static func scripts(_ text: String) -> Set<Letters> { Set(text.unicodeScalars.compactMap(letters)) }

    static func invisible(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .format, .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
            case .spaceSeparator: scalar != " "
            default: false
            }
        }
    }

    @Test(arguments: Language.allCases)
    func compactStrings(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        var texts: [String] = []
        for unit in WeatherUnit.allCases {
            for number in [0.0, 1, 2, 5, 11, 21, 22, 25, 1.5] {
                let reading = Reading(
                    value: number, givenUnit: unit, unit: unit, decimals: .atMost(.one), showsTraces: false)
                let text = try formatter.string(reading, .compact)
                // A word's no-break space is meant.
                let isSpaced = unit.declaredSymbol(in: language)?.isSpaced == true
                texts.append(isSpaced ? text.filter { $0 != "\u{A0}" } : text)
            }
        }
        let symbols = DurationSymbols.of(language)
        texts += [symbols.day, symbols.hour, symbols.minute]
        texts += CompassDirection.allCases.map { $0.abbreviation(in: language) }
        for text in texts {
            #expect(!text.isEmpty && Self.scripts(text).count <= 1, "\(text) mixes scripts")
            #expect(Self.invisible(text).isEmpty, "\(text) holds \(Self.invisible(text))")
        }
    }

    @Test func findsWhatItLooksFor() {
        #expect(Self.scripts("м/c").count == 2)  // a Latin c
        #expect(Self.scripts("м/с").count == 1)
        #expect(Self.scripts("μ.").count == 1 && Self.scripts("mm/時間").count == 1)
        #expect(!Self.invisible("12\u{A0}km").isEmpty && !Self.invisible("12\u{200E}%").isEmpty)
    }
}
