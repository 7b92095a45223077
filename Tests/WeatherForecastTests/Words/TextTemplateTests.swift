import Testing

@testable import WeatherForecast

@Suite struct TextTemplateTests {
    @Test(arguments: [
        ("%@ and %@.", "a and b."), ("%2$@、%1$@", "b、a"), ("%@%@", "ab"), ("100%% %@ %@", "100% a b"),
        ("%@", "a"), ("%@ %@ %@", "a b "), ("%3$@%1$@", "a"), ("nothing", "nothing"), ("", ""),
    ])
    func filled(template: String, filled: String) {
        #expect(TextTemplate(text: template).filled(with: ["a", "b"]) == filled)
    }
}
