/// What a place of the native voice draws, and under which name CLDR knows it.
///
/// The house voice has patterns of its own; the native voice takes the language's pattern for these fields, ICU's or a
/// declared one: see ``NativePattern``.
package enum DateFields: String, Sendable, Hashable, CaseIterable {
    /// A weekday within a sentence.
    case weekday
    /// A weekday by itself, in full.
    case weekdayName
    /// Weekday, day and month.
    case day
    /// The same in whole words.
    case dayInFull
    /// Weekday and day.
    case weekdayAndDay
    /// Day and month.
    case monthAndDay
    /// A month by itself.
    case month
    /// Day, month and year.
    case date
    /// Hour and minute.
    case time
    /// Weekday, hour and minute.
    case weekdayAndTime
    /// An hour in a narrow place: on the 24-hour clock with its minutes, `17:00`.
    case hour
    /// An hour in the narrowest place, on the 24-hour clock alone: the bare number.
    case bareHour
    /// Weekday and hour.
    case weekdayAndHour
    /// Weekday, day, month, hour and minute.
    case dayAndTime
    /// The same, where the time says when something was done: de `Sa., 15. Aug. um 17:39`.
    case dayAtTime

    /// Where a pattern comes from.
    package enum Source: Sendable, Hashable {
        /// The same letters in every language.
        case pattern(String)
        /// The language's own pattern for a skeleton.
        case skeleton(String)
    }

    /// Where the pattern comes from if no language declares another.
    ///
    /// The skeleton `EH` is in no version of CLDR: ICU would append a word for it. So the 24-hour clock has minutes beside
    /// a weekday unless a pattern is declared.
    package func source(for hourCycle: HourCycle) -> Source {
        switch (self, hourCycle) {
        case (.weekday, _): .pattern("EEE")
        case (.weekdayName, _): .pattern("cccc")
        case (.day, _): .skeleton("MMMEd")
        case (.dayInFull, _): .skeleton("MMMMEEEEd")
        case (.weekdayAndDay, _): .skeleton("Ed")
        case (.monthAndDay, _): .skeleton("MMMd")
        // The skeleton LLLL answers with the genitive in Greek.
        case (.month, _): .pattern("LLLL")
        case (.date, _): .skeleton("yMMMd")
        case (.time, .twelveHour): .skeleton("hm")
        case (.time, .twentyFourHour), (.hour, .twentyFourHour): .skeleton("Hm")
        case (.weekdayAndTime, .twelveHour): .skeleton("Ehm")
        case (.weekdayAndTime, .twentyFourHour), (.weekdayAndHour, .twentyFourHour): .skeleton("EHm")
        case (.hour, .twelveHour): .skeleton("h")
        case (.bareHour, _): .pattern("H")
        case (.weekdayAndHour, .twelveHour): .skeleton("Eh")
        case (.dayAndTime, .twelveHour), (.dayAtTime, .twelveHour): .skeleton("MMMEdhm")
        case (.dayAndTime, .twentyFourHour), (.dayAtTime, .twentyFourHour): .skeleton("MMMEdHm")
        }
    }

    /// Whether a day of the month stands beside its month.
    package var drawsDayAndMonth: Bool {
        switch self {
        case .day, .dayInFull, .monthAndDay, .date, .dayAndTime, .dayAtTime: true
        case .weekday, .weekdayName, .weekdayAndDay, .month, .time, .weekdayAndTime, .hour, .bareHour, .weekdayAndHour:
            false
        }
    }
}
