/// The patterns of the skeletons that the rulebook names, each asked of ICU once.
///
/// Opening a pattern generator costs 190 microseconds, and it is not safe from two threads; so a language's generator is
/// opened once, for all its skeletons together.
enum PatternMemo {
    private static let languages = PublishOnceTable<[String: String]>(count: Language.allCases.count)

    /// The language's own pattern for a skeleton such as `MMMdE`.
    static func pattern(for skeleton: String, in language: Language) throws(WeatherFormatError) -> String {
        let known = try languages.get(at: language.ordinal) { () throws(WeatherFormatError) in
            var generator = try PatternGenerator(locale: language.locale)
            var patterns: [String: String] = [:]
            for skeleton in skeletons(of: language) { patterns[skeleton] = try generator.bestPattern(for: skeleton) }
            return patterns
        }
        if let pattern = known.pointee[skeleton] { return pattern }
        var generator = try PatternGenerator(locale: language.locale)
        return try generator.bestPattern(for: skeleton)
    }

    private static func skeletons(of language: Language) -> Set<String> {
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
