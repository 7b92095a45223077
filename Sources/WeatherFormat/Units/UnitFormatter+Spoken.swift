extension UnitFormatter {
    /// What a screen reader says: the number in digits, the unit in words with the language's plurals, the sign in
    /// words, and a temperature in plain degrees.
    ///
    /// No slash, no abbreviation.
    ///
    ///     try formatter.spoken(try Temperature(-5, .celsius))          // "minus 5 degrees"; ja "マイナス5度"
    ///     try formatter.spoken(try WindSpeed(12, .kilometersPerHour))  // "12 kilometers per hour"
    ///
    /// - Parameter quantity: said in the unit that it is read in, with the decimals that are written.
    /// - Returns: a phrase for a label of accessibility, not for the screen.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func spoken<Kind>(_ quantity: Quantity<Kind>) throws(WeatherFormatError) -> String {
        let unit = quantity.reading.unit
        let rounded = quantity.reading.rounded()
        guard !rounded.isTrace, let form = SpokenNumberClass(rounded.number) else {
            return try spoken(rounded, unit)
        }
        let units = units(for: spokenStyle)
        let affixes = try units.spokenAffixes(unit, spokenStyle, at: form.index) { () throws(WeatherFormatError) in
            let sample = RoundedReading(number: form.number, isTrace: false)
            return SpokenAffixes(try spoken(sample, unit), around: form.number.magnitude)
        }
        guard let affixes else { return try spoken(rounded, unit) }
        return affixes.text(around: rounded.number.magnitude)
    }

    /// The same, by ICU.
    func spoken(_ rounded: RoundedReading, _ unit: WeatherUnit) throws(WeatherFormatError) -> String {
        let number = rounded.number
        guard !unit.isDegree else { return SpokenForm.apply(to: try degrees(number, unit), in: language) }
        let text = try icuString(number, unit, style: spokenStyle, width: .long)
        return SpokenForm.apply(to: rounded.isTrace ? "<" + text : text, in: language)
    }

    /// What a screen reader says of a force on the Beaufort scale: `Beaufort 8`, nl `windkracht 8`.
    ///
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func spoken(_ force: BeaufortForce) throws(WeatherFormatError) -> String {
        SpokenForm.apply(to: try string(force, style: spokenStyle, width: .long), in: language)
    }

    /// What a screen reader says of a UV index, which is the whole number that is written: `7`.
    ///
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func spoken(_ index: UVIndex) throws(WeatherFormatError) -> String { try indexString(index, .compact) }

    /// What a screen reader says of an air-quality index, which is the whole number that is written: `42`.
    ///
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func spoken(_ index: AirQualityIndex) throws(WeatherFormatError) -> String {
        try indexString(index, .compact)
    }

    /// A temperature as a screen reader says it, without its unit: `minus 5`, where another one follows with it.
    package func spokenNumber(_ temperature: Temperature) -> String {
        let reading = temperature.reading
        let number = reading.rounded().number
        return number.isNegative ? SpokenWords.minus(reading.unit, language) + number.magnitude : number.magnitude
    }

    /// Whose words are said: never CLDR's own, which speech mends.
    var spokenStyle: UnitStyle {
        switch style {
        case .compact: .compact
        case .native, .cldr: .native
        }
    }

    private func degrees(_ number: RoundedDecimal, _ unit: WeatherUnit) throws(WeatherFormatError) -> String {
        let text: String
        switch SpokenWords.degree(language) {
        case .angle:
            let skeleton =
                "unit/degree \(UnitWidth.long.skeletonStem) precision-integer \(DigitGrouping.never.skeletonStem)"
            let units = units(for: spokenStyle)
            text = LongFormRules.apply(
                to: try units.numberFormat(skeleton).string(fromDecimal: number.ascii), in: units.form)
        case .celsiusWithout(let scale):
            text = try icuString(number, .celsius, style: spokenStyle, width: .long).removing(scale)
        }
        return number.isNegative ? text.replacingMinus(with: SpokenWords.minus(unit, language)) : text
    }
}

extension String {
    fileprivate func removing(_ part: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return String(self[..<range.lowerBound] + self[range.upperBound...])
    }
}
