extension Language {
    /// The region that a language without one stands for, by ISO 3166: en `US`, pt `BR`.
    ///
    /// Source: CLDR `supplemental/likelySubtags`. A test compares it with ICU's.
    public var likelyRegion: String {
        switch self {
        case .cs: "CZ"
        case .da: "DK"
        case .de: "DE"
        case .el: "GR"
        case .en: "US"
        case .es: "ES"
        case .fi: "FI"
        case .fr: "FR"
        case .hi: "IN"
        case .hu: "HU"
        case .id: "ID"
        case .it: "IT"
        case .ja: "JP"
        case .ko: "KR"
        case .nb: "NO"
        case .nl: "NL"
        case .pl: "PL"
        case .pt: "BR"
        case .ro: "RO"
        case .ru: "RU"
        case .sv: "SE"
        case .th: "TH"
        case .tr: "TR"
        case .uk: "UA"
        case .vi: "VN"
        case .zhHans: "CN"
        case .zhHant: "TW"
        }
    }
}
