extension DateRenderPlan {
    /// The words that this plan draws instead of the locale's own: those of the plan first, then those that the voice
    /// declares.
    func replacement(
        of kind: DateSymbolKind, in form: LanguageForm
    ) throws(WeatherFormatError) -> SymbolReplacement? {
        switch kind {
        case .meridiem:
            return try meridiem.replacement(in: form, voice)
        case .weekdayAbbreviated:
            if let weekdays {
                return SymbolReplacement(kind: kind, words: weekdays.sundayFirst, reason: weekdays.reason)
            }
        case .monthAbbreviated, .monthWide, .monthStandaloneWide, .weekdayWide, .weekdayStandaloneAbbreviated,
            .weekdayStandaloneWide, .weekdayStandaloneShort:
            break
        }
        return HouseWords.of(kind, in: form, voice).map {
            SymbolReplacement(kind: kind, words: $0.words, reason: $0.reason)
        }
    }
}

extension Meridiem {
    fileprivate func replacement(
        in writing: LanguageForm, _ voice: Voice
    ) throws(WeatherFormatError) -> SymbolReplacement? {
        switch self {
        case .none:
            return nil
        case .own:
            return HouseWords.of(.meridiem, in: writing, voice).map {
                SymbolReplacement(kind: .meridiem, words: $0.words, reason: $0.reason)
            }
        case .declared(let declared):
            return SymbolReplacement(kind: .meridiem, words: [declared.am, declared.pm], reason: declared.reason)
        case .shaped(let form):
            let language = writing.language
            let house = HouseWords.of(.meridiem, in: writing, voice)
            let markers: [String]
            if let house { markers = house.words } else { markers = try language.ownMarkers() }
            var words: [String] = []
            for marker in markers {
                words.append(try form.marker(marker, locale: language.locale))
            }
            return SymbolReplacement(
                kind: .meridiem, words: words,
                reason: "\(form.rawValue): " + (house?.reason ?? "the locale's own marker in the rulebook's form"))
        }
    }
}

extension Language {
    /// CLDR's AM and PM.
    fileprivate func ownMarkers() throws(WeatherFormatError) -> [String] {
        let format = try DateFormat(locale: locale, pattern: "a")
        var markers: [String] = []
        for index in DateSymbolKind.meridiem.indices { markers.append(try format.symbol(.meridiem, at: index)) }
        return markers
    }
}
