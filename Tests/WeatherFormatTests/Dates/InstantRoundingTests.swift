import FoundationEssentials
import Testing
import WeatherFormat

/// A time between two seconds is the earlier one, before 1970 too.
@Suite struct InstantRoundingTests {
    @Test(arguments: [
        (0.0, "Thu, Jan 1 @ 0:00"), (59.999, "Thu, Jan 1 @ 0:00"), (60, "Thu, Jan 1 @ 0:01"),
        (-0.001, "Wed, Dec 31 @ 23:59"), (-0.5, "Wed, Dec 31 @ 23:59"), (-60, "Wed, Dec 31 @ 23:59"),
        (-60.5, "Wed, Dec 31 @ 23:58"),
    ])
    func aFractionIsCut(seconds: Double, text: String) throws {
        let formatter = DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: .utc)
        let instant = Date(timeIntervalSince1970: seconds)
        #expect(try formatter.string(from: instant, for: .forecastUpdatedDateTime) == text)
        var bytes: [UInt8] = []
        try formatter.append(instant, for: .forecastUpdatedDateTime, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
}
