import Testing

/// Faults that users of other apps and libraries reported, with the right output.
///
/// Each stands for a kind.
@Suite struct PublicDateCaseTests {
    static let cases: [(id: String, arguments: String, wanted: String)] = [
        ("half past noon", "en sunEventTime 12 UTC 2026-08-15T12:30", "12:30pm"),
        ("noon is 12", "en complicationHour 12 UTC 2026-08-15T12:00", "12pm"),
        ("midnight is 12", "en complicationHour 12 UTC 2026-08-15T00:00", "12am"),
        ("a quarter past midnight", "en forecastUpdatedDateTime 12 UTC 2026-01-07T00:15", "Wed, Jan 7 @ 12:15am"),
        ("never 24:30", "en sunEventTime 24 UTC 2026-01-07T00:30", "0:30"),
        ("German noon", "de sunEventTime 12 UTC 2026-08-15T12:00", "12:00pm"),
        ("Finnish marker", "fi sunEventTime 12 UTC 2026-08-15T17:39", "5:39ip."),
        ("Korean marker first", "ko sunEventTime 12 UTC 2026-08-15T20:30", "오후 8:30"),
        ("Chinese marker first", "zh-Hans sunEventTime 12 UTC 2026-08-15T16:00", "下午4:00"),
        ("the zone that was asked", "ja sunEventTime 24 Asia/Tokyo 2024-03-30T20:28:00Z", "5:28"),
        ("the hour that repeats, first", "en hourlyChartHour 24 Europe/Madrid 2025-10-26T00:00:00Z", "2:00"),
        ("the hour that repeats, second", "en hourlyChartHour 24 Europe/Madrid 2025-10-26T01:00:00Z", "2:00"),
        ("the hour after", "en hourlyChartHour 24 Europe/Madrid 2025-10-26T02:00:00Z", "3:00"),
        ("half an hour's zone", "en sunEventTime 24 Asia/Kolkata 2024-07-17T20:00:00Z", "1:30"),
        ("Turkish case", "tr sunEventTime 12 UTC 2026-08-15T17:39", "5:39ös"),
        ("no invisible space", "es sunEventTime 12 UTC 2026-08-15T17:39", "5:39pm"),
        ("three numbers in a row", "vi dailyHeader 12 UTC 2026-08-15T17:39", "Th 7, 15 thg 8"),
        ("the word for but", "hu sunEventTime 12 UTC 2026-08-15T09:05", "9:05de."),
        ("the tag no", "no dailyChartWeekday 12 UTC 2026-08-15T09:05", "Lø"),
        ("the tag zh-TW", "zh-TW complicationHour 12 UTC 2026-08-15T21:05", "9時"),
        ("inside a sentence", "ru summaryWeekday 12 UTC 2026-08-15T21:05", "сб"),
        ("the date line", "en dailyHeader 12 Pacific/Auckland 2024-02-07T20:00:00Z", "Thu, Feb 8"),
        ("a civil day", "en dailyHeader 12 America/Sao_Paulo 2026-08-03", "Mon, Aug 3"),
    ]

    @Test(arguments: cases)
    func printsExactly(sample: (id: String, arguments: String, wanted: String)) throws {
        let words = sample.arguments.split(separator: " ").map(String.init)
        let run = try Tool.run([
            "render", "--lang", words[0], "--intent", words[1], "--clock", words[2], "--tz", words[3], "--at", words[4],
        ])
        #expect(run == Tool.Run(exit: 0, output: sample.wanted + "\n", errors: ""), "\(sample.id)")
    }
}
