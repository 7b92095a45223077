import Synchronization

/// The relative times of one language, each asked of ICU once: 59 minutes, 23 hours and 199 days, ago and ahead, and now.
///
/// A hit is one atomic load. A miss opens a formatter of ICU's outside any lock; of two threads that ask for the same
/// text the first to publish it wins. A failure is never kept.
///
/// Sendable: a slot changes once, from null to a text that nobody changes or frees.
struct RelativeTimeTable: @unchecked Sendable {
    /// How many there are of a unit, and on which side of now.
    struct Key {
        let unit: RelativeDateUnit
        /// 1 to ``RelativeTimeTable/largestCount``.
        let count: Int
        let isAhead: Bool
    }

    /// Plural rules look at a number's last two digits and at whether it is below a hundred: these stand for all.
    static let largestCount = 199

    private let language: Language
    private let slots: UnsafeMutablePointer<Atomic<UnsafePointer<String>?>>

    private static let all = Language.allCases.map(RelativeTimeTable.init)

    static func of(_ language: Language) -> RelativeTimeTable { all[language.ordinal] }

    private init(_ language: Language) {
        self.language = language
        let count = RelativeDateUnit.allCases.count * 2 * (Self.largestCount + 1)
        slots = .allocate(capacity: count)
        for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
    }

    /// - Parameter key: nil is now.
    func text(_ key: Key?) throws(WeatherFormatError) -> String {
        let index = key.map(Self.index) ?? 0
        if let published = slots[index].load(ordering: .acquiring) { return published.pointee }
        let format = try RelativeDateFormat(locale: language.locale)
        let text: String
        if let key {
            text = try format.string(Double(key.isAhead ? key.count : -key.count), key.unit)
        } else {
            text = try format.now()
        }
        let memory = UnsafeMutablePointer<String>.allocate(capacity: 1)
        memory.initialize(to: text)
        let (won, _) = slots[index].compareExchange(
            expected: nil, desired: UnsafePointer(memory), ordering: .acquiringAndReleasing)
        if !won {
            memory.deinitialize(count: 1)
            memory.deallocate()
        }
        return text
    }

    /// Counts begin at 1, so the first slot is free for now.
    private static func index(_ key: Key) -> Int {
        (key.unit.ordinal * 2 + (key.isAhead ? 1 : 0)) * (largestCount + 1) + key.count
    }
}

extension RelativeDateUnit: Ordinal {}
