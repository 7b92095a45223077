/// The languages.
///
/// The raw value is the BCP 47 tag, and what a setting stores.
///
/// A caller says which language it wants: none is ever taken from the process, the device or the system.
public enum Language: String, Sendable, Hashable, Codable, CaseIterable {
    /// Czech.
    case cs
    /// Danish.
    case da
    /// German.
    case de
    /// Greek.
    case el
    /// English.
    case en
    /// Spanish.
    case es
    /// Finnish.
    case fi
    /// French.
    case fr
    /// Hindi.
    case hi
    /// Hungarian.
    case hu
    /// Indonesian.
    case id
    /// Italian.
    case it
    /// Japanese.
    case ja
    /// Korean.
    case ko
    /// Norwegian bokmål.
    case nb
    /// Dutch.
    case nl
    /// Polish.
    case pl
    /// Portuguese, as Brazil writes it.
    case pt
    /// Romanian.
    case ro
    /// Russian.
    case ru
    /// Swedish.
    case sv
    /// Thai.
    case th
    /// Turkish.
    case tr
    /// Ukrainian.
    case uk
    /// Vietnamese.
    case vi
    /// Chinese in simplified characters.
    case zhHans = "zh-Hans"
    /// Chinese in traditional characters, as Taiwan writes it.
    case zhHant = "zh-Hant"

    /// The language's name in itself, as a list of languages shows it: `Deutsch`, `日本語`.
    ///
    /// Source: CLDR `localeDisplayNames/languages`, each in its own language, with the capital that a list wants;
    /// Indonesian in the longer form that tells it from the country.
    public var nativeName: String {
        switch self {
        case .cs: "Čeština"
        case .da: "Dansk"
        case .de: "Deutsch"
        case .el: "Ελληνικά"
        case .en: "English"
        case .es: "Español"
        case .fi: "Suomi"
        case .fr: "Français"
        case .hi: "हिन्दी"
        case .hu: "Magyar"
        case .id: "Bahasa Indonesia"
        case .it: "Italiano"
        case .ja: "日本語"
        case .ko: "한국어"
        case .nb: "Norsk bokmål"
        case .nl: "Nederlands"
        case .pl: "Polski"
        case .pt: "Português"
        case .ro: "Română"
        case .ru: "Русский"
        case .sv: "Svenska"
        case .th: "ไทย"
        case .tr: "Türkçe"
        case .uk: "Українська"
        case .vi: "Tiếng Việt"
        case .zhHans: "简体中文"
        case .zhHant: "繁體中文"
        }
    }

    var locale: ICULocale { ICULocale(languageTag: rawValue) }
}

extension Language: Ordinal {}
