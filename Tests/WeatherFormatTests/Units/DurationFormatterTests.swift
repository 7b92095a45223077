import Testing

@testable import WeatherFormat

@Suite struct DurationFormatterTests {
    @Test(arguments: [
        (0.0, "0min"), (59, "0min"), (60, "1min"), (3599, "59min"), (3600, "1h"), (5400, "1h 30min"),
        (7179, "1h 59min"),
        (7199.999, "1h 59min"), (7200, "2h"), (86_399, "23h 59min"), (86_400, "1d"), (90_000, "1d 1h"),
        (86_700, "1d 5min"),
        (183_845, "2d 3h"), (-0.0, "0min"),
    ])
    func english(seconds: Double, text: String) throws {
        #expect(try DurationFormatter(language: .en).string(seconds: seconds) == text)
    }

    @Test func languages() throws {
        #expect(try DurationFormatter(language: .ru).string(seconds: 10_800) == "3ч")
        #expect(try DurationFormatter(language: .de).string(seconds: 5400) == "1h 30min")
        #expect(try DurationFormatter(language: .ja).string(seconds: 5400) == "1時間30分")
        #expect(try DurationFormatter(language: .da).string(seconds: 5400) == "1t 30min")
    }

    @Test func longFormsTakePlurals() throws {
        func text(_ minutes: Double, _ language: Language) throws -> String {
            try DurationFormatter(language: language).string(seconds: minutes * 60, width: .long)
        }
        #expect(try text(1, .pl) == "1 minuta" && text(2, .pl) == "2 minuty" && text(5, .pl) == "5 minut")
        #expect(try text(21, .ru) == "21 минута" && text(22, .ru) == "22 минуты" && text(25, .ru) == "25 минут")
        #expect(try text(62, .en) == "1 hour, 2 minutes")
    }

    @Test func chartLabelsKeepTheirSpace() throws {
        #expect(try DurationFormatter(language: .en).chartLabel(minutes: 5) == "5 min")
        #expect(try DurationFormatter(language: .ru).chartLabel(minutes: 1) == "1 мин")
        #expect(try DurationFormatter(language: .ko).chartLabel(minutes: 5) == "5분")
        #expect(try DurationFormatter(language: .en).chartLabel(minutes: 0) == "0 min")
        #expect(throws: WeatherFormatError.self) { try DurationFormatter(language: .en).chartLabel(minutes: -1) }
    }

    /// Every minute of three days: the parts add up again, and none is too large.
    @Test func carries() throws {
        for minutes in 0..<4320 {
            let parts = try DurationParts(seconds: Double(minutes) * 60 + 59.9).parts
            let byUnit = Dictionary(uniqueKeysWithValues: parts.map { ($0.unit, $0.count) })
            #expect((byUnit[.hour] ?? 0) < 24 && (byUnit[.minute] ?? 0) < 60 && (1...2).contains(parts.count))
            let total = (byUnit[.day] ?? 0) * 1440 + (byUnit[.hour] ?? 0) * 60 + (byUnit[.minute] ?? 0)
            #expect(parts.count == 2 && byUnit[.day] != nil ? total <= minutes : total == minutes)
        }
    }

    @Test(arguments: [Double.nan, .infinity, 1e308, -0.5, -1, -60, 1e10])
    func badSeconds(seconds: Double) {
        #expect(throws: WeatherFormatError.self) { try DurationFormatter(language: .en).string(seconds: seconds) }
    }
}
