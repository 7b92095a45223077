import Synchronization

/// The programs of one language on one clock, each compiled when it is first asked for.
///
/// A hit is one atomic load. A miss compiles outside any lock; of two threads that compile the same program the first
/// to publish it wins. A failure is never kept.
///
/// Sendable: a slot changes once, from null to a program that nobody changes or frees.
struct DateProgramTable: @unchecked Sendable {
    private let slots: UnsafeMutablePointer<Atomic<UnsafePointer<DateProgram>?>>
    private let language: Language
    private let hourCycle: HourCycle

    /// The table of a language and a clock. All 54 are laid out, empty, when the first is asked for.
    static func of(_ language: Language, _ hourCycle: HourCycle) -> DateProgramTable {
        all[language.ordinal * HourCycle.allCases.count + hourCycle.ordinal]
    }

    private static let all: [DateProgramTable] = Language.allCases.flatMap { language in
        HourCycle.allCases.map { DateProgramTable(language: language, hourCycle: $0) }
    }

    private init(language: Language, hourCycle: HourCycle) {
        self.language = language
        self.hourCycle = hourCycle
        let count = DateFormatIntent.allCases.count
        slots = .allocate(capacity: count)
        for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
    }

    /// The program of an intent, or nil for a plan that only ICU can draw.
    @inline(__always)
    func program(for intent: DateFormatIntent) throws(WeatherFormatError) -> UnsafePointer<DateProgram>? {
        guard let published = slots[intent.ordinal].load(ordering: .acquiring) else {
            let compiled = try compile(intent)
            return compiled.pointee.isDrawnByICU ? nil : compiled
        }
        return published.pointee.isDrawnByICU ? nil : published
    }

    @inline(never)
    private func compile(_ intent: DateFormatIntent) throws(WeatherFormatError) -> UnsafePointer<DateProgram> {
        let plan = try ResolvedDatePlan(language: language, intent: intent, hourCycle: hourCycle)
        let compiled = UnsafePointer(try DateProgram.compile(plan))
        let (won, published) = slots[intent.ordinal].compareExchange(
            expected: nil, desired: compiled, ordering: .acquiringAndReleasing)
        guard !won, let published else { return compiled }
        compiled.deallocate()
        return published
    }
}
