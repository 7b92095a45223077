import Synchronization

/// The patterns of the skeletons that the rulebook names, each asked of ICU once.
///
/// Opening a pattern generator costs 190 microseconds, and it is not safe from two threads; so a language's generator is
/// opened once, for all its skeletons together, outside any lock. Four languages have skeletons, so it is bounded.
enum PatternMemo {
    static func pattern(for skeleton: String, in language: Language) throws(WeatherFormatError) -> String {
        if let known = memo.withLock({ $0[language]?[skeleton] }) { return known }
        var generator = try PatternGenerator(locale: language.locale)
        var patterns: [String: String] = [:]
        for skeleton in skeletons(of: language).union([skeleton]) {
            patterns[skeleton] = try generator.bestPattern(for: skeleton)
        }
        memo.withLock { memo in
            if memo[language] == nil { memo[language] = patterns }
        }
        return patterns[skeleton] ?? ""
    }

    private static let memo = Mutex<[Language: [String: String]]>([:])

    private static func skeletons(of language: Language) -> Set<String> {
        var skeletons: Set<String> = []
        for intent in DateFormatIntent.allCases {
            let plan = intent.plan(for: language)
            for hourCycle in HourCycle.allCases {
                if case .skeleton(let skeleton) = plan.layout(for: hourCycle) { skeletons.insert(skeleton) }
            }
        }
        return skeletons
    }
}
