/// What has been read from ICU for the units of one language, shared by all formatters of that language.
///
/// Nothing here is ever taken back: of each language the compact symbols of every unit, and the number formats that its
/// units, widths and decimals can ask for.
final class LanguageUnits: Sendable {
    let language: Language
    private let compactSymbols = PublishOnceTable<CompactSymbols>(count: WeatherUnit.allCases.count)
    private let numberFormats = PublishOnceMap<NumberFormat>(capacity: 512)

    private init(_ language: Language) { self.language = language }

    private static let languages = PublishOnceTable<LanguageUnits>(count: Language.allCases.count)

    static func of(_ language: Language) -> LanguageUnits {
        languages.get(at: language.ordinal) { LanguageUnits(language) }.pointee
    }

    /// The symbols of a unit: one atomic read, but for the first time.
    @inline(__always)
    func compact(_ unit: WeatherUnit) throws(WeatherFormatError) -> UnsafePointer<CompactSymbols> {
        if let symbols = compactSymbols.published(at: unit.ordinal) { return symbols }
        return try buildCompact(unit)
    }

    @inline(never)
    private func buildCompact(_ unit: WeatherUnit) throws(WeatherFormatError) -> UnsafePointer<CompactSymbols> {
        let built = try CompactSymbols.build(unit, language)
        let published = compactSymbols.publish(built, at: unit.ordinal)
        if published != built { CompactSymbols.free(built) }
        return published
    }

    /// ICU's formatter for a skeleton.
    func numberFormat(_ skeleton: String) throws(WeatherFormatError) -> NumberFormat {
        try numberFormats.get(skeleton) { () throws(WeatherFormatError) in
            try NumberFormat(locale: language.locale, skeleton: skeleton)
        }
    }
}
