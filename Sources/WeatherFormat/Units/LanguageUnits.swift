/// What has been read from ICU for the units of one form of a language, shared by all formatters of that form.
///
/// Nothing here is ever taken back: of each form the symbols of every unit in both styles, and the number formats that its
/// units, widths and decimals can ask for.
final class LanguageUnits: Sendable {
    let form: LanguageForm
    private let compactSymbols = PublishOnceTable<CompactSymbols>(count: WeatherUnit.allCases.count)
    private let nativeSymbols = PublishOnceTable<CompactSymbols>(count: WeatherUnit.allCases.count)
    private let spokenForms = PublishOnceTable<PublishOnceTable<SpokenAffixes?>>(count: WeatherUnit.allCases.count)
    private let numberFormats = PublishOnceMap<NumberFormat>(capacity: 512)
    private let plurals = PublishOnceTable<PluralRules>(count: 1)

    private init(_ form: LanguageForm) { self.form = form }

    private static let forms = PublishOnceTable<LanguageUnits>(count: LanguageForm.countWithDecimals)

    static func of(_ form: LanguageForm) -> LanguageUnits {
        forms.get(at: form.ordinalWithDecimals) { LanguageUnits(form) }.pointee
    }

    /// The symbols of a unit: one atomic read, but for the first time.
    @inline(__always)
    func symbols(
        of unit: WeatherUnit, _ style: CompiledStyle
    ) throws(WeatherFormatError) -> UnsafePointer<CompactSymbols> {
        let table =
            switch style {
            case .compact: compactSymbols
            case .native: nativeSymbols
            }
        if let symbols = table.published(at: unit.ordinal) { return symbols }
        return try build(unit, style, in: table)
    }

    @inline(never)
    private func build(
        _ unit: WeatherUnit, _ style: CompiledStyle, in table: PublishOnceTable<CompactSymbols>
    ) throws(WeatherFormatError) -> UnsafePointer<CompactSymbols> {
        let built = try CompactSymbols.build(unit, form, style)
        let published = table.publish(built, at: unit.ordinal)
        if published != built { CompactSymbols.free(built) }
        return published
    }

    /// ICU's formatter for a skeleton in the locale of a reader's region, such as `en-ZA`, which may be another than the form's.
    func numberFormat(_ skeleton: String, cldr reader: ReaderTag) throws(WeatherFormatError) -> NumberFormat {
        let locale = reader.locale
        guard locale != form.locale else { return try numberFormat(skeleton) }
        return try numberFormats.get(locale.language + " " + skeleton) { () throws(WeatherFormatError) in
            try NumberFormat(locale: locale, skeleton: skeleton)
        }
    }

    /// What is said around the numbers of a class, made when it is first asked for; nil where that cannot be told.
    func spokenAffixes(
        _ unit: WeatherUnit, _ style: UnitStyle, at index: Int,
        orMake make: () throws(WeatherFormatError) -> SpokenAffixes?
    ) throws(WeatherFormatError) -> SpokenAffixes? {
        let forms = spokenForms.get(at: unit.ordinal) { PublishOnceTable(count: 2 * SpokenNumberClass.count) }
        let first = style == .compact ? 0 : SpokenNumberClass.count
        return try forms.pointee.get(at: first + index, orMake: make).pointee
    }

    /// The language's plural rules.
    ///
    /// Opening them takes a lock of ICU's, which a child that is forked meanwhile would wait for.
    func pluralRules() throws(WeatherFormatError) -> PluralRules {
        try plurals.get(at: 0) { () throws(WeatherFormatError) in try PluralRules(locale: form.locale) }.pointee
    }

    /// ICU's formatter for a skeleton.
    func numberFormat(_ skeleton: String) throws(WeatherFormatError) -> NumberFormat {
        try numberFormats.get(skeleton) { () throws(WeatherFormatError) in
            try NumberFormat(locale: form.locale, skeleton: skeleton)
        }
    }
}
