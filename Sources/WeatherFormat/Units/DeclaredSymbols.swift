extension WeatherUnit {
    /// The house's own symbol of this unit in a language, or nil where CLDR's serves.
    ///
    /// Four reasons there are: CLDR's is a mistake or means something else; it is a word that bends (`12knop`), where a
    /// symbol does not; readers settled on another; or the words of two ICU versions differ, and what a person reads
    /// must not change because a server was upgraded. In the last case the word is CLDR 42's, the reference, unless a
    /// later CLDR corrected it. The rules stand in docs/units.md.
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
        case .millimeters: DeclaredSymbols.millimeters[language]
        case .inches: DeclaredSymbols.inches[language]
        case .millimetersPerHour: DeclaredSymbols.millimetersPerHour[language]
        case .inchesPerHour: DeclaredSymbols.inchesPerHour[language]
        case .miles: DeclaredSymbols.miles[language]
        case .meters: DeclaredSymbols.meters[language]
        case .feet: DeclaredSymbols.feet[language]
        case .celsius, .fahrenheit, .centimeters, .kilometers, .percent: nil
        }
    }
}

/// The declared symbols, unit by unit: wind, pressure and lengths have a file each.
///
/// Catalogs that are named as sources, as Debian 12 has them: KDE's KUnitConversion 5.103, GNOME's libgweather 4.2,
/// Xfce's weather plugin 0.11.3.
enum DeclaredSymbols {
    typealias Symbols = [Language: DeclaredSymbol]

    static let stays =
        "CLDR 42's and 48's; the Swift toolchain's ICU 76 has a word of its own, and an upgrade must not change the text"
    static let chinese =
        "CLDR 42's and 48's international symbol; the Swift toolchain's ICU 76 writes it out in Chinese, and an upgrade "
        + "must not change the text"
    static let unattested =
        "CLDR 42's international symbol; the Swift toolchain's ICU 76 writes it out in Chinese, and an upgrade must not "
        + "change the text"

    /// Why a word is no symbol.
    ///
    /// `12knop` is a misprint, and a word bends: tomme, tommer.
    static func symbol(for word: String, _ source: String) -> String {
        "CLDR's short form is a word, \(word), which glued to a number is a misprint; the unit's symbol does not bend. "
            + "Source: \(source)"
    }
}
