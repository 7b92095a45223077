package import WeatherForecast
package import WeatherFormat

extension WeatherCondition {
    /// The slots of the words of the weather: in the head of the screen, in a row of the daily list; and of the moon's phases, across the screen.
    package static func places(in language: Language) -> [WidthPlace] {
        [
            WidthPlace(
                name: "header condition", budget: .rendered(.subtitle, .row), content: .words,
                texts: allCases.map { $0.word.text(in: language) }),
            WidthPlace(
                name: "day condition", budget: .rendered(.description, .card), content: .words,
                texts: allCases.map { $0.shortWord(in: language).text(in: language) }),
            WidthPlace(
                name: "moon phase", budget: .rendered(.description, .row), content: .words,
                texts: MoonPhase.allCases.map { $0.word.text(in: language) }),
        ]
    }
}
