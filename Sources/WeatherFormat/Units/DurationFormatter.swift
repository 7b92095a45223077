/// Writes how long something lasts, in one language.
///
///     try DurationFormatter(language: .en).string(seconds: 7179)  // "1h 59min"
///     try DurationFormatter(language: .ru).string(seconds: 10_800)  // "3ч"
///
/// A duration is cut to whole minutes and never rounded up, so that "1h 60min" cannot be: 59 min 59 s is `59min`. At
/// most two of days, hours and minutes are written, the larger first, and none that is zero.
public struct DurationFormatter: Sendable, Hashable {
    /// The language of every word and symbol.
    public var language: Language { formatter.language }
    private let formatter: UnitFormatter

    /// Makes a formatter; it takes no ICU handle, since the compact and the native style need none.
    ///
    /// - Parameters:
    ///   - language: of every word and symbol.
    ///   - style: of every string for which a call names no other.
    public init(language: Language, style: UnitStyle = .compact) {
        formatter = UnitFormatter(language: language, style: style)
    }

    /// Makes a formatter for the readers of a region.
    ///
    /// - Parameters:
    ///   - reader: in the cldr style the region decides words and spelling.
    ///   - style: of every string for which a call names no other.
    public init(for reader: ReaderTag, style: UnitStyle = .compact) {
        formatter = UnitFormatter(for: reader, style: style)
    }

    /// Writes a number of seconds as days, hours and minutes.
    ///
    ///     let formatter = DurationFormatter(language: .en)
    ///     try formatter.string(seconds: 90_061)             // "1d 1h"
    ///     try formatter.string(seconds: 59)                 // "0min"
    ///     try formatter.string(seconds: 7179, width: .long) // "1 hour, 59 minutes"
    ///
    /// - Parameters:
    ///   - seconds: from 0 to 1,000,000,000, some 31 years.
    ///   - style: the house's, `1h 59min`, the native one, `1 h 59 min`, or CLDR's, `1 hr, 59 min`; nil for the formatter's.
    ///   - width: how much room the units' names have; the compact and the native style write narrow as short.
    /// - Returns: one or two parts, the larger first.
    /// - Throws: ``WeatherFormatError/notANumber(quantity:value:)`` for NaN and infinity,
    ///   ``WeatherFormatError/valueTooLarge(quantity:value:limit:)`` beyond the limit,
    ///   ``WeatherFormatError/valueOutOfRange(quantity:value:unit:lowest:highest:)`` for a negative one, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func string(
        seconds: Double, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        let parts = try DurationParts(seconds: seconds).parts
        let style = style ?? formatter.style
        let compiled = width == .long ? nil : style.compiled
        var texts: [String] = []
        for part in parts {
            if let compiled {
                texts.append(symbols(part, compiled))
            } else {
                texts.append(try icuString(part, style: style, width: width))
            }
        }
        guard let first = texts.first else { return "" }
        guard texts.count > 1 else { return first }
        if compiled != nil { return texts.joined(separator: DurationSymbols.separator(language)) }
        if style != .cldr, let separator = LongFormRules.listSeparator(language) {
            return texts.joined(separator: separator)
        }
        let locale = style == .cldr ? formatter.reader.locale : formatter.units(for: style).form.locale
        return try UnitListFormat(locale: locale, width: width.listWidth).string(first, texts[1])
    }

    /// The label of a chart's minute axis, where number and symbol keep their space: `5 min`.
    ///
    /// - Parameter minutes: from 0 up; they do not roll up to hours.
    /// - Returns: number and symbol.
    /// - Throws: ``WeatherFormatError/valueOutOfRange(quantity:value:unit:lowest:highest:)`` for a negative number.
    public func chartLabel(minutes: Int) throws(WeatherFormatError) -> String {
        guard minutes >= 0 else {
            throw .valueOutOfRange(
                quantity: "minutes", value: Double(minutes), unit: nil, lowest: 0, highest: nil)
        }
        return "\(minutes)" + DurationSymbols.chartSpace(language) + DurationSymbols.of(language).minute
    }

    private func symbols(_ part: DurationParts.Part, _ style: CompiledStyle) -> String {
        let symbols = DurationSymbols.of(language)
        let symbol =
            switch part.unit {
            case .day: symbols.day
            case .hour: symbols.hour
            case .minute: symbols.minute
            }
        return switch style {
        case .compact: "\(part.count)\(symbol)"
        case .native: "\(part.count)" + language.unitSpacing.space(beside: symbol) + symbol
        }
    }

    private func icuString(
        _ part: DurationParts.Part, style: UnitStyle, width: UnitWidth
    ) throws(WeatherFormatError) -> String {
        let bare = "precision-integer \(style.digitGrouping.skeletonStem)"
        let skeleton = "\(part.unit.skeletonStem) \(width.skeletonStem) \(bare)"
        let number = RoundedDecimal(digits: UInt64(part.count), places: 0, isNegative: false)
        if style != .cldr, part.unit == .day, let days = LongFormRules.days(part.count, in: language) { return days }
        let units = formatter.units(for: style)
        func format(_ skeleton: String) throws(WeatherFormatError) -> NumberFormat {
            try style == .cldr ? formatter.cldrNumberFormat(skeleton) : units.numberFormat(skeleton)
        }
        let text = try LostNumber.restored(in: try format(skeleton).string(fromDecimal: number.ascii)) {
            () throws(WeatherFormatError) in
            try format(bare).string(fromDecimal: number.ascii)
        }
        return style == .cldr ? text : LongFormRules.apply(to: text, in: units.form)
    }
}

extension RelativeDateUnit {
    fileprivate var skeletonStem: String {
        switch self {
        case .day: "unit/day"
        case .hour: "unit/hour"
        case .minute: "unit/minute"
        }
    }
}
