import Synchronization

/// The patterns of the skeletons that the rulebook names, each asked of ICU once.
///
/// Opening a pattern generator costs 190 microseconds, and it is not safe from two threads; so a language's generator is
/// opened once, for all its skeletons together, outside any lock. Of two threads that do so the first to publish wins.
///
/// Sendable: a slot changes once, from null to patterns that nobody changes or frees.
struct PatternMemo: @unchecked Sendable {
    private typealias Patterns = [String: String]

    private let slots: UnsafeMutablePointer<Atomic<UnsafePointer<Patterns>?>>

    private static let shared = PatternMemo()

    private init() {
        let count = Language.allCases.count
        slots = .allocate(capacity: count)
        for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
    }

    /// The language's own pattern for a skeleton such as `MMMdE`.
    static func pattern(for skeleton: String, in language: Language) throws(WeatherFormatError) -> String {
        let slot = shared.slots + language.ordinal
        if let known = slot.pointee.load(ordering: .acquiring)?.pointee[skeleton] { return known }
        var generator = try PatternGenerator(locale: language.locale)
        var patterns: Patterns = [:]
        for skeleton in skeletons(of: language) { patterns[skeleton] = try generator.bestPattern(for: skeleton) }
        let pattern = try generator.bestPattern(for: skeleton)
        let memory = UnsafeMutablePointer<Patterns>.allocate(capacity: 1)
        memory.initialize(to: patterns)
        let (won, _) = slot.pointee.compareExchange(
            expected: nil, desired: UnsafePointer(memory), ordering: .acquiringAndReleasing)
        if !won {
            memory.deinitialize(count: 1)
            memory.deallocate()
        }
        return pattern
    }

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
