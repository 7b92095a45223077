import Testing

@testable import WeatherForecast
import WeatherFormat

@Suite struct ForecastWordTests {
    /// Typed by a person, one for each kind of word.
    @Test func anchors() {
        #expect(ForecastWord.alert.text(in: .de) == "Warnung")
        #expect(ForecastWord.alert.text(in: .en) == "Alert")
        #expect(ForecastWord.chanceOfPrecipitation.text(in: .ja) == "降水確率")
        #expect(ForecastWord.chanceOfPrecipitation.text(in: .en) == "Chance of precipitation")
        #expect(ForecastWord.polarNight.text(in: .fi) == "Kaamos")
        #expect(ForecastWord.polarDay.text(in: .en) == "Midnight sun")
        #expect(ForecastWord.noSunrise.text(in: .de) == "Die Sonne geht heute nicht auf.")
        #expect(ForecastWord.noSunset.text(in: .zhHant) == "今天沒有日落。")
        #expect(ForecastWord.humidityTitle.text(in: .pt) == "Umidade")
    }

    /// Only these join others; the rest is shown as it stands.
    @Test func templates() {
        let templates = ForecastWord.allCases.filter { $0.placeholders != 0 }
        let joining: [ForecastWord] = [
            .pressureLine, .timedPrecipitation, .timedPrecipitationAtOne, .amountOfPrecipitation,
        ]
        let surrounding: [ForecastWord] = [.high, .low, .until, .from]
        let summaries: [ForecastWord] = [.summaryFrom, .summaryFromAtOne, .summaryLine, .summarySingle]
        #expect(templates == joining + surrounding + summaries)
        #expect(joining.allSatisfy { $0.placeholders == 2 } && surrounding.allSatisfy { $0.placeholders == 1 })
    }

    /// The keys are what translators' tools and the tables beside the catalog go by.
    @Test func keysNameTheirKind() {
        let kinds = Set(ForecastWord.allCases.map { $0.rawValue.prefix { $0 != "." } })
        #expect(
            kinds == [
                "card", "pressure", "precipitation", "wind", "forecast", "alert", "sun", "condition", "moon", "uv",
                "beaufort",
                "summary",
            ])
        #expect(ForecastWord(rawValue: "pressure.level.low") == .pressureLow)
        #expect(ForecastWord(rawValue: "pressure.trend.fallingFast.full") == .pressureFallingFastInFull)
    }

    /// Each class asks for the word of its own key.
    @Test(arguments: WeatherCondition.allCases) func classes(condition: WeatherCondition) {
        #expect(condition.word.rawValue == "condition.\(condition.rawValue)")
    }

    /// A title and the word in a line mean the same rain.
    @Test(arguments: Language.allCases) func theTitleOfTheRainCardIsWhatFalls(language: Language) {
        #expect(ForecastWord.precipitationTitle.text(in: language) == ForecastWord.rain.text(in: language))
    }
}
