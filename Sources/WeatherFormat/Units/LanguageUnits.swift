import Synchronization

/// What has been read from ICU for the units of one language, shared by all formatters of that language.
///
/// Nothing here is ever taken back: at most 27 languages times 22 units of compact symbols, and of each language the
/// number formats that its units, widths and decimals can ask for.
///
/// Sendable notes: unchecked for the pointers alone. What they point to is written before the release that publishes
/// it, read after the acquire that finds it, and never written again; the number formats stand behind a lock.
final class LanguageUnits: @unchecked Sendable {
    let language: Language
    private let compactSymbols: InlineArray<22, Atomic<UnsafePointer<CompactSymbols>?>>
    private let numberFormats = Mutex<[String: NumberFormat]>([:])

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

    /// ICU's formatter for a skeleton: looked up under the lock, built outside it, the first one kept. A failure is not.
    func numberFormat(_ skeleton: String) throws(WeatherFormatError) -> NumberFormat {
        if let known = numberFormats.withLock({ $0[skeleton] }) { return known }
        let built = try NumberFormat(locale: language.locale, skeleton: skeleton)
        return numberFormats.withLock { formats in
            if let known = formats[skeleton] { return known }
            formats[skeleton] = built
            return built
        }
    }
}

extension WeatherUnit: Ordinal {}
