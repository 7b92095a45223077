extension UnitFormatter {
    /// What a screen reader says: the number in digits, the unit in words with the language's plurals, the sign in
    /// words, and a temperature in plain degrees.
    ///
    /// No slash, no abbreviation.
    ///
    ///     try formatter.spoken(try Temperature(-5, .celsius))          // "minus 5 degrees"; ja "マイナス5度"
    ///     try formatter.spoken(try WindSpeed(12, .kilometersPerHour))  // "12 kilometers per hour"
    public func spoken<Kind>(_ quantity: Quantity<Kind>) throws(WeatherFormatError) -> String {
        let reading = quantity.reading
        let text = reading.unit.isDegree ? try degrees(reading) : try string(quantity, width: .long)
        return SpokenForm.apply(to: text, in: language)
    }

    /// A force on the Beaufort scale: `Beaufort 8`, nl `windkracht 8`.
    public func spoken(_ force: BeaufortForce) throws(WeatherFormatError) -> String {
        SpokenForm.apply(to: try string(force, width: .long), in: language)
    }

    /// A UV index is said as it is written.
    public func spoken(_ index: UVIndex) throws(WeatherFormatError) -> String { try indexString(index, .compact) }

    /// An air-quality index is said as it is written.
    public func spoken(_ index: AirQualityIndex) throws(WeatherFormatError) -> String {
        try indexString(index, .compact)
    }

    private func degrees(_ reading: Reading) throws(WeatherFormatError) -> String {
        let number = reading.rounded().number
        let text: String
        switch SpokenWords.degree(language) {
        case .angle:
            let skeleton =
                "unit/degree \(UnitWidth.long.skeletonStem) precision-integer \(UnitStyle.compact.digitGrouping.skeletonStem)"
            text = LongFormRules.apply(
                to: try units.numberFormat(skeleton).string(fromDecimal: number.ascii), in: language)
        case .celsiusWithout(let scale):
            text = try icuString(number, .celsius, style: .compact, width: .long).removing(scale)
        }
        return number.isNegative ? text.replacingMinus(with: SpokenWords.minus(reading.unit, language)) : text
    }
}

extension String {
    fileprivate func removing(_ part: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return String(self[..<range.lowerBound] + self[range.upperBound...])
    }
}
