/// A form of CLDR's that lost its number: a string that loses its value is no string of that value, so it is repaired
/// in every style, the cldr style among them.
///
/// CLDR 42's Danish singular of kilometer-per-hour is `kilometer i timen`; CLDR 46 has the number. The conformance
/// report lists what was repaired.
package struct LostNumber: Sendable, Hashable {
    /// The unit's name.
    package let unit: WeatherUnit
    /// The width in which its number is lost.
    package let width: UnitWidth
    /// What ICU says.
    package let form: String
    /// What is said instead.
    package let repaired: String

    /// ICU's string of a number, with the number alone, as ICU writes it, before it where ICU's pattern has none.
    static func restored(
        in text: String, number: () throws(WeatherFormatError) -> String
    ) throws(WeatherFormatError) -> String {
        guard !text.contains(where: { $0.isASCII && $0.isNumber }) else { return text }
        return try number() + " " + text
    }

    /// Every form of the language's units that lost its number, before a number of each plural form.
    package static func all(in language: Language) throws(WeatherFormatError) -> [LostNumber] {
        let formatter = UnitFormatter(language: language)
        var found: [LostNumber] = []
        for unit in WeatherUnit.allCases where unit != .beaufort {
            for width in UnitWidth.allCases {
                for digits in [1, 2, 3, 5, 20] as [UInt64] {
                    let number = RoundedDecimal(digits: digits, places: 0, isNegative: false)
                    let form = try formatter.icuForm(number, unit, style: .cldr, width: width)
                    let text = try formatter.icuString(number, unit, style: .cldr, width: width)
                    let lost = LostNumber(unit: unit, width: width, form: form, repaired: text)
                    if form != text, !found.contains(lost) { found.append(lost) }
                }
            }
        }
        return found
    }
}
