import TestSupport
import Testing
import WeatherFormat

/// Values typed by a person.
///
/// No script ever rewrites them.
@Suite struct DateAnchorTests {
    struct Anchor: Sendable {
        let language: Language
        let intent: DateFormatIntent
        /// Morning and evening on the 12-hour clock, morning and evening on the 24-hour clock.
        let wanted: [String]
    }

    static let anchors = [
        Anchor(
            language: .en, intent: .dailyHeader, wanted: ["Wed, Jan 7", "Sat, Aug 15", "Wed, Jan 7", "Sat, Aug 15"]),
        Anchor(language: .en, intent: .sunEventTime, wanted: ["9:05am", "5:39pm", "9:05", "17:39"]),
        Anchor(
            language: .en, intent: .forecastUpdatedDateTime,
            wanted: ["Wed, Jan 7 @ 9:05am", "Sat, Aug 15 @ 5:39pm", "Wed, Jan 7 @ 9:05", "Sat, Aug 15 @ 17:39"]),
        Anchor(language: .en, intent: .complicationHour, wanted: ["9am", "5pm", "9", "17"]),
        Anchor(
            language: .de, intent: .dailyHeader, wanted: ["Mi., Jan. 7", "Sa., Aug. 15", "Mi., Jan. 7", "Sa., Aug. 15"]),
        Anchor(language: .de, intent: .sunEventTime, wanted: ["9:05am", "5:39pm", "9:05", "17:39"]),
        Anchor(
            language: .de, intent: .forecastUpdatedDateTime,
            wanted: ["Mi., Jan. 7 @ 9:05am", "Sa., Aug. 15 @ 5:39pm", "Mi., Jan. 7 @ 9:05", "Sa., Aug. 15 @ 17:39"]),
        Anchor(language: .de, intent: .complicationHour, wanted: ["9am", "5pm", "9", "17"]),
    ]

    @Test(arguments: anchors)
    func holds(anchor: Anchor) throws {
        var rendered: [String] = []
        for hourCycle in [HourCycle.twelveHour, .twentyFourHour] {
            let formatter = DateIntentFormatter(language: anchor.language, hourCycle: hourCycle, zone: .utc)
            rendered.append(try formatter.string(from: try Samples.morning(), for: anchor.intent))
            rendered.append(try formatter.string(from: try Samples.evening(), for: anchor.intent))
        }
        #expect(rendered == anchor.wanted)
    }

    @Test func englishCompactHours() throws {
        let twelve = DateIntentFormatter(language: .en, hourCycle: .twelveHour, zone: .utc)
        let twentyFour = DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: .utc)
        let hours = try Samples.hours()
        let wanted =
            "12am 1am 2am 3am 4am 5am 6am 7am 8am 9am 10am 11am 12pm 1pm 2pm 3pm 4pm 5pm 6pm 7pm 8pm 9pm 10pm 11pm"
        for intent in [DateFormatIntent.hourlyChartHour, .statsChartHour, .widgetHour, .precipLaterHour] {
            #expect(try hours.map { try twelve.string(from: $0, for: intent) }.joined(separator: " ") == wanted)
            #expect(try hours.map { try twentyFour.string(from: $0, for: intent) } == (0..<24).map { "\($0):00" })
        }
        #expect(try hours.map { try twelve.string(from: $0, for: .complicationHour) }.joined(separator: " ") == wanted)
        #expect(try hours.map { try twentyFour.string(from: $0, for: .complicationHour) } == (0..<24).map { "\($0)" })
    }
}
