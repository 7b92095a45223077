extension DateFormatIntent {
    /// The rulebook of the native voice: which fields this intent draws, where they stand, and whose markers they have.
    ///
    /// Heads begin a sentence, labels stand alone, and everything else may stand within a line.
    func nativePlan(for language: Language) -> DateRenderPlan {
        switch self {
        case .summaryWeekday:
            DateRenderPlan(.weekday, in: language, .none, weekdays: language.sentenceWeekdays)
        case .dailyHeader:
            DateRenderPlan(.day, in: language, .beginningOfSentence)
        case .dailyFullHeader:
            DateRenderPlan(.dayInFull, in: language, .beginningOfSentence)
        case .dailyListWeekday:
            DateRenderPlan(.weekdayName, in: language, .beginningOfSentence)
        case .dailyChartWeekday, .hourlyChartWeekday:
            .compactWeekday(language.nativeWeekdayStyle, .native, .uiListOrMenu)
        case .hourlyDaySeparator:
            DateRenderPlan(.weekdayAndDay, in: language, .beginningOfSentence)
        case .moonDate:
            DateRenderPlan(.monthAndDay, in: language, .none)
        case .almanacMonth:
            DateRenderPlan(.month, in: language, .beginningOfSentence)
        case .historyDate:
            DateRenderPlan(.date, in: language, .none)
        case .sunEventTime, .moonEventTime, .minutelyTime, .forecastUpdatedTime, .notificationTime:
            DateRenderPlan(.time, in: language, .none, meridiem: .own)
        case .radarFrameTime:
            DateRenderPlan(.weekdayAndTime, in: language, .uiListOrMenu, meridiem: .own)
        case .hourlyChartHour, .statsChartHour, .widgetHour, .precipLaterHour:
            DateRenderPlan(.hour, in: language, .none, meridiem: .ofHour(in: language))
        case .complicationHour:
            DateRenderPlan(
                .hour, twentyFourHour: .bareHour, in: language, .none, meridiem: .ofHour(in: language))
        case .hourlyDetailHeader:
            DateRenderPlan(.weekdayAndHour, in: language, .beginningOfSentence, meridiem: .own)
        case .alertExpirationDateTime:
            DateRenderPlan(.dayAndTime, in: language, .none, meridiem: .own)
        case .forecastUpdatedDateTime:
            DateRenderPlan(.dayAtTime, in: language, .none, meridiem: .own)
        }
    }

    /// How the native voice draws an hour that begins at another minute than 0: the same place, named by its time.
    func nativeMinutePlan(for language: Language) -> DateRenderPlan? {
        switch self {
        case .hourlyChartHour, .statsChartHour, .widgetHour, .precipLaterHour, .complicationHour:
            DateRenderPlan(.time, in: language, .none, meridiem: .ofHour(in: language))
        case .hourlyDetailHeader:
            DateRenderPlan(.weekdayAndTime, in: language, .beginningOfSentence, meridiem: .own)
        case .summaryWeekday, .dailyHeader, .dailyFullHeader, .dailyListWeekday, .dailyChartWeekday,
            .hourlyChartWeekday, .hourlyDaySeparator, .moonDate, .almanacMonth, .historyDate, .sunEventTime,
            .moonEventTime, .minutelyTime, .forecastUpdatedTime, .notificationTime, .radarFrameTime,
            .alertExpirationDateTime, .forecastUpdatedDateTime:
            nil
        }
    }
}

extension Meridiem {
    /// The marker of an hour of at most five characters.
    fileprivate static func ofHour(in language: Language) -> Meridiem {
        language.nativeHourMarker.map(Meridiem.declared) ?? .own
    }
}
