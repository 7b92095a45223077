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
            "feelsLike title", "feelsLike subtitle C", "feelsLike subtitle F", "wind title", "wind subtitle km/h",
            "wind subtitle mph", "wind subtitle kn", "wind subtitle m/s", "wind subtitle bft", "wind description",
            "humidity title", "humidity subtitle %", "dewPoint title", "dewPoint subtitle C", "dewPoint subtitle F",
            "pressure title", "pressure subtitle hPa", "pressure subtitle mb", "pressure subtitle mmHg",
            "pressure subtitle inHg", "pressure subtitle kPa", "pressure description", "visibility title",
            "visibility subtitle km", "visibility subtitle mi", "uvIndex title", "uvIndex subtitle index",
            "precipitation title", "precipitation subtitle %", "precipitation description", "sunrise title",
            "sunset title",
        ]
        let places = try WeatherCard.places(in: language)
        #expect(places.map(\.name) == read)
        #expect(places.allSatisfy { !$0.texts.isEmpty && !$0.texts.contains("") })
        #expect(WeatherCard.allCases.count == 10)
    }

    @Test func precipitationLines() {
        #expect(PrecipitationLine.begins(.rain, hour: "5pm").text(in: .en) == "Rain 5pm")
        #expect(PrecipitationLine.begins(.snow, hour: "17時").text(in: .ja) == "雪 17時")
        #expect(PrecipitationLine.none.text(in: .de) == "Kein Regen erwartet")
    }
}
