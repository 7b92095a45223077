/// How a language's AM and PM are written here.
package enum MeridiemForm: String, Sendable, Hashable {
    /// The letters, marks and digits of CLDR's marker, lowercased by the language's own rules: `5:39pm`, `5:39ös`.
    case bareLowercase
    /// The letters, marks and digits of CLDR's marker in its own case: `5:39CH`.
    case bareInitials
    /// CLDR's marker as it is, full stops and all: `5:39odp.`.
    case punctuatedNative
}

extension Language {
    /// Whether the marker may lose its punctuation.
    package var meridiemForm: MeridiemForm {
        switch self {
        // "dop" and "odp" are no words: the abbreviations of dopoledne and odpoledne carry their full stop.
        case .cs: .punctuatedNative
        // "ap" and "ip" are no words either; aamupäivä and iltapäivä are abbreviated ap. and ip.
        case .fi: .punctuatedNative
        // Bare "de" is the Hungarian word for "but"; délelőtt is abbreviated de.
        case .hu: .punctuatedNative
        // SA and CH are the initials of sáng and chiều, and initials are capitals: "ch" is no marker.
        case .vi: .bareInitials
        case .da, .de, .el, .en, .es, .fr, .hi, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th, .tr, .uk,
            .zhHans, .zhHant:
            .bareLowercase
        }
    }
}
