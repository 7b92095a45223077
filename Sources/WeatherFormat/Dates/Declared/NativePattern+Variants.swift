extension NativePattern {
    private static let britishComma =
        "CLDR 42 sets a comma, CLDR from 46 on none, as British papers and broadcasters write it"
    private static let australianComma =
        "the Australian Government Style Manual sets no comma; CLDR from 46 on has none in whole words"
    private static let indianComma =
        "CLDR has no Eh before 48, and ICU appends the weekday; with the comma of its own Ehm"
    private static let mexicanZero =
        "the toolchain's ICU 76 drops the zero that CLDR 42 and 48 have"
    private static let dayFirst =
        "the toolchain's ICU 76 puts the month first; CLDR 42 and 48 write 15 de ago"
    private static let hoursSign =
        "the toolchain's ICU 76 has a colon; CLDR 42 and 48 write 17 h 39, which may not be broken"
    private static let narrowHour =
        "5 h p.m. is eight characters, and 5 h alone would be five in the morning"
    private static let unbroken =
        "CLDR's own, whose spaces may not be broken"

    /// The patterns of a variant, where neither ICU's for it nor its language's serves.
    static let variants: [LanguageVariant: [NativePattern]] = [
        .enGB: [
            NativePattern(.en, .day, "EEE d MMM", britishComma, icu72: "EEE, d MMM"),
            NativePattern(.en, .dayInFull, "EEEE d MMMM", britishComma, icu72: "EEEE, d MMMM"),
        ],
        .enAU: [
            NativePattern(.en, .day, "EEE d MMM", australianComma, icu72: "EEE, d MMM", icu76: "EEE, d MMM"),
            NativePattern(.en, .dayInFull, "EEEE d MMMM", australianComma, icu72: "EEEE, d MMMM"),
        ],
        .enIN: [
            NativePattern(
                .en, .weekdayAndHour, .twelveHour, "EEE, h\u{A0}a", indianComma, icu72: "ccc, h\u{202F}a",
                icu76: "ccc, h\u{202F}a")
        ],
        .esMX: [
            NativePattern(.es, .time, .twentyFourHour, "HH:mm", mexicanZero, icu76: "H:mm"),
            NativePattern(.es, .hour, .twentyFourHour, "HH:mm", mexicanZero, icu76: "H:mm"),
            NativePattern(.es, .weekdayAndTime, .twentyFourHour, "EEE HH:mm", mexicanZero, icu76: "EEE H:mm"),
            NativePattern(.es, .weekdayAndHour, .twentyFourHour, "EEE HH:mm", mexicanZero, icu76: "EEE H:mm"),
        ],
        .esUS: [
            NativePattern(.es, .day, "EEE, d 'de' MMM", dayFirst, icu76: "EEE, MMM d"),
            NativePattern(.es, .monthAndDay, "d MMM", dayFirst, icu76: "MMM d"),
            NativePattern(.es, .date, "d MMM y", dayFirst, icu76: "MMM d, y"),
        ],
        .frCA: [
            NativePattern(
                .fr, .time, .twelveHour, "h\u{A0}'h'\u{A0}mm\u{A0}a", hoursSign, icu72: "h 'h' mm\u{202F}a",
                icu76: "h:mm\u{202F}a"),
            NativePattern(
                .fr, .time, .twentyFourHour, "HH\u{A0}'h'\u{A0}mm", hoursSign, icu72: "HH 'h' mm", icu76: "HH:mm"),
            NativePattern(
                .fr, .weekdayAndTime, .twelveHour, "EEE h\u{A0}'h'\u{A0}mm\u{A0}a", hoursSign,
                icu72: "EEE h 'h' mm\u{202F}a", icu76: "EEE h:mm\u{202F}a"),
            NativePattern(
                .fr, .weekdayAndTime, .twentyFourHour, "EEE HH\u{A0}'h'\u{A0}mm", hoursSign, icu72: "EEE HH 'h' mm",
                icu76: "EEE HH:mm"),
            NativePattern(.fr, .hour, .twelveHour, "h\u{A0}a", narrowHour, icu72: "h 'h' a", icu76: "h 'h' a"),
            NativePattern(
                .fr, .weekdayAndHour, .twelveHour, "EEE h\u{A0}'h'\u{A0}a", unbroken, icu72: "EEE h 'h' a",
                icu76: "EEE h 'h' a"),
        ],
    ]

    /// The declared pattern of some fields on a clock as one form of a language writes them: the variant's own, else its
    /// language's.
    static func of(_ fields: DateFields, on hourCycle: HourCycle, in form: LanguageForm) -> NativePattern? {
        let own = form.variant.flatMap { variants[$0] }?.first {
            $0.fields == fields && ($0.hourCycle == nil || $0.hourCycle == hourCycle)
        }
        return own ?? of(fields, on: hourCycle, in: form.language)
    }
}
