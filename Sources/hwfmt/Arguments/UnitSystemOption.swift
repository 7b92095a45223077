import WeatherForecast
import WeatherFormat

/// What `--units` asks for.
enum UnitSystemOption {
    case one(UnitSystem)
    /// Of the region that the tag of `--lang` names, or of the language.
    case automatic(languageTags: [String])

    static let option = ArgumentList.Option(
        name: "--units", value: "us|metric|uk|ca|auto",
        help: "the units; auto, the default, is the custom of the language tag's region (en-GB is uk)")

    /// - Parameter languageTag: the value of `--lang`.
    init(_ value: String?, languageTag: String) throws(CommandFailure) {
        guard let value, value != "auto" else {
            self = .automatic(languageTags: languageTag.split(separator: ",").map(String.init))
            return
        }
        self = .one(
            try NameList.known(
                value, "unit system", UnitSystem(rawValue: value), among: UnitSystem.allCases.map(\.rawValue) + ["auto"]
            ))
    }

    func system(for language: Language) -> UnitSystem {
        switch self {
        case .one(let system): return system
        case .automatic(let tags):
            // Of several tags the one that stands for this language; `all` names no region.
            let tag = tags.first { tag in
                do throws(WeatherFormatError) { return try Language(matching: tag) == language } catch { return false }
            }
            return UnitSystem(languageTag: tag ?? language.rawValue, language: language)
        }
    }
}
