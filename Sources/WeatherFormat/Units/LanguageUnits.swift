import Synchronization

/// What has been read from ICU for the units of one language, shared by all formatters of that language.
///
/// Nothing here is ever taken back: at most 27 languages times 22 units of compact symbols, and of each language the
/// number formats that its units, widths and decimals can ask for.
///
/// Sendable notes: unchecked for the pointers alone. What they point to is written before the release that publishes
/// it, read after the acquire that finds it, and never written again.
final class LanguageUnits: @unchecked Sendable {
    let language: Language
    private let compactSymbols: InlineArray<22, Atomic<UnsafePointer<CompactSymbols>?>>
    private let numberFormats = Atomic<UnsafePointer<Entry>?>(nil)

    /// ICU's formatter for a skeleton, and the entry that was published before it.
    private struct Entry {
        let skeleton: String
        let format: NumberFormat
        var next: UnsafePointer<Entry>?
    }

    private init(_ language: Language) {
        self.language = language
        compactSymbols = InlineArray { _ in Atomic(nil) }
    }

    private static let all = Language.allCases.map(LanguageUnits.init)

    static func of(_ language: Language) -> LanguageUnits { all[language.ordinal] }

    /// The symbols of a unit: one atomic read, but for the first time.
    @inline(__always)
    func compact(_ unit: WeatherUnit) throws(WeatherFormatError) -> UnsafePointer<CompactSymbols> {
        if let symbols = compactSymbols[unit.ordinal].load(ordering: .acquiring) { return symbols }
        return try buildCompact(unit)
    }

    /// Two threads may build at once: the first to publish wins, and the other frees what it built.
    @inline(never)
    private func buildCompact(_ unit: WeatherUnit) throws(WeatherFormatError) -> UnsafePointer<CompactSymbols> {
        let built = try CompactSymbols.build(unit, language)
        let (exchanged, original) = compactSymbols[unit.ordinal].compareExchange(
            expected: nil, desired: built, ordering: .acquiringAndReleasing)
        guard !exchanged, let original else { return built }
        CompactSymbols.free(built)
        return original
    }

    /// ICU's formatter for a skeleton: looked up among the published ones, else built and published. Two threads may
    /// build at once: the first to publish wins. A failure is not kept.
    func numberFormat(_ skeleton: String) throws(WeatherFormatError) -> NumberFormat {
        var first = numberFormats.load(ordering: .acquiring)
        if let known = Self.find(skeleton, from: first) { return known }
        let built = try NumberFormat(locale: language.locale, skeleton: skeleton)
        let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
        entry.initialize(to: Entry(skeleton: skeleton, format: built, next: nil))
        while true {
            entry.pointee.next = first
            let (won, published) = numberFormats.compareExchange(
                expected: first, desired: UnsafePointer(entry), ordering: .acquiringAndReleasing)
            if won { return built }
            first = published
            if let known = Self.find(skeleton, from: first) {
                entry.deinitialize(count: 1)
                entry.deallocate()
                return known
            }
        }
    }

    private static func find(_ skeleton: String, from first: UnsafePointer<Entry>?) -> NumberFormat? {
        var next = first
        while let entry = next {
            if entry.pointee.skeleton == skeleton { return entry.pointee.format }
            next = entry.pointee.next
        }
        return nil
    }
}

extension WeatherUnit: Ordinal {}
