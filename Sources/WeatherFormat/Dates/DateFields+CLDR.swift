extension DateFields {
    /// The skeleton under which CLDR knows these fields, without what either voice does about them.
    private func skeleton(for hourCycle: HourCycle) -> String {
        switch (self, hourCycle) {
        case (.weekday, _): "E"
        case (.weekdayName, _): "EEEE"
        case (.month, _): "LLLL"
        case (.hour, .twentyFourHour), (.bareHour, .twentyFourHour): "H"
        case (.bareHour, .twelveHour): "h"
        case (.day, _), (.dayInFull, _), (.weekdayAndDay, _), (.monthAndDay, _), (.date, _), (.time, _),
            (.weekdayAndTime, _), (.weekdayAndHour, _), (.dayAndTime, _), (.dayAtTime, _), (.hour, .twelveHour):
            switch source(for: hourCycle) {
            case .skeleton(let skeleton), .pattern(let skeleton): skeleton
            }
        }
    }

    /// What ICU draws of these fields by itself: its own pattern and words, no context, the Gregorian calendar.
    ///
    /// - Parameters:
    ///   - language: of every word.
    ///   - hourCycle: the clock.
    ///   - localSeconds: seconds since 1970-01-01T00:00:00 on the reader's clock.
    /// - Returns: one line of text.
    /// - Throws: ``WeatherFormatError/icu(function:status:)``.
    package func drawnByCLDR(
        in language: Language, on hourCycle: HourCycle, at localSeconds: Int
    ) throws(WeatherFormatError) -> String {
        var generator = try PatternGenerator(locale: language.locale)
        let pattern = try generator.bestPattern(for: skeleton(for: hourCycle))
        return try DateFormat(locale: language.locale, pattern: pattern)
            .string(fromMilliseconds: Double(localSeconds) * 1000)
    }
}
