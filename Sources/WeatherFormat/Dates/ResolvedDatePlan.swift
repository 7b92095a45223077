/// A plan after ICU has been asked: the pattern that is drawn, and the words that are replaced.
public struct ResolvedDatePlan: Sendable, Hashable {
    public let language: Language
    public let intent: DateFormatIntent
    public let hourCycle: HourCycle
    /// What the rulebook says.
    public let plan: DateRenderPlan
    /// The pattern in CLDR's letters; where the plan names a skeleton, the language's own pattern for it.
    public let pattern: String
    /// The words that stand in for CLDR's.
    public let replacements: [SymbolReplacement]

    /// Asks ICU for what the plan leaves to it.
    public init(
        language: Language, intent: DateFormatIntent, hourCycle: HourCycle
    ) throws(WeatherFormatError) {
        self.language = language
        self.intent = intent
        self.hourCycle = hourCycle
        plan = intent.plan(for: language)
        switch plan.layout(for: hourCycle) {
        case .pattern(let pattern): self.pattern = pattern
        case .skeleton(let skeleton): pattern = try SkeletonPatterns.pattern(for: skeleton, in: language)
        }
        replacements = try Self.replacements(plan: plan, pattern: pattern, language: language)
    }

    private static func replacements(
        plan: DateRenderPlan, pattern: String, language: Language
    ) throws(WeatherFormatError) -> [SymbolReplacement] {
        let letters = DatePattern.letters(of: pattern)
        var replacements: [SymbolReplacement] = []
        if letters.contains("a"), let meridiem = try language.replacement(for: plan.meridiem) {
            replacements.append(meridiem)
        }
        if let weekdays = plan.weekdays {
            replacements.append(
                SymbolReplacement(
                    kind: .weekdayAbbreviated, words: weekdays.sundayFirst, reason: weekdays.reason))
        }
        return replacements
    }

    /// A `UDateFormat` that draws this plan: what every other way of rendering it must equal.
    func makeDateFormat(zone: ZoneID) throws(WeatherFormatError) -> DateFormat {
        try makeDateFormat(zone: zone, pattern: pattern, capitalizes: true)
    }

    /// The same for a part of the pattern; only the part that holds the first field is capitalized.
    func makeDateFormat(
        zone: ZoneID, pattern: String, capitalizes: Bool
    ) throws(WeatherFormatError) -> DateFormat {
        var format = try DateFormat(locale: language.locale, zone: zone, pattern: pattern)
        for replacement in replacements {
            for (index, word) in zip(replacement.kind.indices, replacement.words) {
                try format.setSymbol(replacement.kind, at: index, to: word)
            }
        }
        switch plan.capitalization {
        case .none: break
        case .beginningOfSentence: if capitalizes { try format.setBeginningOfSentence() }
        }
        return format
    }
}

extension Language {
    /// The markers that a plan draws, where they are not CLDR's own.
    fileprivate func replacement(for meridiem: Meridiem) throws(WeatherFormatError) -> SymbolReplacement? {
        switch meridiem {
        case .none:
            return nil
        case .declared(let declared):
            return SymbolReplacement(kind: .meridiem, words: [declared.am, declared.pm], reason: declared.reason)
        case .shaped(let form):
            let format = try DateFormat(locale: locale, zone: .utc, pattern: "a")
            var words: [String] = []
            for index in DateSymbolKind.meridiem.indices {
                let marker = try format.symbol(.meridiem, at: index)
                words.append(try MeridiemShape.shape(marker, form: form, locale: locale))
            }
            return SymbolReplacement(
                kind: .meridiem, words: words,
                reason: "the locale's own marker, \(form.rawValue)")
        }
    }
}
