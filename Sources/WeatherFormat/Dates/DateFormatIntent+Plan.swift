extension DateFormatIntent {
    /// The rulebook: how this intent is drawn in a language, by the habits of a voice.
    ///
    /// It holds no list of languages, it asks the classifiers.
    package func plan(for language: Language, voice: Voice = .house) -> DateRenderPlan {
        switch voice {
        case .house: housePlan(for: language)
        case .native: nativePlan(for: language)
        }
    }

    private func housePlan(for language: Language) -> DateRenderPlan {
        let monthDay = language.monthDayPattern
        return switch self {
        case .summaryWeekday:
            .day(.pattern("E"))
        case .dailyHeader:
            .day(language.layout("E, \(monthDay)", skeleton: "MMMdE"), .beginningOfSentence)
        case .dailyFullHeader:
            // The stand-alone weekday: in Finnish EEEE is an adverb, torstaina, on Thursday. The others have one word
            // for both.
            .day(language.layout("cccc, \(monthDay)", skeleton: "MMMdEEEE"), .beginningOfSentence)
        case .dailyListWeekday:
            .day(.pattern("cccc"), .beginningOfSentence)
        case .dailyChartWeekday, .hourlyChartWeekday:
            .compactWeekday(language.weekdayStyle, .house, .none)
        case .hourlyDaySeparator:
            .day(language.layout(language.weekdayDayPattern, skeleton: "Ed"), .beginningOfSentence)
        case .moonDate:
            .day(language.layout(monthDay, skeleton: "MMMd"))
        case .almanacMonth:
            .day(language.layout("LLLL", skeleton: "LLLL"), .beginningOfSentence)
        case .historyDate:
            .day(language.layout("\(monthDay), y", skeleton: "yMMMd"))
        case .sunEventTime, .moonEventTime, .minutelyTime, .forecastUpdatedTime, .notificationTime:
            .time(language, "", skeleton: "")
        case .radarFrameTime:
            .time(language, "E ", skeleton: "E")
        case .hourlyChartHour, .statsChartHour, .widgetHour, .precipLaterHour:
            .compactHour(language)
        case .complicationHour:
            .compactHour(language, twentyFourHour: "H")
        case .hourlyDetailHeader:
            .hourHeader(language)
        case .alertExpirationDateTime:
            .time(language, "E, \(monthDay), ", skeleton: "MMMdE")
        case .forecastUpdatedDateTime:
            .time(language, "E, \(monthDay) @ ", skeleton: "MMMdE")
        }
    }
}

extension DateFormatIntent {
    /// How an hour is drawn that begins at another minute than 0, as hours do in India and Nepal: the same place, named
    /// by its time.
    ///
    /// Nil for an intent that does not draw a bare hour.
    func minutePlan(for language: Language, voice: Voice = .house) -> DateRenderPlan? {
        switch voice {
        case .house: houseMinutePlan(for: language)
        case .native: nativeMinutePlan(for: language)
        }
    }

    private func houseMinutePlan(for language: Language) -> DateRenderPlan? {
        switch self {
        case .hourlyChartHour, .statsChartHour, .widgetHour, .precipLaterHour, .complicationHour:
            .time(language, "", skeleton: "", meridiem: plan(for: language).meridiem)
        case .hourlyDetailHeader:
            .time(language, "E ", skeleton: "E", .beginningOfSentence)
        case .summaryWeekday, .dailyHeader, .dailyFullHeader, .dailyListWeekday, .dailyChartWeekday,
            .hourlyChartWeekday, .hourlyDaySeparator, .moonDate, .almanacMonth, .historyDate, .sunEventTime,
            .moonEventTime, .minutelyTime, .forecastUpdatedTime, .notificationTime, .radarFrameTime,
            .alertExpirationDateTime, .forecastUpdatedDateTime:
            nil
        }
    }
}

extension Language {
    fileprivate var monthDayPattern: String {
        switch headerDateOrder {
        case .monthFirst: "MMM d"
        case .monthFirstOrdinal: "MMM d."
        case .dayFirst: "d MMM"
        }
    }

