import Testing
import WeatherForecast
import WeatherFormat

@Suite struct CardCopyTests {
    /// The words that are known, typed by a person.
    @Test(arguments: [
        (Language.de, "Fällt schnell"), (.el, "Ταχεία πτώση"), (.ru, "Резко падает"), (.pl, "Szybko spada"),
        (.ja, "急降下"), (.en, "Falling fast"),
    ])
    func anchors(language: Language, text: String) {
        #expect(CardCopy.text(.pressureFallingFast, in: language) == text)
    }

    @Test func templatesTakeTheirValues() throws {
        for language in Language.allCases {
            for word in ForecastWord.allCases {
                let values = (0..<word.placeholders).map { "<\($0)>" }
                let filled = try CardCopy.text(word, in: language, filling: values)
                for value in values { #expect(filled.contains(value), "\(word.rawValue) \(language.rawValue)") }
                #expect(!filled.contains("%"))
            }
        }
        #expect(try CardCopy.text(.timedPrecipitation, in: .ja, filling: ["雪", "17時"]) == "雪 17時")
        #expect(try CardCopy.text(.pressureLine, in: .zhHans, filling: ["偏高", "稳定"]) == "偏高，稳定。")
    }

    /// A caller can be wrong, a template can't.
    @Test(arguments: [[], ["a"], ["a", "b", "c"]])
    func tooFewAndTooManyValues(values: [String]) {
        let error = #expect(throws: WeatherFormatError.self) {
            try CardCopy.text(.pressureLine, in: .en, filling: values)
        }
        #expect(error == .badTemplate(key: "pressure.line", language: .en, text: "%@ and %@."))
        #expect(
            error?.description
                == #"bad template "%@ and %@." of "pressure.line" in en: expected one value for each %@"#)
    }

    @Test func aPlainWordTakesNoValue() {
        #expect(throws: WeatherFormatError.badTemplate(key: "card.wind", language: .de, text: "Wind")) {
            try CardCopy.text(.windTitle, in: .de, filling: ["a"])
        }
    }
}
