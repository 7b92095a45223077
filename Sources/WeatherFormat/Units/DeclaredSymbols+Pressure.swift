extension DeclaredSymbols {
    /// рт.
    ///
    /// and ст. are two abbreviated words: without its own stop the second would read as a misprint, and glued to each
    /// other the three parts are no word at all.
    private static let mercury =
        "three abbreviations, which keep all their stops and all their spaces, no-break ones. Source: CLDR, "
        + "KUnitConversion"

    private static let mercuryInches =
        "abbreviations, which keep all their stops and all their spaces, plain ones, as inHg does in every language; "
        + "Inter's no-break space is wider, and the Ukrainian words would fit their card at no scale"

    static let hectopascals: Symbols = [
        .th: DeclaredSymbol(
            "hPa",
            because: "CLDR's short form is the word, เฮกโตปาสกาล, which is over the width budget; hPa is its narrow "
                + "form in ICU 72 and 76, and kPa is Latin already"),
        .zhHans: DeclaredSymbol("hPa", because: unattested),
    ]

    static let millibars: Symbols = [
        .en: DeclaredSymbol(
            "mb", because: "what broadcasts in the US and the UK say, and CLDR's narrow form; its short one is mbar"),
        .uk: DeclaredSymbol(
            "мбар",
            because: "CLDR 42 declines the symbol (мбари, мбарів); symbols are not declined, and "
                + "ICU 76 has мбар for every number"),
        .zhHans: DeclaredSymbol("mbar", because: unattested),
    ]

    static let millimetersOfMercury: Symbols = [
        .hu: DeclaredSymbol(
            "Hgmm",
            because: "CLDR 42's and the Hungarian order of the words; ICU 76 has mm Hg, and an "
                + "upgrade must not change the text"),
        .ru: DeclaredSymbol("мм\u{A0}рт.\u{A0}ст.", isSpaced: true, because: mercury),
        .uk: DeclaredSymbol("мм\u{A0}рт.\u{A0}ст.", isSpaced: true, because: mercury),
        .zhHans: DeclaredSymbol("mmHg", because: unattested),
    ]

    static let inchesOfMercury: Symbols = [
        .da: DeclaredSymbol(
            "inHg",
            because: "CLDR's # Hg has a number sign where its own narrow form has the inch sign; "
                + "inHg is what CLDR says in the neighbouring languages, nb among them"),
        .ru: DeclaredSymbol("д. рт. ст.", because: mercuryInches),
        .sv: DeclaredSymbol("inHg", because: symbol(for: "tum before Hg", "libgweather and Xfce's plugin")),
        .uk: DeclaredSymbol(
            "дюйма рт. ст.",
            [.one: "дюйм рт. ст.", .few: "дюйми рт. ст.", .many: "дюймів рт. ст."], keepsPlainSpaces: true,
            because: mercuryInches + "; no symbol of the inch is in use"),
        .zhHans: DeclaredSymbol("inHg", because: unattested),
    ]

    static let kilopascals: Symbols = [.zhHans: DeclaredSymbol("kPa", because: unattested)]
}
