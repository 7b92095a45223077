/// What limits the strings of a place.
package enum WidthBudget: Sendable, Hashable {
    /// A hard cap in characters: the place is drawn at many sizes, all of them narrow.
    case characters(CharacterBudget)
    /// A rendered width, at the size of a slot, in a card or across the grid.
    case rendered(StatSlot, StatBudget.Place)
}

extension DateFormatIntent {
    /// What limits this intent's strings in a voice.
    ///
    /// A place that shares its row with other things gets a card's width, one that has the row to itself the row's.
    /// Heads and readings are drawn as subtitles, running text as descriptions.
    package func widthBudget(in voice: Voice) -> WidthBudget {
        switch self {
        case .dailyChartWeekday, .hourlyChartWeekday:
            .characters(.compactWeekday)
        case .hourlyChartHour, .statsChartHour, .complicationHour, .widgetHour, .precipLaterHour:
            .characters(voice.hourBudget)
        case .sunEventTime, .moonEventTime, .moonDate, .dailyListWeekday:
            .rendered(.subtitle, .card)
        case .historyDate, .hourlyDaySeparator, .radarFrameTime, .minutelyTime:
            .rendered(.description, .card)
        case .dailyHeader, .dailyFullHeader, .almanacMonth, .hourlyDetailHeader:
            .rendered(.subtitle, .row)
        case .summaryWeekday, .forecastUpdatedTime, .notificationTime, .alertExpirationDateTime,
            .forecastUpdatedDateTime:
            .rendered(.description, .row)
        }
    }
}

extension Voice {
    fileprivate var hourBudget: CharacterBudget {
        switch self {
        case .house: .compactHour
        case .native: .nativeHour
        }
    }
}
