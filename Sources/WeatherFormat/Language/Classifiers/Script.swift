/// The script that a language is written in here.
package enum Script: String, Sendable, Hashable, CaseIterable {
    case latin, cyrillic, greek, devanagari, thai, japanese, korean, simplifiedChinese, traditionalChinese

    /// The ISO 15924 codes under which a language tag may ask for it.
    var tags: [String] {
        switch self {
        case .latin: ["Latn"]
        case .cyrillic: ["Cyrl"]
        case .greek: ["Grek"]
        case .devanagari: ["Deva"]
        case .thai: ["Thai"]
        case .japanese: ["Jpan"]
        case .korean: ["Kore"]
        case .simplifiedChinese: ["Hans"]
        case .traditionalChinese: ["Hant"]
        }
    }
}

extension Language {
    /// Which script its strings are drawn in, which decides the font that measures them.
    package var script: Script {
        switch self {
        case .cs, .da, .de, .en, .es, .fi, .fr, .hu, .id, .it, .nb, .nl, .pl, .pt, .ro, .sv, .tr, .vi: .latin
        case .ru, .uk: .cyrillic
        case .el: .greek
        case .hi: .devanagari
        case .th: .thai
        case .ja: .japanese
        case .ko: .korean
        case .zhHans: .simplifiedChinese
        case .zhHant: .traditionalChinese
        }
    }
}
