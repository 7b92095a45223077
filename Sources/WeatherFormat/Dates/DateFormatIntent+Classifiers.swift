/// What one classifier answered for a language.
package struct ClassifierAnswer: Sendable, Hashable {
    /// The property of ``Language``: `dateOrderGroup`.
    package let classifier: String
    /// What it says: `western`.
    package let answer: String
}

extension DateFormatIntent {
    /// The classifiers that decide this intent's plan in a language, in the order in which they are asked.
    package func classifierAnswers(for language: Language) -> [ClassifierAnswer] {
        let group = ClassifierAnswer(classifier: "dateOrderGroup", answer: language.dateOrderGroup.rawValue)
        let order = ClassifierAnswer(classifier: "headerDateOrder", answer: language.headerDateOrder.rawValue)
        let meridiem = ClassifierAnswer(classifier: "meridiemForm", answer: language.meridiemForm.rawValue)
        let hour = ClassifierAnswer(classifier: "compactHourStyle", answer: language.compactHourStyle.name)
        let weekday = ClassifierAnswer(classifier: "weekdayStyle", answer: language.weekdayStyle.name)
        let isWestern = language.dateOrderGroup == .western
        return switch self {
        case .summaryWeekday, .dailyListWeekday: []
        case .dailyChartWeekday, .hourlyChartWeekday: [weekday]
        case .dailyHeader, .dailyFullHeader, .hourlyDaySeparator, .moonDate, .historyDate:
            isWestern ? [group, order] : [group]
        case .almanacMonth: [group]
        case .sunEventTime, .moonEventTime, .minutelyTime, .radarFrameTime, .forecastUpdatedTime, .notificationTime:
            [group, meridiem]
        case .hourlyChartHour, .statsChartHour, .complicationHour, .widgetHour, .precipLaterHour, .hourlyDetailHeader:
            language.compactHourStyle.asksMeridiemForm || self == .hourlyDetailHeader && isWestern
                ? [hour, meridiem] : [hour]
        case .alertExpirationDateTime, .forecastUpdatedDateTime:
            isWestern ? [group, order, meridiem] : [group, meridiem]
        }
    }
}

extension CompactHourStyle {
    fileprivate var name: String {
        switch self {
        case .meridiem: "meridiem"
        case .declaredMeridiem(let declared): "declaredMeridiem \(declared.am), \(declared.pm)"
        case .counter(let counter): "counter \(counter)"
        }
    }

    fileprivate var asksMeridiemForm: Bool {
        switch self {
        case .meridiem: true
        case .declaredMeridiem, .counter: false
        }
    }
}

extension WeekdayStyle {
    fileprivate var name: String {
        switch self {
        case .abbreviated: "abbreviated"
        case .standaloneShort: "standaloneShort"
        case .declared: "declared"
        }
    }
}
