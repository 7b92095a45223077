extension Language {
    /// Finds the language that a BCP 47 tag asks for: `de-AT-u-nu-latn` is German, `no` Norwegian bokmål, `zh-TW`
    /// Chinese in traditional characters.
    ///
    /// A script that the language is not written in here (`hi-Latn`) matches nothing: its reader could not read the
    /// answer.
    ///
    ///     try Language(matching: "zh-HK")  // .zhHant
    ///     try Language(matching: "pt-BR")  // .pt
    ///
    /// - Parameter tag: case and underscores do not matter: `PT_br` is Portuguese.
    /// - Throws: ``WeatherFormatError/unknownLanguage(tag:near:)`` for a tag of another language, or one that is none,
    ///   with the nearest that are known.
    public init(matching tag: String) throws(WeatherFormatError) {
        self = try ReaderTag(tag).language
    }

    /// The language of a tag that is well formed, or nil.
    static func match(_ tag: LanguageTag) -> Language? {
        let language: Language?
        switch tag.language {
        case "no", "nn": language = .nb  // Norwegian by its macrolanguage, and nynorsk, whose readers read bokmål.
        case "in": language = .id  // The code for Indonesian until 1989, still in old settings.
        case "zh": language = tag.isTraditionalChinese ? .zhHant : .zhHans
        default: language = Language(rawValue: tag.language)
        }
        guard let language, tag.script.isEmpty || language.script.tags.contains(tag.script) else { return nil }
        return language
    }

    static func tagsNear(_ tag: String) -> [String] {
        let known = allCases.map(\.rawValue) + ["no", "nn", "zh", "zh-CN", "zh-SG", "zh-TW", "zh-HK", "zh-MO"]
        return NearestNames.to(tag, among: known)
    }
}

extension LanguageTag {
    /// The script decides where it is named; else the regions whose Chinese is written in traditional characters.
    fileprivate var isTraditionalChinese: Bool {
        script.isEmpty ? ["TW", "HK", "MO"].contains(region) : script == "Hant"
    }
}
