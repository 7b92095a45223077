extension LanguageVariant {
    /// The markers of the variant's compact hours, where its own with its space makes six characters or more; nil where those
    /// of its language serve.
    package var hourMarker: DeclaredMeridiem? {
        switch self {
        case .enCA, .ptPT, .frCA:
            DeclaredMeridiem(
                am: "am", pm: "pm", reason: "11 p.m. is seven characters; its letters are read as well")
        case .enGB, .enIE, .enAU, .enNZ, .enIN, .esMX, .es419, .esUS, .deCH, .deAT: nil
        }
    }

    /// Whether the first of a month is a number although the language's other readers write an ordinal.
    package var writesFirstAsNumber: Bool {
        switch self {
        // 1º is Brazil's; and no ordinal stands in 1/08.
        case .ptPT: true
        case .enGB, .enIE, .enAU, .enNZ, .enIN, .enCA, .esMX, .es419, .esUS, .frCA, .deCH, .deAT: false
        }
    }
}
