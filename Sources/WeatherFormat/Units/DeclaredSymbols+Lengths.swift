extension DeclaredSymbols {
    private static let rain =
        "the weather service (CWA) and the press measure rain in 毫米, as CLDR's own 毫米汞柱 does; CLDR has the older 公釐"
    private static let besideKilometersPerHour =
        "stands beside km/h, and one engine has one sign for the hour"

    static let millimeters: Symbols = [.zhHant: DeclaredSymbol("毫米", because: rain)]

    static let inches: Symbols = [
        .da: DeclaredSymbol("in", because: symbol(for: "tomme, tommer", "KUnitConversion, Xfce's plugin")),
        .de: DeclaredSymbol("in", because: stays),
        .nb: DeclaredSymbol(
            "in",
            because: symbol(for: "tomme, tommer", "CLDR 42's narrow form, Xfce's plugin")
                + ". ICU 76 has to, the Norwegian word for two"),
        .pl: DeclaredSymbol("in", because: symbol(for: "cal, cale, cali, cala", "KUnitConversion")),
        .sv: DeclaredSymbol("in", because: symbol(for: "tum", "Xfce's plugin; inHg in libgweather")),
    ]

    static let millimetersPerHour: Symbols = [
        .de: DeclaredSymbol(
            "mm/h", because: "CLDR 42's; ICU 76 composes mm/Std., and an upgrade must not change the text"),
        .fi: DeclaredSymbol(
            "mm/h",
            because: "Finnish abbreviations and international symbols are not mixed (Kielikello); CLDR's mm/t "
                + besideKilometersPerHour),
        .hu: DeclaredSymbol(
            "mm/h", because: "the press writes mm/h or mm/óra; CLDR's mm/ó " + besideKilometersPerHour),
        .nl: DeclaredSymbol("mm/u", because: "CLDR's mm/uur stands beside its own km/u"),
        .pl: DeclaredSymbol("mm/h", because: "as km/h: godz. needs its stop; ICU 76 composes mm/h"),
        .zhHant: DeclaredSymbol("毫米/小時", because: rain),
    ]

    static let inchesPerHour: Symbols = [
        .da: DeclaredSymbol("in/t", because: symbol(for: "tomme, tommer before /t", "the inch's own; km/t")),
        .de: DeclaredSymbol(
            "in/h",
            because: "CLDR 42's; ICU 76 composes Zoll/Std., and an upgrade must not change the "
                + "text"),
        .fi: DeclaredSymbol(
            "in/h",
            because: "Finnish abbreviations and international symbols are not mixed (Kielikello); CLDR's in/t "
                + besideKilometersPerHour),
        .hu: DeclaredSymbol(
            "in/h",
            because: "half a word and half a symbol is no unit; CLDR's hüvelyk/ó " + besideKilometersPerHour
                + ". in in KUnitConversion and Xfce's plugin"),
        .nb: DeclaredSymbol(
            "in/t",
            because: symbol(for: "tomme, tommer before /t", "CLDR 42's narrow form")
                + ". ICU 76 has to/t, and to means two"),
        .nl: DeclaredSymbol("in/u", because: "CLDR's in/uur stands beside its own km/u"),
        .pl: DeclaredSymbol(
            "in/h", because: symbol(for: "cal, cale, cali, cala before /godz.", "the inch's own; km/h")),
        .pt: DeclaredSymbol(
            "pol/h", because: "CLDR's pol./h has its stop in the middle of a symbol, where pol alone loses it"),
        .ru: DeclaredSymbol(
            "дюйм/ч",
            because: "CLDR's дюйм./ч has a stop in the middle, in the rate alone and not in every plural; one form for "
                + "all"),
        .sv: DeclaredSymbol("in/h", because: symbol(for: "tum before /h", "the inch's own; km/h")),
    ]

    static let miles: Symbols = [
        .da: DeclaredSymbol(
            "mi",
            because: "CLDR 42's mil is the word for ten kilometres to a Swede or a Norwegian, and to "
                + "a Dane the old Danish mile of 7.5; CLDR 46 and 48 say mi"),
        .hu: DeclaredSymbol("mi", because: "nobody reads CLDR's mf, from mérföld; mi in KUnitConversion"),
        .nb: DeclaredSymbol("mi", because: symbol(for: "mile, miles", "CLDR 42's narrow form")),
        .pl: DeclaredSymbol(
            "mi", because: symbol(for: "mila, mile, mil, mili", "ICU 76's narrow form, KUnitConversion, libgweather")),
    ]

    static let meters: Symbols = [.hi: DeclaredSymbol("मी", because: stays)]

    static let feet: Symbols = [
        .da: DeclaredSymbol("ft", because: symbol(for: "fod", "KUnitConversion")),
        .hi: DeclaredSymbol("फ़ीट", because: stays),
        .nb: DeclaredSymbol("ft", because: symbol(for: "fot", "CLDR 42's narrow form")),
        .pt: DeclaredSymbol(
            "ft",
            because: "CLDR 42 has the word pé, pés; CLDR 46 and 48 have the symbol ft, beside in "
                + "and mi"),
        .sv: DeclaredSymbol("ft", because: symbol(for: "fot", "CLDR in fi and en, beside mi")),
    ]
}
