extension UnitFormatter {
    /// ICU's own rendering of a number that is rounded already: CLDR's style in every width, and the long form of the others,
    /// which have no digit grouping; the compact one has a hyphen for a minus.
    func icuString(_ reading: Reading, style: UnitStyle, width: UnitWidth) throws(WeatherFormatError) -> String {
        let rounded = reading.rounded()
        let text = try icuString(rounded.number, reading.unit, style: style, width: width)
        return rounded.isTrace ? "<" + text : text
    }

    func icuString(
        _ number: RoundedDecimal, _ unit: WeatherUnit, style: UnitStyle, width: UnitWidth
    ) throws(WeatherFormatError) -> String {
        if unit == .beaufort { return try beaufortString(number, style: style, width: width) }
        let form = units(for: style).form
        let text = try LostNumber.restored(in: try icuForm(number, unit, style: style, width: width)) {
            () throws(WeatherFormatError) in try icuForm(number, nil, style: style, width: width)
        }
        switch style {
        case .compact: return LongFormRules.apply(to: text.replacingMinus(with: "-"), in: form)
        case .native: return LongFormRules.apply(to: text, in: form)
        case .cldr: return text
        }
    }

    /// What ICU says, untouched; without a unit, the number alone.
    func icuForm(
        _ number: RoundedDecimal, _ unit: WeatherUnit?, style: UnitStyle, width: UnitWidth
    ) throws(WeatherFormatError) -> String {
        let skeleton = Self.skeleton(unit, number.places, style: style, width: width)
        guard style != .cldr else { return try cldrNumberFormat(skeleton).string(fromDecimal: number.ascii) }
        let units = units(for: style)
        let text = try units.numberFormat(skeleton).string(fromDecimal: number.ascii)
        guard number.places > 0, let sign = units.form.decimalSign else { return text }
        return text.replacingDecimalSign(with: sign)
    }

    /// The cldr style asks for the region's own locale, even where the native style has no variant for it.
    func cldrNumberFormat(_ skeleton: String) throws(WeatherFormatError) -> NumberFormat {
        try nativeUnits.numberFormat(skeleton, cldr: reader)
    }

    /// A range's string, in either style.
    func string(
        from first: RoundedDecimal, to second: RoundedDecimal, unit: WeatherUnit, style: UnitStyle, width: UnitWidth
    ) throws(WeatherFormatError) -> String {
        if width != .long, let compiled = style.compiled {
            return try compiledRange(from: first, to: second, unit: unit, compiled)
        }
        let form = units(for: style).form
        let locale = style == .cldr ? reader.locale : form.locale
        func range(_ unit: WeatherUnit?) throws(WeatherFormatError) -> String {
            let skeleton = Self.skeleton(unit, 0, style: style, width: width)
            return try NumberRangeFormat(locale: locale, skeleton: skeleton).string(
                from: first.ascii, to: second.ascii)
        }
        if unit == .beaufort {
            // CLDR has no pattern for a range of forces: its number range stands in the place of the number.
            return try beaufortString(second, showing: try range(nil), style: style, width: width)
        }
        let text = try LostNumber.restored(in: try range(unit)) { () throws(WeatherFormatError) in try range(nil) }
        return style == .cldr ? text : LongFormRules.apply(to: text, in: form)
    }

    /// A force with its name, and another text, such as a range, in the place of the number where one is given.
    func beaufortString(
        _ number: RoundedDecimal, showing text: String? = nil, style: UnitStyle, width: UnitWidth
    ) throws(WeatherFormatError) -> String {
        if style != .cldr, width == .long, let pattern = DeclaredSymbols.beaufortInFull(language) {
            return BeaufortPattern.text(text ?? number.ascii, in: pattern)
        }
        return BeaufortPattern.of(language).text(text ?? number.ascii, try category(of: number), width: width)
    }

    /// The plural form that a whole number takes.
    func category(of number: RoundedDecimal) throws(WeatherFormatError) -> PluralCategory {
        let formatted = try houseUnits.numberFormat("precision-integer").formatted(number.ascii)
        return try houseUnits.pluralRules().category(of: formatted)
    }

    /// A number skeleton of `unumberformatter.h`.
    ///
    /// The decimals are those that the number has, so ICU rounds nothing. Without a unit it is that of the number
    /// alone.
    static func skeleton(_ unit: WeatherUnit?, _ places: Int, style: UnitStyle, width: UnitWidth) -> String {
        let precision = places == 0 ? "precision-integer" : "." + String(repeating: "0", count: places)
        let number = "\(precision) \(style.digitGrouping.skeletonStem)"
        guard let unit else { return number }
        let stem = width == .long ? unit.longSkeletonStem : unit.skeletonStem
        return "\(stem) \(width.skeletonStem) \(number)"
    }
}

extension String {
    /// With another sign before its decimals: the one point or comma between two digits.
    func replacingDecimalSign(with sign: DecimalSign) -> String {
        var characters = Array(self)
        for index in characters.indices.dropFirst().dropLast() {
            guard characters[index] == "." || characters[index] == ",", characters[index - 1].isNumber,
                characters[index + 1].isNumber
            else { continue }
            characters[index] = Character(sign.rawValue)
        }
        return String(characters)
    }

    /// With another word or character for the one minus of a number, whichever of the two the locale writes.
    package func replacingMinus(with replacement: String) -> String {
        guard let minus = firstIndex(where: { $0 == "-" || $0 == "\u{2212}" }) else { return self }
        return self[..<minus] + replacement + self[index(after: minus)...]
    }
}
