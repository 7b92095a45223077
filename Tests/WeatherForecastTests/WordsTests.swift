import Testing

@testable import WeatherForecast
@testable import WeatherFormat

@Suite("Declared words of the forecast")
struct WordsTests {
    @Test("each language has each word, with its source", arguments: Language.allCases)
    func complete(language: Language) {
        #expect(ForecastWord.table(for: language).count == ForecastWord.allCases.count)
        let sun = language.sunWords
        let words = ForecastWord.table(for: language) + [sun.polarNight, sun.polarDay, sun.noSunrise, sun.noSunset]
        for word in words {
            #expect(!word.text.isEmpty && !word.source.isEmpty)
            #expect(word.text.first?.isWhitespace == false && word.text.last?.isWhitespace == false)
        }
        #expect(Set(ForecastWord.table(for: language).map(\.text)).count == ForecastWord.allCases.count)
    }

    @Test("some, as a person would write them")
    func anchors() {
        #expect(Language.de.word(.alert).text == "Warnung")
        #expect(Language.ja.word(.chanceOfRain).text == "降水確率")
        #expect(Language.en.word(.chanceOfRain).text == "Chance of rain")
        #expect(Language.en.word(.alert).text == "Alert")
        #expect(Language.fi.sunWords.polarNight.text == "Kaamos")
    }
}
