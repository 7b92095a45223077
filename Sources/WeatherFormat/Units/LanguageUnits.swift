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

extension Language {
    /// The place in `allCases`.
    fileprivate var ordinal: Int {
        switch self {
        case .cs: 0
        case .da: 1
        case .de: 2
        case .el: 3
        case .en: 4
        case .es: 5
        case .fi: 6
        case .fr: 7
        case .hi: 8
        case .hu: 9
        case .id: 10
        case .it: 11
        case .ja: 12
        case .ko: 13
        case .nb: 14
        case .nl: 15
        case .pl: 16
        case .pt: 17
        case .ro: 18
        case .ru: 19
        case .sv: 20
        case .th: 21
        case .tr: 22
        case .uk: 23
        case .vi: 24
        case .zhHans: 25
        case .zhHant: 26
        }
    }
}

extension WeatherUnit {
    /// The place in `allCases`.
    @inline(__always)
    fileprivate var ordinal: Int {
        switch self {
        case .celsius: 0
        case .fahrenheit: 1
        case .kilometersPerHour: 2
        case .milesPerHour: 3
        case .metersPerSecond: 4
        case .knots: 5
        case .beaufort: 6
        case .hectopascals: 7
        case .millibars: 8
        case .millimetersOfMercury: 9
        case .inchesOfMercury: 10
        case .kilopascals: 11
        case .millimeters: 12
        case .centimeters: 13
        case .inches: 14
        case .millimetersPerHour: 15
        case .inchesPerHour: 16
        case .kilometers: 17
        case .miles: 18
        case .meters: 19
        case .feet: 20
        case .percent: 21
        }
    }
}
