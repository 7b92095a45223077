import Testing
import WeatherForecast
import WeatherFormat
import WeatherFormatWidth

@Suite struct WeatherCardTests {
    /// The slots whose widths have been read.
    ///
    /// Whoever adds a card, or a slot to one, runs `scripts/width-report`, reads the new lines in every language, and
    /// only then writes the slot's name here.
    @Test(arguments: Language.allCases) func theSetOfCards(language: Language) throws {
        let read = [
            "feelsLike title", "feelsLike subtitle C", "feelsLike subtitle F", "wind title", "wind subtitle calm",
            "wind subtitle km/h",
            "wind subtitle mph", "wind subtitle kn", "wind subtitle m/s", "wind subtitle bft", "wind description",
            "humidity title", "humidity subtitle %", "dewPoint title", "dewPoint subtitle C", "dewPoint subtitle F",
            "pressure title", "pressure subtitle hPa", "pressure subtitle mb", "pressure subtitle mmHg",
            "pressure subtitle inHg", "pressure subtitle kPa", "pressure description", "visibility title",
            "visibility subtitle km", "visibility subtitle mi", "uvIndex title", "uvIndex subtitle index",
            "uvIndex description",
            "precipitation title", "precipitation subtitle mm", "precipitation subtitle in",
            "precipitation subtitle cm", "precipitation description", "sunrise title",
            "sunset title",
        ]
        let places = try WeatherCard.places(in: language)
        #expect(places.map(\.name) == read)
        #expect(places.allSatisfy { !$0.texts.isEmpty && !$0.texts.contains("") })
        #expect(WeatherCard.allCases.count == 10)
        let conditions = WeatherCondition.places(in: language)
        #expect(conditions.map(\.name) == ["header condition", "day condition", "moon phase"])
        #expect(conditions.allSatisfy { !$0.texts.isEmpty && !$0.texts.contains("") })
    }

    @Test func precipitationLines() throws {
        #expect(try PrecipitationLine.begins(.rain, hour: "5pm").text(in: .en) == "Rain from 5pm")
        #expect(try PrecipitationLine.begins(.snow, hour: "17時").text(in: .ja) == "17時から雪")
        #expect(try PrecipitationLine.none(.rain).text(in: .de) == "Kein Regen erwartet")
        #expect(try PrecipitationLine.none(.snow).text(in: .de) == "Kein Niederschlag")
        // The title says what falls; the line says it again where there is room.
        #expect(try PrecipitationLine.begins(.freezingRain, hour: "17:00").text(in: .de) == "Ab 17:00")
        #expect(try PrecipitationLine.begins(.rain, hour: "17:00").text(in: .es) == "A partir de las 17:00")
        #expect(try PrecipitationLine.begins(.rain, hour: "1:00", isOne: true).text(in: .es) == "A partir de la 1:00")
        #expect(try PrecipitationLine.begins(.snow, hour: "1:00", isOne: true).text(in: .it) == "Neve dall’1:00")
        #expect(
            try PrecipitationLine.begins(.rain, hour: "1am", isOne: true, weekday: "Sun").text(in: .en)
                == "Sun from 1am")
        #expect(
            try PrecipitationLine.begins(.snow, hour: "23:00", weekday: "dom").text(in: .es) == "Desde el dom 23:00")
        #expect(try PrecipitationLine.begins(.snow, hour: "1時", weekday: "日").text(in: .ja) == "日 1時から雪")
    }
}
