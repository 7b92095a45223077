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
        #expect(NearestNames.to("UTC", among: ["UCT", "UTC"]) == ["UTC", "UCT"])
    }

    /// A name of combining marks, one grapheme cluster of 120 KB, once ran a minute.
    @Test(arguments: [String(repeating: "x", count: 1_000_000), "e" + String(repeating: "\u{301}", count: 60_000)])
    func aLongNameIsNotMeasured(name: String) {
        let start = ContinuousClock.now
        #expect(NearestNames.to(name, among: DateFormatIntent.allCases.map(\.rawValue)).isEmpty)
        #expect(ContinuousClock.now - start < .milliseconds(50))
    }

    @Test func theDistance() {
        for (left, right, distance) in [
            ("", "", 0), ("ab", "", 2), ("ab", "ba", 1), ("kitten", "sitting", 3), ("Asia:Kolkata", "Asia/Kolkata", 1),
        ] {
            #expect(NearestNames.editDistance(left, right) == distance)
            #expect(NearestNames.editDistance(right, left) == distance)
        }
    }
}
