// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
package import WeatherFormat

extension ForecastWord {
    /// The word in a language; of a template, the template.
    package func text(in language: Language) -> String {
        switch language {
        case .cs: textCs
        case .da: textDa
        case .de: textDe
        case .el: textEl
        case .en: textEn
        case .es: textEs
        case .fi: textFi
        case .fr: textFr
        case .hi: textHi
        case .hu: textHu
        case .id: textId
        case .it: textIt
        case .ja: textJa
        case .ko: textKo
        case .nb: textNb
        case .nl: textNl
        case .pl: textPl
        case .pt: textPt
        case .ro: textRo
        case .ru: textRu
        case .sv: textSv
        case .th: textTh
        case .tr: textTr
        case .uk: textUk
        case .vi: textVi
        case .zhHans: textZhHans
        case .zhHant: textZhHant
        }
    }
}
