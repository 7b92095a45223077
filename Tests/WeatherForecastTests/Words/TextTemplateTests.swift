import Testing

@testable import WeatherForecast
import WeatherFormat

@Suite struct TextTemplateTests {
    @Test(arguments: [
        ("%@ and %@.", "a and b."), ("%2$@、%1$@", "b、a"), ("%@%@", "ab"), ("100%% %@ %@", "100% a b"),
    ])
    func filled(template: String, filled: String) {
        #expect(TextTemplate(text: template).filled(with: ["a", "b"]) == filled)
    }

    @Test(arguments: [
        "%@", "%@ %@ %@", "%3$@ %1$@", "%0$@ %@ %@", "%d %@", "%", "%1$", "%99999999999999999999$@ %@ %@", "nothing",
    ])
    func wrongCounts(template: String) {
        #expect(TextTemplate(text: template).filled(with: ["a", "b"]) == nil)
    }

    @Test func withoutPlaces() {
        #expect(TextTemplate(text: "Wind").filled(with: []) == "Wind")
        #expect(TextTemplate(text: "").filled(with: []) == "")
    }
}
