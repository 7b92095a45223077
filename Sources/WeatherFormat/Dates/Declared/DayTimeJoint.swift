/// What stands between a day and its time in the native voice, where it is not ICU's to say.
struct DayTimeJoint: Sendable, Hashable {
    /// In CLDR's pattern letters: words between apostrophes.
    let text: String
    /// Whether the time stands first.
    let isTimeFirst: Bool
    let reason: String

    /// How one form of a language joins them: as its variant does, else as its language.
    static func of(_ fields: DateFields, in form: LanguageForm) -> DayTimeJoint? {
        of(fields, in: form.language) ?? form.variant.flatMap { of(fields, in: $0) }
    }

    private static func of(_ fields: DateFields, in variant: LanguageVariant) -> DayTimeJoint? {
        guard fields == .dayAndTime || fields == .dayAtTime else { return nil }
        switch variant {
        case .esMX, .esUS: return DayTimeJoint(", ", "as CLDR joins them; its day or its time is declared")
        case .enGB, .enIE, .enAU, .enNZ, .enIN, .enCA, .es419, .ptPT, .frCA, .deCH, .deAT: return nil
        }
    }

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
    ///
    /// The day and the time are those of ``NativePattern`` and ICU: what they declare stands here too.
    private static func plain(_ language: Language) -> DayTimeJoint? {
        switch language {
        case .cs: DayTimeJoint(" ", "as CLDR joins them; its day is declared")
        case .da: DayTimeJoint(", ", "CLDR 42 sets no comma, CLDR from 46 on does")
        case .de: DayTimeJoint(", ", "as CLDR joins them; its day is declared")
        case .en: DayTimeJoint(", ", "the toolchain's ICU 76 writes at, CLDR 42 and 48 a comma")
        case .fi: DayTimeJoint(" 'klo' ", "as CLDR joins them; its day is declared")
        case .fr: DayTimeJoint(", ", "the toolchain's ICU 76 writes à, CLDR 42 and 48 a comma")
        case .hi: DayTimeJoint(", ", "as CLDR joins them; its time is declared")
        case .ko: DayTimeJoint(" ", "as CLDR joins them; its day is declared")
        case .nl: DayTimeJoint(", ", "CLDR 42 sets no comma, CLDR from 46 on does")
        case .pl: DayTimeJoint(", ", "the toolchain's ICU 76 writes o, CLDR 42 and 48 a comma")
        case .th: DayTimeJoint(" ", "as CLDR joins them; its time is declared")
        case .tr: DayTimeJoint(" ", "as CLDR joins them; its day is declared")
        case .vi:
            DayTimeJoint(
                ", ", isTimeFirst: true,
                "the time stands before the date, as CLDR and the National Center for Hydro-Meteorological Forecasting "
                    + "have it; a comma parts their numbers")
        case .zhHans, .zhHant: DayTimeJoint(" ", "as CLDR joins them; its day is declared")
        case .el, .es, .hu, .id, .it, .ja, .nb, .pt, .ro, .ru, .sv, .uk: nil
        }
    }

    /// The language's "at", where one form is right for every hour: CLDR's long date-times have it.
    private static func at(_ language: Language) -> DayTimeJoint? {
        switch language {
        case .da, .nb, .sv: DayTimeJoint(" 'kl.' ", "the word for at, from CLDR's long date-times")
        case .de: DayTimeJoint(" 'um' ", "the word for at, from CLDR's long date-times")
        case .en: DayTimeJoint(" 'at' ", "the word for at, from CLDR's long date-times")
        case .fr: DayTimeJoint(" 'à' ", "the word for at, from CLDR's long date-times")
        case .it:
            DayTimeJoint(" 'alle ore' ", "the word for at, from CLDR's long date-times; right before one o'clock too")
        case .nl: DayTimeJoint(" 'om' ", "the word for at, from CLDR's long date-times")
        case .pt:
            DayTimeJoint(" 'às' ", "the word for at, from CLDR's long date-times; at one o'clock it is strictly à")
        case .ro: DayTimeJoint(" 'la' ", "the word for at, from CLDR's long date-times")
        // klo stands before every time of day.
        case .fi: nil
        // No one form for all hours: v and ve, о and об, στις and στη, a las and a la, a Turkish and a Hungarian suffix.
        case .cs, .el, .es, .hu, .tr, .uk: nil
        // A comma or a space is what readers expect.
        case .hi, .id, .ja, .ko, .pl, .ru, .th, .vi, .zhHans, .zhHant: nil
        }
    }

    private init(_ text: String, isTimeFirst: Bool, _ reason: String) {
        self.text = text
        self.isTimeFirst = isTimeFirst
        self.reason = reason
    }

    private init(_ text: String, _ reason: String) { self.init(text, isTimeFirst: false, reason) }
}
