extension DeclaredSymbols {
    /// How a language marks a Beaufort force in the compact style.
    ///
    /// Whoever is not named here writes the number alone: CLDR gives those languages the root's `B 8`, which is
    /// nobody's custom, and Dutch the number alone.
    ///
    /// Source: CLDR 46 `units/unitShort/unit[@type="speed-beaufort"]`; where another form serves better, beside it.
    static let beaufort: Symbols = [
        .cs: DeclaredSymbol("Bft", because: cldrBeaufort),
        .da: DeclaredSymbol("bft", isPrefix: true, because: cldrBeaufort + ", before the number"),
        .el: DeclaredSymbol("μποφ", because: cldrBeaufort + ", without its closing full stop"),
        .fr: DeclaredSymbol("Bft", because: cldrBeaufort),
        .hi: DeclaredSymbol("ब्यूफ़ोर्ट", isPrefix: true, because: cldrBeaufort + ", before the number"),
        .it: DeclaredSymbol("Bft", isPrefix: true, because: cldrBeaufort + ", before the number"),
        .ja: DeclaredSymbol(
            "風力", isPrefix: true,
            because:
                "Japanese forecasts write 風力8, as the Japan Meteorological Agency's scale does; CLDR has the root's B"),
        .nb: DeclaredSymbol("Bf", isPrefix: true, because: cldrBeaufort + ", before the number"),
        .pl: DeclaredSymbol("Bft", because: cldrBeaufort),
        .pt: DeclaredSymbol(
            "Bft",
            because: "a Brazilian does not know CLDR 46's B; Bft as in CLDR's cs, fr, it and pl, bft in "
                + "KUnitConversion"),
        .ru: DeclaredSymbol(
            "балла", [.one: "балл", .few: "балла", .many: "баллов"], isSpaced: true,
            because: "forecasts write баллы, as CLDR 46's long form and libgweather do; Бфт, its short one, nobody "
                + "reads. A word, so it bends and keeps its space"),
        .uk: DeclaredSymbol(
            "бала", [.one: "бал", .few: "бали", .many: "балів"], isSpaced: true,
            because: "CLDR 46's narrow form; its short one is a phrase, балів Бофорта. A word, so it keeps its space"),
        .vi: DeclaredSymbol(
            "cấp", isPrefix: true, isSpaced: true,
            because: "the weather service's forecasts write the force as cấp 9 (mạnh cấp 11); CLDR has the root's B"),
        .zhHans: DeclaredSymbol(
            "级", because: "CLDR 46's long form, and the grade of GB/T 28591; its short one is the root's B"),
        .zhHant: DeclaredSymbol(
            "級", because: "the closing half of CLDR 46's 蒲福風級 8 級, whose first half is the scale's name"),
    ]

    /// How a language spells out a force in the compact style's long form, where CLDR's form is no phrase: the number
    /// stands where the 0 is.
    static func beaufortInFull(_ language: Language) -> String? {
        switch language {
        // CLDR 46 has the number alone, which is no wind; the weather service (KNMI) and KUnitConversion: windkracht 9.
        case .nl: "windkracht 0"
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            nil
        }
    }

    private static let cldrBeaufort = "CLDR 46's short form; CLDR 42 has none"
}
