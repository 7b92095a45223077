extension DeclaredSymbols {
    private static let milesInCatalogs =
        "CLDR has mi/h, which no weather catalog of the language has: mph in KUnitConversion, libgweather and Xfce's "
        + "plugin"

    static let milesPerHour: Symbols = [
        .de: DeclaredSymbol(
            "mph",
            because: "mph is what German readers see on speedometers and in forecasts, and nobody there writes "
                + "CLDR's mi/h. Settled by people"),
        .es: DeclaredSymbol("mph", because: milesInCatalogs),
        .fr: DeclaredSymbol("mph", because: milesInCatalogs),
        .hi: DeclaredSymbol(
            "मील/घं॰",
            because: "CLDR's मी॰प्र॰घं॰ begins with मी, the symbol of the metre, and reads as metres per hour; ICU "
                + "76's, with मील, the symbol of the mile"),
        .it: DeclaredSymbol("mph", because: milesInCatalogs),
        .nb: DeclaredSymbol(
            "mph", because: symbol(for: "mile, miles before /t", "KUnitConversion, libgweather, Xfce's plugin")),
        .nl: DeclaredSymbol(
            "mph", because: "CLDR has mi/h, which no weather catalog has: mph in KUnitConversion and libgweather"),
        .pl: DeclaredSymbol(
            "mph",
            because: "CLDR's short form is half a word that bends and half a symbol, mil/h; mph is its own narrow "
                + "form, and KUnitConversion's and libgweather's"),
        .ro: DeclaredSymbol(
            "mph", because: "CLDR has mi/h, which no weather catalog has: mph in KUnitConversion and libgweather"),
        .sv: DeclaredSymbol(
            "mph",
            because: "CLDR has mi/h, which no weather catalog has: libgweather and Xfce's plugin write out engelska "
                + "mil/h, for which there is no room; mph as in da and nb"),
        .vi: DeclaredSymbol(
            "mi/h",
            because: "CLDR 42's; CLDR 46 and 48 say mph, both are read, and an upgrade must not "
                + "change the text"),
        .zhHans: DeclaredSymbol("mi/h", because: chinese),
    ]

    static let kilometersPerHour: Symbols = [
        .pl: DeclaredSymbol(
            "km/h",
            because: "godz. is cut from godzina and needs its stop, which CLDR's km/godz. would lose here; Polish "
                + "services and press write km/h: the Institute of Meteorology (IMGW), KUnitConversion, libgweather, "
                + "CLDR 46 narrow"),
        .zhHans: DeclaredSymbol("km/h", because: chinese),
    ]

    static let metersPerSecond: Symbols = [.zhHans: DeclaredSymbol("m/s", because: chinese)]

    static let knots: Symbols = [
        .da: DeclaredSymbol("kn", because: symbol(for: "knob", "CLDR in nb, de and en")),
        .pl: DeclaredSymbol(
            "kn",
            because: "CLDR's w. loses its stop, and 12w reads as 12 watts; the international symbol, as in de and cs"),
        .pt: DeclaredSymbol("kn", because: symbol(for: "nó, nós", "CLDR in es, it and en")),
        .sv: DeclaredSymbol("kn", because: symbol(for: "knop", "CLDR in nb, fi and en")),
        .uk: DeclaredSymbol(
            "вуз.",
            because: "CLDR 42 has the Latin kn in a Cyrillic line; its narrow form and CLDR 46 to 49 have вуз., from "
                + "вузол, which keeps its stop: without it, it is a university (ВУЗ)"),
        .zhHans: DeclaredSymbol("kn", because: unattested),
    ]
}
