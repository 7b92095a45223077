import Testing
import WeatherFormat

@Suite struct WidthBudgetTests {
    /// Where an intent's string stands, as the rulebook's places have it.
    @Test(arguments: [
        (DateFormatIntent.sunEventTime, WidthBudget.rendered(.subtitle, .card)),
        (.moonDate, .rendered(.subtitle, .card)), (.dailyListWeekday, .rendered(.subtitle, .card)),
        (.historyDate, .rendered(.description, .card)), (.radarFrameTime, .rendered(.description, .card)),
        (.dailyHeader, .rendered(.subtitle, .row)), (.hourlyDetailHeader, .rendered(.subtitle, .row)),
        (.alertExpirationDateTime, .rendered(.description, .row)), (.notificationTime, .rendered(.description, .row)),
        (.dailyChartWeekday, .characters(CharacterBudget(characters: 3, scalars: 3, columns: 4))),
        (.widgetHour, .characters(CharacterBudget(characters: 5, columns: 5))),
    ])
    func anIntentHasItsPlace(intent: DateFormatIntent, budget: WidthBudget) {
        #expect(intent.widthBudget(in: .house) == budget)
    }

    @Test func aSubtitleIsLargeAndBold() {
        #expect(StatSlot.allCases.map(\.pointSize) == [18, 13])
        #expect(StatSlot.allCases.map(\.weight) == [.bold, .regular])
        #expect(StatSlot.allCases.map(\.minimumScaleFactor) == [0.8, 0.9])
    }
}
