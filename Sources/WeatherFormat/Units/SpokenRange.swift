/// How a range is said: `15 to 31`, de `15 bis 31`.
///
/// A dash is read as a minus, or not at all.
///
/// CLDR has no words for a range. These are those of two software catalogs each, as Debian 12 has them, where they
/// translate "from 0 to 1" and its like: GTK 3.24, GTK 2.24, Evolution 3.46, GnuCash 4.13, Gnumeric 1.12.55, GIMP 2.10,
/// Inkscape 1.2, KDE (kdelibs4support 5.103, KStars 3.6).
struct SpokenRange: Sendable, Hashable {
    /// What is said before the first number.
    let before: String
    /// What is said between the two.
    let between: String
    /// What is said after the unit.
    let after: String
    /// Which form of the unit's name goes with it.
    let form: Form

    /// How the unit's name bends.
    enum Form: Sendable, Hashable {
        /// As the second number has it.
        case counted
        /// In the genitive, which the preposition before the second number governs: от 15 до 31 километра.
        case genitive
    }

    private init(_ between: String, before: String = "", after: String = "", form: Form = .counted) {
        self.before = before
        self.between = between
        self.after = after
        self.form = form
    }

    static func of(_ language: Language) -> SpokenRange {
        switch language {
        case .cs: SpokenRange(" až ")  // Evolution, Gnumeric
        case .da: SpokenRange(" til ")  // GTK, KDE
        case .de: SpokenRange(" bis ")  // GTK, KDE
        case .el: SpokenRange(" έως ")  // KDE, Inkscape
        case .en: SpokenRange(" to ")
        case .es: SpokenRange(" a ", before: "de ")  // Evolution, KDE
        // "To" is an ending of the number in Finnish: at least 15 and at most 31. GTK 2, Gnumeric
        case .fi: SpokenRange(" ja enintään ", before: "vähintään ")
        case .fr: SpokenRange(" à ", before: "de ")  // Evolution, KDE
        case .hi: SpokenRange(" से ")  // Evolution, GTK 2
        // An ending in Hungarian, too: between 15 and 31. GTK, Evolution
        case .hu: SpokenRange(" és ", after: " között")
        case .id: SpokenRange(" hingga ")  // GnuCash, GTK 2
        case .it: SpokenRange(" a ", before: "da ")  // GTK, GnuCash
        case .ja: SpokenRange("から")  // GTK, Inkscape
        case .ko: SpokenRange("에서 ", after: "까지")  // GTK, Evolution
        case .nb: SpokenRange(" til ")  // Evolution, KDE
        case .nl: SpokenRange(" tot ")  // GTK, GnuCash
        case .pl: SpokenRange(" do ", before: "od ", form: .genitive)  // GTK, GnuCash
        case .pt: SpokenRange(" a ", before: "de ")  // GTK, GnuCash, in Brazilian Portuguese
        case .ro: SpokenRange(" la ", before: "de la ")  // Evolution, Inkscape
        case .ru: SpokenRange(" до ", before: "от ", form: .genitive)  // GTK, Gnumeric
        case .sv: SpokenRange(" till ")  // GTK, GnuCash
        case .th: SpokenRange(" ถึง ")  // KDE, Evolution
        case .tr: SpokenRange(" ila ")  // Inkscape; the Turkish Language Association's dictionary (TDK)
        case .uk: SpokenRange(" до ", before: "від ", form: .genitive)  // GTK, GnuCash
        case .vi: SpokenRange(" đến ")  // GTK, KDE
        case .zhHans, .zhHant: SpokenRange("到")  // GTK, GnuCash
        }
    }

    /// The two numbers in words of the language, the first with a full stop behind it where it is an ordinal.
    func numbers(_ first: String, _ second: String, ordinal: String = "") -> String {
        before + first + ordinal + between + second
    }
}

extension DeclaredSymbols {
    /// What a range of forces is said in, with a 0 where the two numbers stand, or nil where ``BeaufortPattern``
    /// serves.
    ///
    /// The genitive of CLDR 46's own words, балл and бал.
    static func beaufortGenitive(_ language: Language, isOne: Bool) -> String? {
        switch language {
        case .ru: isOne ? "0 балла Бофорта" : "0 баллов Бофорта"
        case .uk: isOne ? "0 бала за шкалою Бофорта" : "0 балів за шкалою Бофорта"
        // Polish has no word that could bend: w skali Beauforta.
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .sv, .th,
            .tr, .vi, .zhHans, .zhHant:
            nil
        }
    }
}
