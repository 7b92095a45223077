extension UnitFormatter {
    /// A wind with its gusts, as a screen reader says it: the numbers parted by a word of the language, the unit once.
    ///
    ///     let range = GustRange(
    ///         wind: try WindSpeed(15, .kilometersPerHour), gust: try WindSpeed(31, .kilometersPerHour))
    ///     try formatter.spoken(range)  // "15 to 31 kilometers per hour"; de "15 bis 31 Kilometer pro Stunde"
    ///
    /// The wind alone where the gusts are not stronger after rounding.
    ///
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func spoken(_ range: GustRange) throws(WeatherFormatError) -> String {
        let wind = range.wind.reading.rounded().number
        let gust = range.gust.reading.rounded().number
        guard gust.digits > wind.digits else { return try spoken(range.wind) }
        let words = SpokenRange.of(language)
        let unit = range.wind.unit.weatherUnit
        let numbers = words.numbers(wind.ascii, gust.ascii)
        guard let form = SpokenNumberClass(rangeTo: gust) else { return try spoken(numbers, to: gust, unit) }
        let units = units(for: spokenStyle)
        let affixes = try units.spokenAffixes(unit, spokenStyle, at: form.index) { () throws(WeatherFormatError) in
            SpokenAffixes(try spoken(Self.placeOfNumbers, to: form.number, unit), around: Self.placeOfNumbers)
        }
        guard let affixes else { return try spoken(numbers, to: gust, unit) }
        return affixes.text(around: language.spacesNumbersInSpeech ? numbers : numbers.filter { !$0.isWhitespace })
    }

    /// A text that stands for both numbers, and is in no language's words.
    private static let placeOfNumbers = "\u{FFFC}"

    /// The words for two numbers, by ICU, in the form that goes with the second.
    private func spoken(
        _ numbers: String, to gust: RoundedDecimal, _ unit: WeatherUnit
    ) throws(WeatherFormatError) -> String {
        let words = SpokenRange.of(language)
        // ICU counts the unit after one number, which gives its place to both.
        let counted = try icuString(try sample(for: gust, words.form), unit)
        guard let first = counted.firstIndex(where: Self.isDigit), let last = counted.lastIndex(where: Self.isDigit)
        else {
            throw .icu(function: "unumf_resultToString", status: "no number in a spoken range")
        }
        let text = counted[..<first] + numbers + counted[counted.index(after: last)...]
        return SpokenForm.apply(to: String(text), in: language) + words.after
    }

    /// Two forces, of a wind and of its gusts, as a screen reader says them: `Beaufort 6 to 8`; one where they are the
    /// same or turned round.
    ///
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func spoken(
        from wind: BeaufortForce, to gust: BeaufortForce
    ) throws(WeatherFormatError) -> String {
        guard gust > wind else { return try spoken(wind) }
        let words = SpokenRange.of(language)
        let (first, second) = (wind.reading.rounded().number, gust.reading.rounded().number)
        let numbers = words.numbers(first.ascii, second.ascii, ordinal: language.ordinalOfForce)
        let text =
            if let pattern = DeclaredSymbols.beaufortGenitive(language, isOne: try category(of: second) == .one) {
                BeaufortPattern.text(numbers, in: pattern)
            } else {
                try beaufortString(second, showing: numbers, style: spokenStyle, width: .long)
            }
        return SpokenForm.apply(to: text, in: language) + words.after
    }

    /// The number before which ICU writes the unit's name in the form that the range asks for.
    ///
    /// The genitive of the languages that need it is what a fraction takes where the number ends in one (31:
    /// километра), and what five takes else (22: километров). So CLDR has them: `unitPattern[@case="genitive"]` of
    /// kilometer-per-hour.
    private func sample(
        for number: RoundedDecimal, _ form: SpokenRange.Form
    ) throws(WeatherFormatError) -> RoundedDecimal {
        switch form {
        case .counted: return number
        case .genitive:
            return try category(of: number) == .one
                ? RoundedDecimal(digits: 15, places: 1, isNegative: false)
                : RoundedDecimal(digits: 5, places: 0, isNegative: false)
        }
    }

    private func icuString(_ number: RoundedDecimal, _ unit: WeatherUnit) throws(WeatherFormatError) -> String {
        try icuString(number, unit, style: spokenStyle, width: .long)
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}

extension Language {
    /// What a force carries where it is an ordinal.
    package var ordinalOfForce: String {
        switch self {
        // CLDR's 8. stupeň Beaufortovy stupnice.
        case .cs: "."
        case .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            ""
        }
    }
}
