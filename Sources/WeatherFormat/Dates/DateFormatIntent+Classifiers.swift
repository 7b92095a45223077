/// What one classifier answered for a language.
package struct ClassifierAnswer: Sendable, Hashable {
    /// The property of ``Language``: `dateOrderGroup`.
    package let classifier: String
    /// What it says: `western`.
    package let answer: String
}

extension DateFormatIntent {
    /// The classifiers that decide this intent's plan in a language and a voice, in the order in which they are asked.
    package func classifierAnswers(for language: Language, voice: Voice = .house) -> [ClassifierAnswer] {
        switch voice {
        case .house: houseAnswers(for: language)
        case .native: nativeAnswers(for: language)
        }
    }

    private func houseAnswers(for language: Language) -> [ClassifierAnswer] {
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

extension DateFormatIntent {
    private func nativeAnswers(for language: Language) -> [ClassifierAnswer] {
        let first = ClassifierAnswer(classifier: "firstOfMonth", answer: "1" + (language.firstOfMonth ?? ""))
        let years = ClassifierAnswer(classifier: "yearCount", answer: language.yearCount.rawValue)
        let marker = language.nativeHourMarker.map { "\($0.am), \($0.pm)" } ?? "the language's own"
        let hour = ClassifierAnswer(classifier: "nativeHourMarker", answer: marker)
        return switch self {
        case .summaryWeekday:
            [
                ClassifierAnswer(
                    classifier: "sentenceWeekdays",
                    answer: language.sentenceWeekdays.map { $0.sundayFirst.joined(separator: " ") } ?? "CLDR's")
            ]
        case .dailyChartWeekday, .hourlyChartWeekday:
            [ClassifierAnswer(classifier: "nativeWeekdayStyle", answer: language.nativeWeekdayStyle.name)]
        case .dailyHeader, .dailyFullHeader, .moonDate, .alertExpirationDateTime, .forecastUpdatedDateTime: [first]
        case .historyDate: [first, years]
        case .hourlyChartHour, .statsChartHour, .complicationHour, .widgetHour, .precipLaterHour: [hour]
        case .dailyListWeekday, .hourlyDaySeparator, .almanacMonth, .sunEventTime, .moonEventTime, .minutelyTime,
            .radarFrameTime, .forecastUpdatedTime, .notificationTime, .hourlyDetailHeader:
            []
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
