import Testing
import WeatherForecast
import WeatherFormat

@Suite struct TemplateWordTests {
    /// The words that are known, typed by a person.
    @Test(arguments: [
        (Language.de, "Fällt schnell"), (.el, "Ταχεία πτώση"), (.ru, "Резко падает"), (.pl, "Szybko spada"),
        (.ja, "急降下"), (.en, "Falling fast"),
    ])
    func anchors(language: Language, text: String) {
        #expect(ForecastWord.pressureFallingFast.text(in: language) == text)
    }

    @Test func templatesTakeTheirValues() {
        for language in Language.allCases {
            for word in ForecastWord.allCases {
                let values = (0..<word.placeholders).map { "<\($0)>" }
                let filled = word.text(in: language, filling: values)
                for value in values { #expect(filled.contains(value), "\(word.rawValue) \(language.rawValue)") }
                #expect(!filled.contains("%"))
            }
        }
        #expect(ForecastWord.timedPrecipitation.text(in: .ja, filling: ["雪", "17時"]) == "17時から雪")
        #expect(ForecastWord.pressureLine.text(in: .zhHans, filling: ["偏高", "稳定"]) == "偏高，稳定。")
    }
}
