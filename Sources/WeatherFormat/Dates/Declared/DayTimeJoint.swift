/// What stands between a day and its time in the native voice, where it is not ICU's to say.
struct DayTimeJoint: Sendable, Hashable {
    /// In CLDR's pattern letters: words between apostrophes.
    let text: String
    /// Whether the time stands first.
    let isTimeFirst: Bool
    let reason: String

    /// How a language joins them for some fields; nil for other fields, and where ICU's own pattern serves.
    static func of(_ fields: DateFields, in language: Language) -> DayTimeJoint? {
        switch fields {
        case .dayAndTime: plain(language)
        case .dayAtTime: at(language) ?? plain(language)
        case .weekday, .weekdayName, .day, .dayInFull, .weekdayAndDay, .monthAndDay, .month, .date, .time,
            .weekdayAndTime, .hour, .bareHour, .weekdayAndHour:
            nil
        }
    }

    /// A comma, a space or a word, as the language's own date-times have it.
    private static func plain(_ language: Language) -> DayTimeJoint? {
        nil
    }

    /// The language's "at", where one form is right for every hour.
    private static func at(_ language: Language) -> DayTimeJoint? {
        nil
    }

    private init(_ text: String, isTimeFirst: Bool = false, _ reason: String) {
        self.text = text
        self.isTimeFirst = isTimeFirst
        self.reason = reason
    }
}
