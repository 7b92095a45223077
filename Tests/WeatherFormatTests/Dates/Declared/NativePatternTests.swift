import Testing

@testable import WeatherFormat

@Suite struct NativePatternTests {
    /// What a declaration says of the linked ICU is what that ICU says; a version that it does not name has the pattern.
    @Test(arguments: NativePattern.all)
    func saysWhatICUSays(declared: NativePattern) throws {
        var generator = try PatternGenerator(locale: declared.language.locale)
        let linked = try ICUVersion.linked().icu
        let version = declared.elsewhere.first { $0.icu == linked }
        for skeleton in skeletons(of: declared) {
            let own = try generator.bestPattern(for: skeleton)
            if let version {
                #expect(own == version.pattern)
            } else {
                #expect(NativeLayout.withoutBreaks(own) == declared.pattern)
            }
        }
    }

    /// Without a version that differs it would be ICU's to say; the reason then names one that no test links.
    @Test(arguments: NativePattern.all)
    func isNeededAndReasoned(declared: NativePattern) {
        #expect(!declared.reason.isEmpty)
        let isLetters = skeletons(of: declared).isEmpty
        #expect(isLetters || !declared.elsewhere.isEmpty || declared.reason.contains("CLDR 48"))
        for hourCycle in HourCycle.allCases where declared.hourCycle == nil || declared.hourCycle == hourCycle {
            let same = NativePattern.all.filter {
                $0.language == declared.language && $0.fields == declared.fields
                    && ($0.hourCycle == nil || $0.hourCycle == hourCycle)
            }
            #expect(same == [declared])
        }
    }

    private func skeletons(of declared: NativePattern) -> Set<String> {
        var skeletons: Set<String> = []
        for hourCycle in HourCycle.allCases where declared.hourCycle == nil || declared.hourCycle == hourCycle {
            switch declared.fields.source(for: hourCycle) {
            case .pattern: break
            case .skeleton(let skeleton): skeletons.insert(skeleton)
            }
        }
        return skeletons
    }

    /// The skeleton is in no CLDR: an older ICU appends the weekday, a later one a word of its own.
    @Test func noPlanAsksForAWeekdayAndAnHourOfTwentyFour() {
        for fields in DateFields.allCases {
            #expect(fields.source(for: .twentyFourHour) != .skeleton("EH"))
        }
    }

    /// Neither U+202F, which many fonts lack, nor a space that breaks stands beside a marker.
    @Test(arguments: Language.allCases, HourCycle.allCases)
    func aMarkerIsBound(language: Language, hourCycle: HourCycle) throws {
        for intent in DateFormatIntent.allCases {
            let plan = try ResolvedDatePlan(language: language, intent: intent, hourCycle: hourCycle, voice: .native)
            #expect(!plan.pattern.contains("\u{202F}"))
            let bound = NativeLayout.withoutBreaks(plan.pattern)
            #expect(plan.pattern == bound, "\(intent)")
        }
    }

    @Test func bindingTouchesTheMarkerAlone() {
        #expect(NativeLayout.withoutBreaks("EEE a h:mm") == "EEE a\u{A0}h:mm")
        #expect(NativeLayout.withoutBreaks("EEE h:mm a") == "EEE h:mm\u{A0}a")
        #expect(NativeLayout.withoutBreaks("ccc aK時, d M") == "ccc aK時, d M")
        #expect(NativeLayout.withoutBreaks("d\u{202F}M y") == "d\u{A0}M y")
    }
}
