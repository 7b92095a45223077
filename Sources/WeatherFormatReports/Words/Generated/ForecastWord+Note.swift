// swift-format-ignore-file
// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
package import WeatherForecast
package import WeatherFormat

extension ForecastWord {
    /// The word's state, its literal English and its sources in a language.
    package func note(in language: Language) -> WordNote {
        switch language {
        case .cs: noteCs
        case .da: noteDa
        case .de: noteDe
        case .el: noteEl
        case .en: noteEn
        case .es: noteEs
        case .fi: noteFi
        case .fr: noteFr
        case .hi: noteHi
        case .hu: noteHu
        case .id: noteId
        case .it: noteIt
        case .ja: noteJa
        case .ko: noteKo
        case .nb: noteNb
        case .nl: noteNl
        case .pl: notePl
        case .pt: notePt
        case .ro: noteRo
        case .ru: noteRu
        case .sv: noteSv
        case .th: noteTh
        case .tr: noteTr
        case .uk: noteUk
        case .vi: noteVi
        case .zhHans: noteZhHans
        case .zhHant: noteZhHant
        }
    }
}
