extension UnitFormatter {
    /// ICU's own rendering of a number that is rounded already: CLDR's style in every width, and the long form of the
    /// compact one, which has no digit grouping and a hyphen for a minus.
    func icuString(_ reading: Reading, style: UnitStyle, width: UnitWidth) throws(WeatherFormatError) -> String {
        let rounded = reading.rounded()
        let text = try icuString(rounded.number, reading.unit, style: style, width: width)
        return rounded.isTrace ? "<" + text : text
    }

    func icuString(
        _ number: RoundedDecimal, _ unit: WeatherUnit, style: UnitStyle, width: UnitWidth
    ) throws(WeatherFormatError) -> String {
        if unit == .beaufort { return try beaufortString(number, width: width) }
        let format = try units.numberFormat(Self.skeleton(unit, number.places, style: style, width: width))
        let text = try format.string(fromDecimal: number.ascii)
        switch style {
        case .compact: return LongFormRules.apply(to: text.replacingMinus(with: "-"), number: number, in: language)
        case .cldr: return text
        }
    }

    /// A range's string, in either style.
    func string(
        from first: RoundedDecimal, to second: RoundedDecimal, unit: WeatherUnit, style: UnitStyle, width: UnitWidth
    ) throws(WeatherFormatError) -> String {
        if style == .compact, width != .long { return try compactRange(from: first, to: second, unit: unit) }
        if unit == .beaufort {
            // CLDR has no pattern for a range of forces: its number range stands in the place of the number.
            let numbers = try NumberRangeFormat(locale: language.locale, skeleton: "precision-integer")
            return try beaufortString(
                second, showing: try numbers.string(from: first.ascii, to: second.ascii), width: width)
        }
        let skeleton = Self.skeleton(unit, 0, style: style, width: width)
        let text = try NumberRangeFormat(locale: language.locale, skeleton: skeleton).string(
            from: first.ascii, to: second.ascii)
        return style == .compact ? LongFormRules.apply(to: text, number: second, in: language) : text
    }

    private func beaufortString(
        _ number: RoundedDecimal, showing text: String? = nil, width: UnitWidth
    ) throws(WeatherFormatError) -> String {
        let formatted = try units.numberFormat("precision-integer").formatted(number.ascii)
        let category = try PluralRules(locale: language.locale).category(of: formatted)
        return BeaufortPattern.of(language).text(text ?? number.ascii, category, width: width)
    }

    /// A number skeleton of `unumberformatter.h`. The decimals are those that the number has, so ICU rounds nothing.
    static func skeleton(_ unit: WeatherUnit, _ places: Int, style: UnitStyle, width: UnitWidth) -> String {
        let stem = width == .long ? unit.longSkeletonStem : unit.skeletonStem
        let precision = places == 0 ? "precision-integer" : "." + String(repeating: "0", count: places)
        let grouping = style == .compact ? " group-off" : ""
        return "\(stem) \(width.skeletonStem) \(precision)\(grouping)"
    }
}

extension String {
    /// With another word or character for the one minus of a number, whichever of the two the locale writes.
    package func replacingMinus(with replacement: String) -> String {
        guard let minus = firstIndex(where: { $0 == "-" || $0 == "\u{2212}" }) else { return self }
        return self[..<minus] + replacement + self[index(after: minus)...]
    }
}
