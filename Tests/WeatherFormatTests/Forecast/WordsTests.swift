import Testing

@testable import WeatherFormat

@Suite("Declared words of the forecast")
struct WordsTests {
    @Test("each language has each word, with its source", arguments: Language.allCases)
    func complete(language: Language) {
        #expect(CardWord.table(for: language).count == CardWord.allCases.count)
        let sun = language.sunWords
        let words = CardWord.table(for: language) + [sun.polarNight, sun.polarDay, sun.noSunrise, sun.noSunset]
        for word in words {
            #expect(!word.text.isEmpty && !word.source.isEmpty)
            #expect(word.text.first?.isWhitespace == false && word.text.last?.isWhitespace == false)
        }
        #expect(Set(CardWord.table(for: language).map(\.text)).count == CardWord.allCases.count)
    }

    @Test("some, as a person would write them")
    func anchors() {
        #expect(Language.de.cardWord(.dewPoint).text == "Taupunkt")
        #expect(Language.ja.cardWord(.dewPoint).text == "露点")
        #expect(Language.en.cardWord(.chanceOfRain).text == "Chance of rain")
        #expect(Language.en.cardWord(.alert).text == "Alert")
        #expect(Language.ru.cardWord(.feelsLike).text == "По ощущениям")
        #expect(Language.fi.sunWords.polarNight.text == "Kaamos")
    }
}