    /// Weekday and day.
    ///
    /// Where the header has its day first the weekday is a number, and two bare ones in a row collide: a comma parts
    /// them, as it does in the header.
    fileprivate var weekdayDayPattern: String {
        switch headerDateOrder {
        case .monthFirst, .monthFirstOrdinal: "E d"
        case .dayFirst: "E, d"
        }
    }

    /// The rulebook's own pattern, or the skeleton from which ICU takes the language's order.
    fileprivate func layout(_ pattern: String, skeleton: String) -> DateRenderPlan.Layout {
        switch dateOrderGroup {
        case .western: .pattern(pattern)
        case .cjk: .skeleton(skeleton)
        }
    }
}

extension DateRenderPlan {
    /// The same fields on both clocks: no hour among them.
    fileprivate static func day(_ layout: Layout, _ capitalization: Capitalization = .none) -> DateRenderPlan {
        DateRenderPlan(
            twelveHour: layout, twentyFourHour: layout, capitalization: capitalization, meridiem: .none, weekdays: nil)
    }

    /// A weekday of at most three characters.
    static func compactWeekday(
        _ style: WeekdayStyle, _ voice: Voice, _ capitalization: Capitalization
    ) -> DateRenderPlan {
        let (pattern, declared): (String, DeclaredWeekdays?) =
            switch style {
            case .abbreviated: ("E", nil)
            case .standaloneShort: ("cccccc", nil)
            case .declared(let weekdays): ("E", weekdays)
            }
        return DateRenderPlan(
            voice, twelveHour: .pattern(pattern), twentyFourHour: .pattern(pattern), capitalization: capitalization,
            meridiem: .none, weekdays: declared)
    }

    /// Hour and minute, after what may stand before them; the meridiem is a compact hour's own, where that has one.
    fileprivate static func time(
        _ language: Language, _ prefix: String, skeleton: String, _ capitalization: Capitalization = .none,
        meridiem: Meridiem = .none
    ) -> DateRenderPlan {
        DateRenderPlan(
            twelveHour: language.layout("\(prefix)h:mma", skeleton: "\(skeleton)hmm"),
            twentyFourHour: language.layout("\(prefix)H:mm", skeleton: "\(skeleton)Hmm"),
            capitalization: capitalization,
            meridiem: meridiem == .none ? .shaped(language.meridiemForm) : meridiem, weekdays: nil)
    }

    /// An hour of at most five characters.
    fileprivate static func compactHour(_ language: Language, twentyFourHour bare: String? = nil) -> DateRenderPlan {
        let (twelve, twentyFour, meridiem): (String, String, Meridiem) =
            switch language.compactHourStyle {
            case .meridiem: ("ha", "H:mm", .shaped(language.meridiemForm))
            case .declaredMeridiem(let declared): ("ha", "H:mm", .declared(declared))
            case .counter(let counter): ("h'\(counter)'", "H'\(counter)'", .none)
            }
        return DateRenderPlan(
            twelveHour: .pattern(twelve), twentyFourHour: .pattern(bare ?? twentyFour), capitalization: .none,
            meridiem: meridiem, weekdays: nil)
    }

    /// Weekday and hour, at the head of one hour's details: no budget here, so the marker is the language's own.
    fileprivate static func hourHeader(_ language: Language) -> DateRenderPlan {
        let (twelve, twentyFour, meridiem): (String, String, Meridiem) =
            switch language.compactHourStyle {
            case .meridiem, .declaredMeridiem: ("E ha", "E H:mm", .shaped(language.meridiemForm))
            case .counter(let counter): ("E h'\(counter)'", "E H'\(counter)'", .none)
            }
        return DateRenderPlan(
            twelveHour: .pattern(twelve), twentyFourHour: .pattern(twentyFour),
            capitalization: .beginningOfSentence, meridiem: meridiem, weekdays: nil)
    }
}
