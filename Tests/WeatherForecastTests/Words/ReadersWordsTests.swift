import Testing
import WeatherForecast
import WeatherFormat

/// Words of a screen that readers of the languages found wrong, with the right ones, typed by a person.
@Suite struct ReadersWordsTests {
    @Test(arguments: [
        // One word is the weather system, not a reading.
        (Language.fi, ForecastWord.pressureLowInFull, "Matala paine"), (.fi, .pressureHighInFull, "Korkea paine"),
        (.ko, .pressureLowInFull, "기압 낮음"), (.ko, .pressureNormalInFull, "기압 보통"),
        (.ko, .pressureHighInFull, "기압 높음"),
        (.de, .pressureLowInFull, "Niedriger Luftdruck"), (.de, .pressureNormalInFull, "Normaler Luftdruck"),
        (.de, .pressureHighInFull, "Hoher Luftdruck"),
        // Nyomás is any pressure.
        (.hu, .pressureLowInFull, "Alacsony légnyomás"), (.hu, .pressureNormalInFull, "Normál légnyomás"),
        (.hu, .pressureHighInFull, "Magas légnyomás"),
        // Alone they say press, east, west; without térmica it is any sensation.
        (.da, .pressureTitle, "Lufttryk"), (.nb, .pressureTitle, "Lufttrykk"),
        (.el, .sunriseTitle, "Ανατολή ηλίου"), (.el, .sunsetTitle, "Δύση ηλίου"),
        (.es, .feelsLikeTitle, "Sensación térmica"),
        // Snow that falls, not snow that lies.
        (.ro, .snow, "Ninsoare"), (.fi, .snow, "Lumisade"),
        // What the services issue.
        (.ko, .alert, "기상특보"), (.zhHans, .alert, "预警"), (.zhHant, .alert, "警特報"), (.th, .alert, "เตือนภัย"),
        (.zhHant, .polarNight, "永夜"), (.zhHant, .polarDay, "永晝"), (.id, .polarDay, "Siang kutub"),
        (.it, .noSunrise, "Il sole non sorge."), (.it, .noSunset, "Il sole non tramonta."),
    ])
    func say(language: Language, word: ForecastWord, text: String) {
        #expect(word.text(in: language) == text)
    }

    /// A day of snow has a chance, too.
    @Test(arguments: [
        (Language.en, "Chance of precipitation"), (.ru, "Вероятность осадков"), (.uk, "Імовірність опадів"),
        (.hu, "Csapadék esélye"), (.el, "Πιθανότητα υετού"), (.tr, "Yağış olasılığı"), (.ko, "강수 확률"),
        (.de, "Niederschlagswahrscheinlichkeit"), (.nl, "Neerslagkans"), (.sv, "Sannolikhet för nederbörd"),
        (.nb, "Nedbørssannsynlighet"), (.da, "Nedbørssandsynlighed"), (.fr, "Probabilité de précipitations"),
        (.es, "Probabilidad de precipitaciones"), (.it, "Probabilità di precipitazioni"),
        (.pt, "Probabilidade de precipitação"), (.ro, "Probabilitate de precipitații"),
    ])
    func theChanceIsOfPrecipitation(language: Language, text: String) {
        #expect(ForecastWord.chanceOfPrecipitation.text(in: language) == text)
    }

    @Test func pressureLines() throws {
        func line(_ level: PressureLine.Level, _ trend: PressureLine.Trend, _ language: Language) throws -> String {
            try PressureLine(level: level, trend: trend).text(in: language)
        }
        #expect(try line(.low, .falling, .fr) == "Basse, en baisse.")
        #expect(try line(.high, .rising, .fr) == "Haute, en hausse.")
        // With its stop this one would fit a card at no scale.
        #expect(try line(.normal, .risingFast, .fr) == "Normale, en forte hausse")
        #expect(try line(.normal, .fallingFast, .fr) == "Normale, en forte baisse.")
        #expect(try line(.low, .falling, .hi) == "कम, गिर रहा है" && line(.low, .steady, .hi) == "कम, स्थिर")
        #expect(try line(.low, .steady, .sv) == "Lågt, stabilt.")
    }

    /// The row has room for what the card lost.
    @Test func pressureLinesInFull() throws {
        func line(_ level: PressureLine.Level, _ trend: PressureLine.Trend, _ language: Language) throws -> String {
            try PressureLine(level: level, trend: trend).textInFull(in: language)
        }
        #expect(try line(.low, .fallingFast, .it) == "Pressione bassa, in rapido calo")
        #expect(try line(.high, .risingFast, .it) == "Alta pressione, in rapido aumento")
        #expect(try line(.normal, .risingFast, .fr) == "Pression normale, en forte hausse.")
        #expect(try line(.low, .falling, .fr) == "Pression basse, en baisse.")
        for language in Language.allCases where language != .it {
            #expect(ForecastWord.pressureFallingFastInFull.text(in: language) == trend(.pressureFallingFast, language))
            #expect(ForecastWord.pressureRisingFastInFull.text(in: language) == trend(.pressureRisingFast, language))
        }
    }

    private func trend(_ word: ForecastWord, _ language: Language) -> String { word.text(in: language) }

    @Test func whatFallsAndWhen() throws {
        #expect(try PrecipitationLine.begins(.snow, hour: "21:00").text(in: .ro) == "Ninsoare de la 21:00")
        #expect(try PrecipitationLine.begins(.snow, hour: "19:00").text(in: .fi) == "Lumisade klo 19")
        #expect(try PrecipitationLine.begins(.rain, hour: "7ip.").text(in: .fi) == "Sade klo 7ip.")
        // Half an hour keeps its minutes.
        #expect(try PrecipitationLine.begins(.rain, hour: "19:30").text(in: .fi) == "Sade klo 19:30")
    }
}
