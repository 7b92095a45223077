import Testing

@testable import WeatherFormat

@Suite struct NearestNamesTests {
    @Test func findsWhatWasMeant() {
        let intents = DateFormatIntent.allCases.map(\.rawValue)
        #expect(NearestNames.to("sunEventTme", among: intents) == ["sunEventTime"])
        #expect(NearestNames.to("daily", among: intents).first == "dailyHeader")
        #expect(NearestNames.to("xyzzy", among: intents).isEmpty)
        #expect(NearestNames.to("", among: intents).isEmpty)
        #expect(NearestNames.to("ed", among: ["de", "da"]).first == "de")
        #expect(NearestNames.to(String(repeating: "x", count: 1_000_000), among: intents).isEmpty)
    }
}
