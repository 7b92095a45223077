extension CompactSymbols {
    /// Reads a unit's symbols from ICU, or from the declared ones where there are any.
    static func build(
        _ unit: WeatherUnit, _ form: LanguageForm, _ style: CompiledStyle
    ) throws(WeatherFormatError) -> UnsafePointer<CompactSymbols> {
        let source = try SymbolSource(form, style)
        var affixes: [Affixes] = []
        var formOfCategory: [PluralCategory: UInt8] = [:]
        var formOfNumber: [UInt8] = []
        for sample in source.samples {
            if let known = formOfCategory[sample.category] {
                formOfNumber.append(known)
                continue
            }
            let next = try source.affixes(of: unit, sample)
            if !affixes.contains(next) { affixes.append(next) }
            let form = UInt8(affixes.firstIndex(of: next) ?? 0)
            formOfCategory[sample.category] = form
            formOfNumber.append(form)
        }
        // A word that stands before the number does not bend with it in any language; a test says so.
        let prefix = affixes.first?.prefix ?? ""
        guard affixes.allSatisfy({ $0.prefix == prefix && $0.bytes <= Affix.capacity }) else {
            throw .icu(function: "unumf_resultToString", status: "a symbol of \(unit.rawValue) that cannot be compact")
        }
        return make(
            signs: source.signs, prefix: prefix, suffixes: affixes.map(\.suffix), formOfNumber: formOfNumber)
    }
}

extension Unicode.Scalar {
    var isASCIIDigit: Bool { (0x30...0x39).contains(value) }
}
