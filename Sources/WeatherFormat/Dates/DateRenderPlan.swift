/// What the rulebook answers for an intent in a language: which fields are drawn, in which order, and in what shape.
package struct DateRenderPlan: Sendable, Hashable {
    /// Whose plan it is, which decides whose words stand in for CLDR's.
    package let voice: Voice
    /// The fields on the 12-hour clock.
    package let twelveHour: Layout
    /// The fields on the 24-hour clock.
    package let twentyFourHour: Layout
    /// Where the string will stand.
    package let capitalization: Capitalization
    /// How AM and PM are written, if at all.
    package let meridiem: Meridiem
    /// The weekdays that stand in for CLDR's, where the rail's budget needs it.
    package let weekdays: DeclaredWeekdays?
    /// What stands behind the number of a month's first day, or nil where it is written as every other day.
    package let firstOfMonth: String?
    /// From when years are counted.
    package let yearCount: YearCount

    /// Fields and their order.
    package enum Layout: Sendable, Hashable {
        /// A pattern in CLDR's letters, drawn as it stands.
        case pattern(String)
        /// A skeleton in CLDR's letters: the language's own pattern for these fields.
        case skeleton(String)
        /// Fields of the native voice: the language's own pattern for them, ICU's or a declared one.
        case fields(DateFields)
    }

    /// A plan whose dates have no ordinals and whose years are everybody's, such as all of the house voice.
    init(
        _ voice: Voice = .house, twelveHour: Layout, twentyFourHour: Layout, capitalization: Capitalization,
        meridiem: Meridiem,
        weekdays: DeclaredWeekdays?
    ) {
        self.voice = voice
        self.twelveHour = twelveHour
        self.twentyFourHour = twentyFourHour
        self.capitalization = capitalization
        self.meridiem = meridiem
        self.weekdays = weekdays
        firstOfMonth = nil
        yearCount = .commonEra
    }

    /// A plan of the native voice: some fields, and on the 24-hour clock others where they are named.
    init(
        _ fields: DateFields, twentyFourHour: DateFields? = nil, in language: Language,
        _ capitalization: Capitalization, meridiem: Meridiem = .none, weekdays: DeclaredWeekdays? = nil
    ) {
        voice = .native
        twelveHour = .fields(fields)
        self.twentyFourHour = .fields(twentyFourHour ?? fields)
        self.capitalization = capitalization
        self.meridiem = meridiem
        self.weekdays = weekdays
        firstOfMonth = fields.drawsDayAndMonth ? language.firstOfMonth : nil
        yearCount = language.yearCount
    }

    /// The fields on one of the two clocks.
    package func layout(for hourCycle: HourCycle) -> Layout {
        switch hourCycle {
        case .twelveHour: twelveHour
        case .twentyFourHour: twentyFourHour
        }
    }
}
