/// A language as the readers of one region write it: in the native voice it has an order, words or a spelling of its own.
///
/// The raw value is the tag. A region that is not named here takes its language's words, and the decimal sign that CLDR has
/// for it: see ``LanguageForm``.
package enum LanguageVariant: String, Sendable, Hashable, CaseIterable {
    /// Britain: day first, kilometres, per cent.
    case enGB = "en-GB"
    /// Ireland, as Britain.
    case enIE = "en-IE"
    /// Australia, as Britain, on the 12-hour clock.
    case enAU = "en-AU"
    /// New Zealand, as Australia.
    case enNZ = "en-NZ"
    /// India, as Britain, on the 12-hour clock.
    case enIN = "en-IN"
    /// Canada: kilometres, in the order of the United States.
    case enCA = "en-CA"
    /// Mexico.
    case esMX = "es-MX"
    /// Latin America.
    case es419 = "es-419"
    /// Spanish in the United States.
    case esUS = "es-US"
    /// Portugal: quilómetros.
    case ptPT = "pt-PT"
    /// Canada: milles, and 17 h 39.
    case frCA = "fr-CA"
    /// Switzerland: no ß, and a decimal point.
    case deCH = "de-CH"
    /// Austria: Jänner.
    case deAT = "de-AT"

    /// Whose words it takes where it has none of its own.
    package var language: Language {
        switch self {
        case .enGB, .enIE, .enAU, .enNZ, .enIN, .enCA: .en
        case .esMX, .es419, .esUS: .es
        case .ptPT: .pt
        case .frCA: .fr
        case .deCH, .deAT: .de
        }
    }
}

extension LanguageVariant: Ordinal {}
