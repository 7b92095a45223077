/// What a language writes in and around numbers.
struct NumberSigns: Sendable, Hashable {
    /// Before the decimals; one byte in every language.
    let separator: UInt8
    /// Before a number below zero.
    let minus: String
    /// Between the two numbers of a range.
    let dash: String

    /// The house's signs, or the language's own, with its decimal separator.
    init(_ form: LanguageForm, _ style: CompiledStyle) throws(WeatherFormatError) {
        let grouping = DigitGrouping.never.skeletonStem
        if let sign = form.decimalSign {
            separator = sign.rawValue.utf8[sign.rawValue.utf8.startIndex]
        } else {
            let half = try NumberFormat(locale: form.locale, skeleton: ".0 \(grouping)").string(fromDecimal: "0.5")
            let signs = half.utf8.filter { !(0x30...0x39).contains($0) }
            guard let first = signs.first, signs.count == 1 else {
                throw .icu(function: "unumf_resultToString", status: "a decimal separator of several bytes")
            }
            separator = first
        }
        let skeleton = "precision-integer \(grouping)"
        switch style {
        case .compact: (minus, dash) = ("-", "-")
        case .native:
            let below = try NumberFormat(locale: form.locale, skeleton: skeleton).string(fromDecimal: "-5")
            minus = below.filter { !$0.isNumber }
            let range = try NumberRangeFormat(locale: form.locale, skeleton: skeleton).string(from: "1", to: "2")
            dash = String(range.dropFirst().dropLast().map { $0.isWhitespace ? "\u{A0}" : $0 })
        }
    }
}
