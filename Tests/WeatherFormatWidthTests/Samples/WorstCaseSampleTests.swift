import Testing
import WeatherFormat
import WeatherFormatWidth

@Suite struct WorstCaseSampleTests {
    @Test func theYear() {
        let days = DateFormatIntent.historyDate.worstCaseSample.days
        #expect(days.count == 365)
        #expect(days.first?.description == "2026-01-01" && days.last?.description == "2026-12-31")
    }

    /// An intent that draws a time is tried at several, one that draws none at one.
    @Test(arguments: DateFormatIntent.allCases) func timesAreTriedWhereTheyAreDrawn(intent: DateFormatIntent) {
        #expect((intent.worstCaseSample.hours.count > 1) == intent.drawsTime)
    }
}
