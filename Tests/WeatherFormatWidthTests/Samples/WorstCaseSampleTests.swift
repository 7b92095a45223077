import Testing
import WeatherFormat
import WeatherFormatWidth

@Suite struct WorstCaseSampleTests {
    @Test func theYear() {
        let days = DateFormatIntent.historyDate.worstCaseSample.days
        #expect(days.count == 365)
        #expect(days.first?.description == "2026-01-01" && days.last?.description == "2026-12-31")
    }

    @Test func everyWeekdayMonthHourAndMinuteIsTried() {
        let week = DateFormatIntent.dailyListWeekday.worstCaseSample
        #expect(Set(week.days.map { (($0.daysSince1970 % 7) + 7) % 7 }).count == 7)
        let months = DateFormatIntent.almanacMonth.worstCaseSample
        #expect(months.days.map(\.month) == Array(1...12))
        #expect(DateFormatIntent.widgetHour.worstCaseSample.hours == Array(0..<24))
        for intent in [DateFormatIntent.sunEventTime, .radarFrameTime, .alertExpirationDateTime] {
            #expect(intent.worstCaseSample.hours == Array(0..<24))
            #expect(intent.worstCaseSample.minutes == Array(0..<60))
        }
        #expect(DateFormatIntent.alertExpirationDateTime.worstCaseSample.days.count == 365)
    }

    /// An intent that draws a time is tried at several, one that draws none at one.
    @Test(arguments: DateFormatIntent.allCases) func timesAreTriedWhereTheyAreDrawn(intent: DateFormatIntent) {
        #expect((intent.worstCaseSample.hours.count > 1) == intent.drawsTime)
    }
}
