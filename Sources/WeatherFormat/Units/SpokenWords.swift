/// The words that a screen reader needs and CLDR's long forms lack.
enum SpokenWords {
    /// What stands for the minus of a temperature, and the space behind it.
    ///
    /// Sources: CLDR `rbnf` (the spell-out rule of negative numbers) and `annotations` (the name of U+2212), which agree
    /// but where a line says otherwise; the weather app of a large phone maker for its spoken temperatures.
    static func minus(_ unit: WeatherUnit, _ language: Language) -> String {
        switch language {
        case .cs, .da, .de, .en, .nb, .pl, .ro, .sv: "minus "
        case .el: "μείον "
        case .es, .pt: "menos "
        case .fi: "miinus "
        case .fr: "moins "
        // CLDR's annotation; its spell-out rule has ऋण, the word of arithmetic.
        case .hi: "माइनस "
        case .hu: "mínusz "
        // CLDR's annotation and the phone maker; the spell-out rule has negatif.
        case .id: "minus "
        case .it: "meno "
        case .ja: "マイナス"
        // 영하 is "below zero", said of Celsius alone; else the word of CLDR's spell-out rule.
        case .ko: unit == .celsius ? "영하 " : "마이너스 "
        case .nl: "min "
        case .ru: "минус "
        case .th: "ลบ "
        case .tr: "eksi "
        case .uk: "мінус "
        case .vi: "âm "
        // 零下 is "below zero", as for Korean; else CLDR's spell-out rule.
        case .zhHans: unit == .celsius ? "零下" : "负"
        case .zhHant: unit == .celsius ? "零下" : "負"
        }
    }

    /// Where the word for a degree comes from.
    ///
    /// A temperature is spoken without its scale, as it is written.
    enum Degree: Sendable, Hashable {
        /// CLDR's unit of an angle, which the language calls the same.
        case angle
        /// CLDR's degree Celsius without the scale's name: the degree of an angle is another word.
        case celsiusWithout(String)
    }

    static func degree(_ language: Language) -> Degree {
        switch language {
        // An angle has μοίρες, the warmth has βαθμοί.
        case .el: .celsiusWithout(" Κελσίου")
        // An angle has अंश.
        case .hi: .celsiusWithout(" सेल्सियस")
        // CLDR calls an angle's degree booggraad.
        case .nl: .celsiusWithout(" Celsius")
        case .cs, .da, .de, .en, .es, .fi, .fr, .hu, .id, .it, .ja, .ko, .nb, .pl, .pt, .ro, .ru, .sv, .th, .tr, .uk,
            .vi, .zhHans, .zhHant:
            .angle
        }
    }
}
