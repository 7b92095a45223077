/// Numbers that stand for all others before a language's plural rules, and the symbols that go with them.
struct SymbolSource {
    /// One of the numbers of ``CompactSymbols/formIndex(_:)``, as ICU reads it.
    struct Sample {
        let decimal: String
        let category: PluralCategory
        var places: Int { decimal.contains(".") ? 1 : 0 }
    }

    let form: LanguageForm
    let style: CompiledStyle
    let signs: NumberSigns
    let samples: [Sample]
    private var language: Language { form.language }

    init(_ form: LanguageForm, _ style: CompiledStyle) throws(WeatherFormatError) {
        self.form = form
        self.style = style
        signs = try NumberSigns(form, style)
        let rules = try PluralRules(locale: form.locale)
        let grouping = DigitGrouping.never.skeletonStem
        let whole = try NumberFormat(locale: form.locale, skeleton: "precision-integer \(grouping)")
        let fractional = try NumberFormat(locale: form.locale, skeleton: ".0 \(grouping)")
        var samples: [Sample] = []
        for number in 0..<200 {
            let decimal = String(number)
            samples.append(Sample(decimal: decimal, category: try rules.category(of: try whole.formatted(decimal))))
        }
        for decimal in ["0.5", "1.5", "2.5"] {
            samples.append(
                Sample(decimal: decimal, category: try rules.category(of: try fractional.formatted(decimal))))
        }
        self.samples = samples
    }

    /// Bare degrees carry no scale; a declared symbol stands in for ICU's; all others are ICU's short ones, without the
    /// white space and, where ``Language/keepsClosingFullStop(of:)`` says so, without a closing full stop.
    func affixes(of unit: WeatherUnit, _ sample: Sample) throws(WeatherFormatError) -> Affixes {
        if unit.isDegree { return Affixes(prefix: "", suffix: "°") }
        if let declared = unit.declaredSymbol(in: form) {
            let form = declared.form(sample.category)
            let symbol = declared.keepsPlainSpaces ? form : written(form)
            let space =
                declared.isSpaced ? "\u{A0}" : declared.keepsPlainSpaces ? " " : space(beside: symbol, of: unit)
            return declared.isPrefix
                ? Affixes(prefix: symbol + space, suffix: "") : Affixes(prefix: "", suffix: space + symbol)
        }
        guard unit != .beaufort else { return Affixes(prefix: "", suffix: "") }
        let affixes = try icuAffixes(of: unit, sample)
        guard !affixes.suffix.isEmpty, unit != .percent else { return affixes }
        let suffix = written(affixes.suffix)
        return Affixes(prefix: affixes.prefix, suffix: space(beside: suffix, of: unit) + suffix)
    }

    /// A symbol of several words, which may not be broken in the native style.
    private func written(_ symbol: String) -> String {
        switch style {
        case .compact: symbol
        case .native: String(symbol.map { $0 == " " ? "\u{A0}" : $0 })
        }
    }

    private func space(beside symbol: String, of unit: WeatherUnit) -> String {
        switch style {
        case .compact: unit.keepsSpace ? " " : ""
        case .native: language.unitSpacing.space(beside: symbol)
        }
    }

    private func icuAffixes(of unit: WeatherUnit, _ sample: Sample) throws(WeatherFormatError) -> Affixes {
        let precision = sample.places == 0 ? "precision-integer" : ".0"
        let number = "\(precision) \(DigitGrouping.never.skeletonStem)"
        let format = try NumberFormat(
            locale: form.locale, skeleton: "\(unit.skeletonStem) \(UnitWidth.short.skeletonStem) \(number)")
        let text = Array(try format.string(fromDecimal: sample.decimal).unicodeScalars)
        guard let first = text.firstIndex(where: \.isASCIIDigit), let last = text.lastIndex(where: \.isASCIIDigit)
        else {
            throw .icu(function: "unumf_resultToString", status: "no number in the pattern of \(unit.rawValue)")
        }
        let (before, after) = (text[..<first], text[(last + 1)...])
        if unit == .percent, style == .native { return Affixes(prefix: spaced(before), suffix: spaced(after)) }
        return Affixes(prefix: compact(before, unit), suffix: compact(after, unit))
    }

    /// The percent sign with the language's own space, which may not be broken, or with none where
    /// ``LanguageVariant/setsNoSpaceBeforePercent`` says so.
    private func spaced(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        let space = form.variant?.setsNoSpaceBeforePercent == true ? "" : "\u{A0}"
        return scalars.map { $0.properties.isWhitespace ? space : String($0) }.joined()
    }

    /// Without the white space at either end and, but for the two units that keep a space in the compact style, within.
    private func compact(_ scalars: ArraySlice<Unicode.Scalar>, _ unit: WeatherUnit) -> String {
        let words = scalars.split(whereSeparator: \.properties.isWhitespace)
        let kept = String(String.UnicodeScalarView(words.joined(separator: unit.keepsSpace ? [" "] : [])))
        return kept.hasSuffix(".") && !language.keepsClosingFullStop(of: kept) ? String(kept.dropLast()) : kept
    }
}
