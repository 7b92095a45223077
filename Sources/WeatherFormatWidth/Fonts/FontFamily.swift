import WeatherFormat

/// The families that text is measured in, all of them from Debian's packages.
///
/// Inter is the package's static text cut and not its display cut: it is drawn for small type, and is the wider of the
/// two, so that a budget kept in it is kept in the other.
enum FontFamily: CaseIterable {
    case inter, notoSans, thai, devanagari, japanese, korean, simplifiedChinese, traditionalChinese
    case arabic, hebrew, symbols

    /// The file below the folder of fonts.
    func file(for weight: FontWeight) -> String {
        let style =
            switch weight {
            case .regular: "Regular"
            case .bold: "Bold"
            }
        return switch self {
        case .inter: "opentype/inter/Inter-\(style).otf"
        case .notoSans: "truetype/noto/NotoSans-\(style).ttf"
        case .thai: "truetype/noto/NotoSansThai-\(style).ttf"
        case .devanagari: "truetype/noto/NotoSansDevanagari-\(style).ttf"
        case .japanese, .korean, .simplifiedChinese, .traditionalChinese: "opentype/noto/NotoSansCJK-\(style).ttc"
        case .arabic: "truetype/noto/NotoSansArabic-\(style).ttf"
        case .hebrew: "truetype/noto/NotoSansHebrew-\(style).ttf"
        case .symbols: "truetype/noto/NotoSansSymbols2-Regular.ttf"  // There is no bold one.
        }
    }

    /// The number of the face in its file: the collection holds the CJK languages in this order.
    var faceIndex: Int {
        switch self {
        case .inter, .notoSans, .thai, .devanagari, .arabic, .hebrew, .symbols, .japanese: 0
        case .korean: 1
        case .simplifiedChinese: 2
        case .traditionalChinese: 3
        }
    }

    /// Debian's package.
    var package: String {
        switch self {
        case .inter: "fonts-inter"
        case .notoSans, .thai, .devanagari, .arabic, .hebrew, .symbols: "fonts-noto-core"
        case .japanese, .korean, .simplifiedChinese, .traditionalChinese: "fonts-noto-cjk"
        }
    }

    /// The family that draws a language's own script where Inter does not, or nil where Inter does.
    static func own(of script: Script) -> FontFamily? {
        switch script {
        case .latin, .cyrillic, .greek: nil
        case .devanagari: .devanagari
        case .thai: .thai
        case .japanese: .japanese
        case .korean: .korean
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        }
    }
}
