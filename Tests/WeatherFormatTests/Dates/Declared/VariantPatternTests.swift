import Testing

@testable import WeatherFormat

/// What is declared of the variants, against the linked ICU.
@Suite struct VariantPatternTests {
    /// A declared pattern is ICU's in another version, or may not be broken; a version that is not named has it.
    @Test(arguments: LanguageVariant.allCases)
    func patternsSayWhatICUSays(variant: LanguageVariant) throws {
        let form = LanguageForm(variant)
        var generator = try PatternGenerator(locale: form.locale)
        let linked = try ICUVersion.linked().icu
        for declared in NativePattern.variants[variant] ?? [] {
            #expect(declared.language == variant.language && !declared.reason.isEmpty && !declared.elsewhere.isEmpty)
            for hourCycle in HourCycle.allCases where declared.hourCycle == nil || declared.hourCycle == hourCycle {
                guard case .skeleton(let skeleton) = declared.fields.source(for: hourCycle) else { continue }
                let own = try generator.bestPattern(for: skeleton)
                let version = declared.elsewhere.first { $0.icu == linked }
                #expect(
                    version.map { $0.pattern == own } ?? (NativeLayout.withoutBreaks(own) == declared.pattern), "\(own)"
                )
                let layout = try NativeLayout(declared.fields, on: hourCycle, in: form)
                #expect(layout.pattern == declared.pattern && layout.reason == declared.reason)
            }
        }
    }

    @Test(arguments: LanguageVariant.allCases)
    func wordsSayWhatICUSays(variant: LanguageVariant) throws {
        let format = try DateFormat(locale: LanguageForm(variant).locale, pattern: "E")
        let linked = try ICUVersion.linked().icu
        for declared in HouseWords.variants[variant] ?? [] {
            #expect(declared.language == variant.language && !declared.reason.isEmpty && !declared.elsewhere.isEmpty)
            #expect(declared.words.count == declared.kind.indices.count)
            let own = try declared.kind.indices.map { try format.symbol(declared.kind, at: $0) }
            #expect(own == declared.elsewhere.first { $0.icu == linked }?.words ?? declared.words, "\(variant)")
        }
    }

    /// No marker may be torn from its number, and no space is one that fonts lack.
    @Test(arguments: LanguageVariant.allCases, HourCycle.allCases)
    func aMarkerIsBound(variant: LanguageVariant, hourCycle: HourCycle) throws {
        for intent in DateFormatIntent.allCases {
            let plan = try ResolvedDatePlan(
                form: LanguageForm(variant), intent: intent, hourCycle: hourCycle, voice: .native)
            #expect(!plan.pattern.contains("\u{202F}") && plan.pattern == NativeLayout.withoutBreaks(plan.pattern))
        }
    }

    /// In the house voice a region changes no date; a region without a variant changes none in either.
    @Test func whatARegionLeavesAlone() throws {
        for variant in LanguageVariant.allCases {
            let reader = try ReaderTag(variant.rawValue)
            #expect(reader.dateForm(in: .house) == LanguageForm(variant.language))
        }
        for tag in ["en-ZA", "de-LI", "es-AR", "fr-CH", "it-CH", "nl-BE", "zh-HK", "pt-AO"] {
            let reader = try ReaderTag(tag)
            #expect(reader.dateForm(in: .native) == LanguageForm(reader.language), "\(tag)")
        }
    }

    @Test func settledByReaders() throws {
        let day = try CivilDay(year: 2026, month: 9, day: 1)
        func text(_ tag: String, _ intent: DateFormatIntent) throws -> String {
            try DateIntentFormatter(for: try ReaderTag(tag), zone: .utc, voice: .native).string(from: day, for: intent)
        }
        #expect(try text("en-GB", .dailyHeader) == "Tue 1 Sept" && text("en-US", .dailyHeader) == "Tue, Sep 1")
        #expect(try text("en-AU", .dailyFullHeader) == "Tuesday 1 September")
        #expect(try text("es-MX", .dailyHeader) == "Mar 1 de sep" && text("es-US", .dailyHeader) == "Mar, 1 de sept")
        #expect(try text("pt-PT", .moonDate) == "1/09" && text("pt", .moonDate) == "1º de set.")
        #expect(try text("fr-CA", .moonDate) == "1er sept." && text("de-AT", .moonDate) == "1. Sep.")
        let january = try CivilDay(year: 2026, month: 1, day: 10)
        let austrian = DateIntentFormatter(for: try ReaderTag("de-AT"), zone: .utc, voice: .native)
        #expect(try austrian.string(from: january, for: .almanacMonth) == "Jänner")
        #expect(try austrian.string(from: january, for: .moonDate) == "10. Jän.")
    }
}
