import Testing
import WeatherFormat

/// Which classifiers a plan asks in a language, in their order.
@Suite struct ClassifierAnswerTests {
    @Test(arguments: [
        (DateFormatIntent.dailyHeader, Language.de, ["dateOrderGroup", "headerDateOrder"]),
        (.dailyHeader, .ja, ["dateOrderGroup"]),
        (.historyDate, .zhHant, ["dateOrderGroup"]),
        (.sunEventTime, .en, ["dateOrderGroup", "meridiemForm"]),
        (.widgetHour, .en, ["compactHourStyle", "meridiemForm"]),
        (.widgetHour, .cs, ["compactHourStyle"]),
        (.widgetHour, .ko, ["compactHourStyle"]),
        // The head of an hour has room for the language's own marker, where a widget's column has a declared one.
        (.hourlyDetailHeader, .cs, ["compactHourStyle", "meridiemForm"]),
        (.hourlyDetailHeader, .th, ["compactHourStyle", "meridiemForm"]),
        (.hourlyDetailHeader, .ja, ["compactHourStyle"]),
        (.alertExpirationDateTime, .fr, ["dateOrderGroup", "headerDateOrder", "meridiemForm"]),
        (.alertExpirationDateTime, .ko, ["dateOrderGroup", "meridiemForm"]),
        (.dailyChartWeekday, .th, ["weekdayStyle"]),
        (.dailyListWeekday, .th, []),
    ])
    func areThoseThatDecide(intent: DateFormatIntent, language: Language, classifiers: [String]) {
        #expect(intent.classifierAnswers(for: language).map(\.classifier) == classifiers)
    }

    @Test func andTheirAnswers() {
        let czech = DateFormatIntent.widgetHour.classifierAnswers(for: .cs)
        #expect(czech.map(\.answer) == ["declaredMeridiem dop, odp"])
        #expect(DateFormatIntent.widgetHour.classifierAnswers(for: .ko).map(\.answer) == ["counter 시"])
        #expect(DateFormatIntent.dailyHeader.classifierAnswers(for: .vi).map(\.answer) == ["western", "dayFirst"])
        #expect(DateFormatIntent.hourlyChartWeekday.classifierAnswers(for: .fr).map(\.answer) == ["standaloneShort"])
    }
}
