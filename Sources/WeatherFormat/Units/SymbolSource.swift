/// Numbers that stand for all others before a language's plural rules, and the symbols that go with them.
struct SymbolSource {
    /// One of the numbers of ``CompactSymbols/formIndex(_:)``, as ICU reads it.
    struct Sample {
        let decimal: String
        let category: PluralCategory
        var places: Int { decimal.contains(".") ? 1 : 0 }
    }

    let language: Language
    let separator: UInt8
    let samples: [Sample]

    init(_ language: Language) throws(WeatherFormatError) {
        self.language = language
        let rules = try PluralRules(locale: language.locale)
        let grouping = UnitStyle.compact.digitGrouping.skeletonStem
        let whole = try NumberFormat(locale: language.locale, skeleton: "precision-integer \(grouping)")
        let fractional = try NumberFormat(locale: language.locale, skeleton: ".0 \(grouping)")
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
        let half = try fractional.string(fromDecimal: "0.5").utf8.filter { !(0x30...0x39).contains($0) }
        guard let separator = half.first, half.count == 1 else {
            throw .icu(function: "unumf_resultToString", status: "a decimal separator of several bytes")
        }
        self.separator = separator
    }

    /// Bare degrees carry no scale; a declared symbol stands in for ICU's; all others are ICU's short ones, without the
    /// white space and, where ``Language/keepsClosingFullStop(of:)`` says so, without a closing full stop.
    func affixes(of unit: WeatherUnit, _ sample: Sample) throws(WeatherFormatError) -> Affixes {
        if unit.isDegree { return Affixes(prefix: "", suffix: "°") }
        if let declared = unit.declaredSymbol(in: language) { return declared.affixes(sample.category, of: unit) }
        guard unit != .beaufort else { return Affixes(prefix: "", suffix: "") }
        let affixes = try icuAffixes(of: unit, sample)
        return unit.keepsSpace ? Affixes(prefix: affixes.prefix, suffix: " " + affixes.suffix) : affixes
    }

    private func icuAffixes(of unit: WeatherUnit, _ sample: Sample) throws(WeatherFormatError) -> Affixes {
        let precision = sample.places == 0 ? "precision-integer" : ".0"
        let number = "\(precision) \(UnitStyle.compact.digitGrouping.skeletonStem)"
        let format = try NumberFormat(
            locale: language.locale, skeleton: "\(unit.skeletonStem) \(UnitWidth.short.skeletonStem) \(number)")
        let text = Array(try format.string(fromDecimal: sample.decimal).unicodeScalars)
        guard let first = text.firstIndex(where: \.isASCIIDigit), let last = text.lastIndex(where: \.isASCIIDigit)
        else {
            throw .icu(function: "unumf_resultToString", status: "no number in the pattern of \(unit.rawValue)")
        }
        return Affixes(prefix: compact(text[..<first], unit), suffix: compact(text[(last + 1)...], unit))
    }

    /// Without the white space at either end and, but for the two units that keep a space, within.
    private func compact(_ scalars: ArraySlice<Unicode.Scalar>, _ unit: WeatherUnit) -> String {
        let words = scalars.split(whereSeparator: \.properties.isWhitespace)
        let kept = String(String.UnicodeScalarView(words.joined(separator: unit.keepsSpace ? [" "] : [])))
        return kept.hasSuffix(".") && !language.keepsClosingFullStop(of: kept) ? String(kept.dropLast()) : kept
    }
}
