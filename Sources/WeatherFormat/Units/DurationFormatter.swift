/// Writes how long something lasts, in one language.
///
///     try DurationFormatter(language: .en).string(seconds: 7179)  // "1h 59min"
///     try DurationFormatter(language: .ru).string(seconds: 10_800)  // "3ч"
///
/// A duration is cut to whole minutes and never rounded up, so that "1h 60min" cannot be: 59 min 59 s is `59min`. At
/// most two of days, hours and minutes are written, the larger first, and none that is zero.
public struct DurationFormatter: Sendable, Hashable {
    /// The language of every word and symbol.
    public var language: Language { units.language }
    private let formatter: UnitFormatter
    private var units: LanguageUnits { formatter.units }

    /// Makes a formatter; it takes no ICU handle, since the compact style needs none.
    public init(language: Language) { formatter = UnitFormatter(language: language) }

    /// Writes a number of seconds as days, hours and minutes.
    ///
    ///     let formatter = DurationFormatter(language: .en)
    ///     try formatter.string(seconds: 90_061)             // "1d 1h"
    ///     try formatter.string(seconds: 59)                 // "0min"
    ///     try formatter.string(seconds: 7179, width: .long) // "1 hour, 59 minutes"
    ///
    /// - Parameters:
    ///   - seconds: from 0 to 1,000,000,000, some 31 years.
    ///   - style: the house's, `1h 59min`, or CLDR's, `1 hr, 59 min`.
    ///   - width: how much room the units' names have; the compact style writes narrow as short.
    /// - Returns: one or two parts, the larger first.
    /// - Throws: ``WeatherFormatError/notANumber(quantity:value:)`` for NaN and infinity,
    ///   ``WeatherFormatError/valueTooLarge(quantity:value:limit:)`` beyond the limit,
    ///   ``WeatherFormatError/valueOutOfRange(quantity:value:unit:lowest:highest:)`` for a negative one, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func string(
        seconds: Double, style: UnitStyle = .compact, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        let parts = try DurationParts(seconds: seconds).parts
        let compact = style == .compact && width != .long
        var texts: [String] = []
        for part in parts {
            texts.append(compact ? glued(part) : try icuString(part, style: style, width: width))
        }
        guard let first = texts.first else { return "" }
        guard texts.count > 1 else { return first }
        if compact { return texts.joined(separator: DurationSymbols.separator(language)) }
        if style == .compact, let separator = LongFormRules.listSeparator(language) {
            return texts.joined(separator: separator)
        }
        return try UnitListFormat(locale: language.locale, width: width.listWidth).string(first, texts[1])
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

    private func glued(_ part: DurationParts.Part) -> String {
        let symbols = DurationSymbols.of(language)
        return switch part.unit {
        case .day: "\(part.count)\(symbols.day)"
        case .hour: "\(part.count)\(symbols.hour)"
        case .minute: "\(part.count)\(symbols.minute)"
        }
    }

    private func icuString(
        _ part: DurationParts.Part, style: UnitStyle, width: UnitWidth
    ) throws(WeatherFormatError) -> String {
        let bare = "precision-integer \(style.digitGrouping.skeletonStem)"
        let skeleton = "\(part.unit.skeletonStem) \(width.skeletonStem) \(bare)"
        let number = RoundedDecimal(digits: UInt64(part.count), places: 0, isNegative: false)
        if style == .compact, part.unit == .day, let days = LongFormRules.days(part.count, in: language) { return days }
        let text = try LostNumber.restored(in: try units.numberFormat(skeleton).string(fromDecimal: number.ascii)) {
            () throws(WeatherFormatError) in
            try units.numberFormat(bare).string(fromDecimal: number.ascii)
        }
        return style == .compact ? LongFormRules.apply(to: text, in: language) : text
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
