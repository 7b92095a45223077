extension WeatherUnit {
    /// The house's own symbol of this unit in a language, or nil where CLDR's serves.
    ///
    /// Three reasons there are: CLDR's is a mistake or means something else, readers settled on another, or the words of
    /// two ICU versions differ, and what a person reads must not change because a server was upgraded. In the last case
    /// the word is CLDR 42's, the reference, unless a later CLDR corrected it.
    package func declaredSymbol(in language: Language) -> DeclaredSymbol? {
        switch self {
        case .milesPerHour: DeclaredSymbols.milesPerHour[language]
        case .kilometersPerHour: DeclaredSymbols.kilometersPerHour[language]
        case .metersPerSecond: DeclaredSymbols.metersPerSecond[language]
        case .knots: DeclaredSymbols.knots[language]
        case .beaufort: DeclaredSymbols.beaufort[language]
        case .hectopascals: DeclaredSymbols.hectopascals[language]
        case .millibars: DeclaredSymbols.millibars[language]
        case .millimetersOfMercury: DeclaredSymbols.millimetersOfMercury[language]
        case .inchesOfMercury: DeclaredSymbols.inchesOfMercury[language]
        case .kilopascals: DeclaredSymbols.kilopascals[language]
        case .inches: DeclaredSymbols.inches[language]
        case .millimetersPerHour: DeclaredSymbols.millimetersPerHour[language]
        case .inchesPerHour: DeclaredSymbols.inchesPerHour[language]
        case .miles: DeclaredSymbols.miles[language]
        case .meters: DeclaredSymbols.meters[language]
        case .feet: DeclaredSymbols.feet[language]
        case .celsius, .fahrenheit, .millimeters, .centimeters, .kilometers, .percent: nil
        }
    }
}

/// The declared symbols, unit by unit.
enum DeclaredSymbols {
    typealias Symbols = [Language: DeclaredSymbol]

    private static let stays =
        "CLDR 42's and 48's; the Swift toolchain's ICU 76 has a word of its own, and an upgrade must not change the text"
    private static let chinese =
        "CLDR 42's and 48's international symbol; the Swift toolchain's ICU 76 writes it out in Chinese, and an upgrade "
        + "must not change the text"
    private static let unattested =
        "CLDR 42's international symbol; the Swift toolchain's ICU 76 writes it out in Chinese, and an upgrade must not "
        + "change the text"
    private static let mercuryStop =
        "рт. and ст. are two abbreviated words: without its own full stop the second would read as a misprint"

    fileprivate static let milesPerHour: Symbols = [
        .de: DeclaredSymbol(
            "mph",
            because: "mph is what German readers see on speedometers and in forecasts, and nobody there writes "
                + "CLDR's mi/h. Settled by people"),
        .hi: DeclaredSymbol("मी॰प्र॰घं॰", because: stays),
        .vi: DeclaredSymbol(
            "mi/h",
            because: "CLDR 42's; CLDR 46 and 48 say mph, both are read, and an upgrade must not "
                + "change the text"),
        .zhHans: DeclaredSymbol("mi/h", because: chinese),
    ]
    fileprivate static let kilometersPerHour: Symbols = [.zhHans: DeclaredSymbol("km/h", because: chinese)]
    fileprivate static let metersPerSecond: Symbols = [.zhHans: DeclaredSymbol("m/s", because: chinese)]
    fileprivate static let knots: Symbols = [
        .uk: DeclaredSymbol(
            "вуз",
            because: "CLDR 42 has the Latin kn in a Cyrillic line; its narrow form and ICU 76 have "
                + "вуз., from вузол"),
        .zhHans: DeclaredSymbol("kn", because: unattested),
    ]
    fileprivate static let hectopascals: Symbols = [.zhHans: DeclaredSymbol("hPa", because: unattested)]
    fileprivate static let millibars: Symbols = [
        .uk: DeclaredSymbol(
            "мбар",
            because: "CLDR 42 declines the symbol (мбари, мбарів); symbols are not declined, and "
                + "ICU 76 has мбар for every number"),
        .zhHans: DeclaredSymbol("mbar", because: unattested),
    ]
    fileprivate static let millimetersOfMercury: Symbols = [
        .hu: DeclaredSymbol(
            "Hgmm",
            because: "CLDR 42's and the Hungarian order of the words; ICU 76 has mm Hg, and an "
                + "upgrade must not change the text"),
        .ru: DeclaredSymbol("ммрт.ст.", because: mercuryStop),
        .uk: DeclaredSymbol("ммрт.ст.", because: mercuryStop),
        .zhHans: DeclaredSymbol("mmHg", because: unattested),
    ]
    fileprivate static let inchesOfMercury: Symbols = [
        .da: DeclaredSymbol(
            "inHg",
            because: "CLDR's # Hg has a number sign where its own narrow form has the inch sign; "
                + "inHg is what CLDR says in the neighbouring languages, nb among them"),
        .ru: DeclaredSymbol("д. рт. ст.", because: mercuryStop),
        .uk: DeclaredSymbol(
            "дюйма рт. ст.",
            [.one: "дюйм рт. ст.", .few: "дюйми рт. ст.", .many: "дюймів рт. ст."], because: mercuryStop),
        .zhHans: DeclaredSymbol("inHg", because: unattested),
    ]
    fileprivate static let kilopascals: Symbols = [.zhHans: DeclaredSymbol("kPa", because: unattested)]
    fileprivate static let inches: Symbols = [
        .de: DeclaredSymbol("in", because: stays),
        .nb: DeclaredSymbol("tommer", [.one: "tomme"], because: stays + "; there it is to, the Norwegian word for two"),
    ]
    fileprivate static let millimetersPerHour: Symbols = [
        .de: DeclaredSymbol(
            "mm/h", because: "CLDR 42's; ICU 76 composes mm/Std., and an upgrade must not change the text"),
        .pl: DeclaredSymbol(
            "mm/godz",
            because: "CLDR 42's, as in km/godz.; ICU 76 composes mm/h, and an upgrade must not "
                + "change the text"),
    ]
    fileprivate static let inchesPerHour: Symbols = [
        .de: DeclaredSymbol(
            "in/h",
            because: "CLDR 42's; ICU 76 composes Zoll/Std., and an upgrade must not change the "
                + "text"),
        .nb: DeclaredSymbol("tommer/t", [.one: "tomme/t"], because: stays + "; there it is to/t, and to means two"),
        .pl: DeclaredSymbol(
            "cala/godz", [.one: "cal/godz", .few: "cale/godz", .many: "cali/godz"],
            because: "CLDR 42's, as in km/godz.; ICU 76 composes cali/h, and an upgrade must not change the text"),
    ]
    fileprivate static let miles: Symbols = [
        .da: DeclaredSymbol(
            "mi",
            because: "CLDR 42's mil is the word for ten kilometres to a Swede or a Norwegian, and to "
                + "a Dane the old Danish mile of 7.5; CLDR 46 and 48 say mi")
    ]
    fileprivate static let meters: Symbols = [.hi: DeclaredSymbol("मी", because: stays)]
    fileprivate static let feet: Symbols = [
        .hi: DeclaredSymbol("फ़ीट", because: stays),
        .pt: DeclaredSymbol(
            "ft",
            because: "CLDR 42 has the word pé, pés; CLDR 46 and 48 have the symbol ft, beside in "
                + "and mi"),
    ]
}
