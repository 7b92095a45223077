extension WeatherUnit {
    /// The symbol of this unit as one form of a language writes it: the variant's own, else the language's, or nil where CLDR's
    /// serves.
    package func declaredSymbol(in form: LanguageForm) -> DeclaredSymbol? {
        form.variant.flatMap { DeclaredSymbols.variants[$0]?[self] } ?? declaredSymbol(in: form.language)
    }
}

extension DeclaredSymbols {
    private static let hours =
        "a rate is written as km/h is in the same locale; CLDR has mm/hr for Canada, and in ICU 76 mm phr for Australia"

    /// The symbols of the variants, where neither CLDR's for it nor the language's serves.
    static let variants: [LanguageVariant: [WeatherUnit: DeclaredSymbol]] = [
        .enAU: [
            .milesPerHour: DeclaredSymbol(
                "mph", because: "CLDR 42's; ICU 76 has m.p.h., and an upgrade must not change the text"),
            .millimetersPerHour: DeclaredSymbol("mm/h", because: hours),
            .inchesPerHour: DeclaredSymbol("in/h", because: hours),
        ],
        .enCA: [
            .inchesOfMercury: DeclaredSymbol(
                "inHg", because: "as everywhere, and ICU 76's; CLDR 42 has in Hg for Canada alone"),
            .millimetersPerHour: DeclaredSymbol("mm/h", because: hours),
            .inchesPerHour: DeclaredSymbol("in/h", because: hours),
        ],
        .esUS: [.knots: DeclaredSymbol("kn", because: symbol(for: "nudo, nudos", "CLDR in es, es-419 and es-MX"))],
        .ptPT: [.miles: DeclaredSymbol("mi", because: symbol(for: "milha, milhas", "CLDR in pt"))],
        .frCA: [
            .inchesOfMercury: DeclaredSymbol(
                "po\u{A0}Hg", isSpaced: true,
                because: "CLDR's own, which keeps its space within, a no-break one: glued it is no word")
        ],
    ]
}
