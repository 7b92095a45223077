/// A plan after ICU has been asked: the pattern that is drawn, and the words that are replaced.
package struct ResolvedDatePlan: Sendable, Hashable {
    /// The language as its readers write it in the voice: in the house's always the language alone.
    package let form: LanguageForm
    package var language: Language { form.language }
    package let intent: DateFormatIntent
    package let hourCycle: HourCycle
    /// Whose habits it follows.
    package var voice: Voice { plan.voice }
    /// What the rulebook says.
    package let plan: DateRenderPlan
    /// The pattern in CLDR's letters; where the plan names a skeleton, the language's own pattern for it.
    package let pattern: String
    /// Why the pattern of a skeleton is not ICU's, where it is declared.
    package let patternReason: String?
    /// The words that stand in for CLDR's.
    package let replacements: [SymbolReplacement]

    /// Asks ICU for what the plan leaves to it; by minute, a bare hour is drawn with its minute.
    package init(
        form: LanguageForm, intent: DateFormatIntent, hourCycle: HourCycle, voice: Voice, byMinute: Bool = false
    ) throws(WeatherFormatError) {
        let minutePlan = byMinute ? intent.minutePlan(for: form, voice: voice) : nil
        try self.init(
            form: form, intent: intent, hourCycle: hourCycle,
            plan: minutePlan ?? intent.plan(for: form, voice: voice), weekdays: nil)
    }

    /// The same for a language alone.
    package init(
        language: Language, intent: DateFormatIntent, hourCycle: HourCycle, voice: Voice = .house,
        byMinute: Bool = false
    ) throws(WeatherFormatError) {
        try self.init(
            form: LanguageForm(language), intent: intent, hourCycle: hourCycle, voice: voice, byMinute: byMinute)
    }

    /// The same for a phrase of a day, which stands in for its wide head.
    init(form: LanguageForm, phrase: DayPhrase, voice: Voice) throws(WeatherFormatError) {
        try self.init(
            form: form, intent: .dailyFullHeader, hourCycle: .twentyFourHour,
            plan: phrase.plan(for: form.language, voice: voice).written(as: form.variant),
            weekdays: phrase.isBehindPreposition ? WeekdayBehindPreposition.of(form.language) : nil)
    }

    private init(
        form: LanguageForm, intent: DateFormatIntent, hourCycle: HourCycle, plan: DateRenderPlan,
        weekdays: WeekdayBehindPreposition?
    ) throws(WeatherFormatError) {
        self.form = form
        self.intent = intent
        self.hourCycle = hourCycle
        self.plan = plan
        switch plan.layout(for: hourCycle) {
        case .pattern(let pattern):
            self.pattern = pattern
            patternReason = nil
        case .skeleton(let skeleton):
            if let declared = HousePattern.of(skeleton, in: form.language) {
                pattern = declared.pattern
                patternReason = declared.reason
            } else {
                pattern = try PatternMemo.pattern(for: skeleton, in: form, voice: plan.voice)
                patternReason = nil
            }
        case .fields(let fields):
            let layout = try NativeLayout(fields, on: hourCycle, in: form)
            pattern = layout.pattern
            patternReason = layout.reason
        }
        var replacements: [SymbolReplacement] = []
        for kind in DatePattern.symbolKinds(of: pattern) {
            if let weekdays, kind.isWideWeekday {
                replacements.append(SymbolReplacement(kind: kind, words: weekdays.words, reason: weekdays.reason))
            } else if let replacement = try plan.replacement(of: kind, in: form) {
                replacements.append(replacement)
            }
        }
        self.replacements = replacements
    }

    /// A `UDateFormat` that draws this plan, of a local time as if it were UTC: what every other way of rendering it must
    /// equal.
    ///
    /// - Parameter localSeconds: when, since ``pattern(at:)`` may depend on it.
    /// - Returns: a format of its own.
    /// - Throws: ``WeatherFormatError/icu(function:status:)``.
    func makeDateFormat(at localSeconds: Int) throws(WeatherFormatError) -> DateFormat {
        try makeDateFormat(pattern: pattern(at: localSeconds), capitalizes: true)
    }

    /// The same for a part of the pattern; only the part that holds the first field is capitalized.
    func makeDateFormat(pattern: String, capitalizes: Bool) throws(WeatherFormatError) -> DateFormat {
        var format = try DateFormat(locale: form.locale, pattern: pattern)
        for replacement in replacements {
            for (index, word) in zip(replacement.kind.indices, replacement.words) {
                try format.setSymbol(replacement.kind, at: index, to: word)
            }
        }
        switch plan.capitalization {
        case .none: break
        case .beginningOfSentence: if capitalizes { try format.setBeginningOfSentence() }
        case .uiListOrMenu: if capitalizes { try format.setListOrMenu() }
        }
        return format
    }
}

extension DateSymbolKind {
    fileprivate var isWideWeekday: Bool {
        switch self {
        case .weekdayWide, .weekdayStandaloneWide: true
        case .monthAbbreviated, .monthWide, .monthStandaloneWide, .weekdayAbbreviated, .weekdayStandaloneAbbreviated,
            .weekdayStandaloneShort, .meridiem:
            false
        }
    }
}
