/// The patterns of the skeletons that the rulebook names, each asked of ICU once.
///
/// Opening a pattern generator costs 190 microseconds, and it is not safe from two threads; so a language's generator is
/// opened once, for all its skeletons together.
enum PatternMemo {
    private static let house = PublishOnceTable<[String: String]>(count: LanguageForm.count)
    private static let native = PublishOnceTable<[String: String]>(count: LanguageForm.count)

    /// The form's own pattern for a skeleton such as `MMMdE`, among those of a voice.
    static func pattern(
        for skeleton: String, in form: LanguageForm, voice: Voice
    ) throws(WeatherFormatError) -> String {
        let forms =
            switch voice {
            case .house: house
            case .native: native
            }
        let known = try forms.get(at: form.ordinal) { () throws(WeatherFormatError) in
            var generator = try PatternGenerator(locale: form.locale)
            var patterns: [String: String] = [:]
            for skeleton in skeletons(of: form, voice) {
                patterns[skeleton] = try generator.bestPattern(for: skeleton)
            }
            return patterns
        }
        if let pattern = known.pointee[skeleton] { return pattern }
        var generator = try PatternGenerator(locale: form.locale)
        return try generator.bestPattern(for: skeleton)
    }

    private static func skeletons(of form: LanguageForm, _ voice: Voice) -> Set<String> {
        switch voice {
        case .house: houseSkeletons(of: form.language)
        case .native: nativeSkeletons(of: form)
        }
    }

    private static func nativeSkeletons(of form: LanguageForm) -> Set<String> {
        var skeletons: Set<String> = []
        for fields in DateFields.allCases where DayTimeJoint.of(fields, in: form) == nil {
            for hourCycle in HourCycle.allCases {
                guard
                    case .skeleton(let skeleton) = fields.source(for: hourCycle),
                    NativePattern.of(fields, on: hourCycle, in: form) == nil
                else { continue }
                skeletons.insert(skeleton)
            }
        }
        return skeletons
    }

    private static func houseSkeletons(of language: Language) -> Set<String> {
        var skeletons: Set<String> = []
        for phrase in DayPhrase.allCases {
            if case .skeleton(let skeleton) = phrase.plan(for: language).twentyFourHour { skeletons.insert(skeleton) }
        }
        for intent in DateFormatIntent.allCases {
            let plan = intent.plan(for: language)
            for hourCycle in HourCycle.allCases {
                if case .skeleton(let skeleton) = plan.layout(for: hourCycle) { skeletons.insert(skeleton) }
            }
        }
        return skeletons
    }
}
