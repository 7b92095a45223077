import FoundationEssentials
import Testing
import WeatherFormat

/// The sun over New York, 6 to 12 February 2026 (Open-Meteo): local times, five hours behind UTC.
@Suite struct SunTimesTests {
    static let sunrises = ["12:00", "11:59", "11:58", "11:56", "11:55", "11:54", "11:53"]
    static let sunsets = ["22:19", "22:20", "22:21", "22:23", "22:24", "22:25", "22:26"]

    static let wanted: [(language: Language, twelve: String, twentyFour: String)] = [
        (.en, "7:00am 6:59am 6:58am 6:56am 6:55am 6:54am 6:53am", "7:00 6:59 6:58 6:56 6:55 6:54 6:53"),
        (.de, "7:00am 6:59am 6:58am 6:56am 6:55am 6:54am 6:53am", "7:00 6:59 6:58 6:56 6:55 6:54 6:53"),
        (
            .ja, "午前7:00 午前6:59 午前6:58 午前6:56 午前6:55 午前6:54 午前6:53",
            "7:00 6:59 6:58 6:56 6:55 6:54 6:53"
        ),
        (.vi, "7:00SA 6:59SA 6:58SA 6:56SA 6:55SA 6:54SA 6:53SA", "7:00 6:59 6:58 6:56 6:55 6:54 6:53"),
        (
            .th,
            "7:00ก่อนเที่ยง 6:59ก่อนเที่ยง 6:58ก่อนเที่ยง 6:56ก่อนเที่ยง 6:55ก่อนเที่ยง 6:54ก่อนเที่ยง 6:53ก่อนเที่ยง",
            "7:00 6:59 6:58 6:56 6:55 6:54 6:53"
        ),
    ]

    static let wantedSunsets: [(language: Language, twelve: String, twentyFour: String)] = [
        (.en, "5:19pm 5:20pm 5:21pm 5:23pm 5:24pm 5:25pm 5:26pm", "17:19 17:20 17:21 17:23 17:24 17:25 17:26"),
        (.de, "5:19pm 5:20pm 5:21pm 5:23pm 5:24pm 5:25pm 5:26pm", "17:19 17:20 17:21 17:23 17:24 17:25 17:26"),
        (
            .ja, "午後5:19 午後5:20 午後5:21 午後5:23 午後5:24 午後5:25 午後5:26",
            "17:19 17:20 17:21 17:23 17:24 17:25 17:26"
        ),
        (.vi, "5:19CH 5:20CH 5:21CH 5:23CH 5:24CH 5:25CH 5:26CH", "17:19 17:20 17:21 17:23 17:24 17:25 17:26"),
        (
            .th,
            "5:19หลังเที่ยง 5:20หลังเที่ยง 5:21หลังเที่ยง 5:23หลังเที่ยง 5:24หลังเที่ยง 5:25หลังเที่ยง 5:26หลังเที่ยง",
            "17:19 17:20 17:21 17:23 17:24 17:25 17:26"
        ),
    ]

    @Test(arguments: wanted)
    func sunrise(row: (language: Language, twelve: String, twentyFour: String)) throws {
        try check(Self.sunrises, row)
    }

    @Test(arguments: wantedSunsets)
    func sunset(row: (language: Language, twelve: String, twentyFour: String)) throws {
        try check(Self.sunsets, row)
    }

    private func check(
        _ times: [String], _ row: (language: Language, twelve: String, twentyFour: String)
    ) throws {
        let zone = try ZoneID("America/New_York")
        let instants = try times.enumerated().map { day, time in
            try Date("2026-02-\(day + 6 < 10 ? "0" : "")\(day + 6)T\(time):00Z", strategy: .iso8601)
        }
        for (hourCycle, wanted) in [(HourCycle.twelveHour, row.twelve), (.twentyFourHour, row.twentyFour)] {
            let formatter = DateIntentFormatter(language: row.language, hourCycle: hourCycle, zone: zone)
            let rendered = try instants.map { try formatter.string(from: $0, for: .sunEventTime) }
            #expect(rendered.joined(separator: " ") == wanted)
        }
    }
}
