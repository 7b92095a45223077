import Testing

@testable import WeatherFormat

@Suite struct WeekdayStyleTests {
    /// A language declares weekdays only where both of CLDR's forms break the budget or hold a false friend (Polish
    /// nie, not), and takes the first that does not.
    @Test(arguments: Language.allCases.filter { ![.en, .ja, .ko, .fr].contains($0) })
    func takesTheFirstFormThatFits(language: Language) throws {
        let format = try DateFormat(locale: language.locale, pattern: "E")
        let forms = try [DateSymbolKind.weekdayAbbreviated, .weekdayStandaloneShort].map { kind in
            try kind.indices.map { try format.symbol(kind, at: $0) }
        }
        let friends = Set(
            FalseFriend.all.filter { $0.language == language && $0.accepted != .weekday }.map(\.letters))
        let fits = forms.map { Self.fits($0) && friends.isDisjoint(with: $0) }
        switch language.weekdayStyle {
        case .abbreviated: #expect(fits[0])
        case .standaloneShort: #expect(!fits[0] && fits[1])
        case .declared(let declared):
            #expect(!fits[0] && !fits[1])
            #expect(Self.fits(declared.sundayFirst))
            #expect(!declared.reason.isEmpty)
        }
    }

    static func fits(_ words: [String]) -> Bool {
        Set(words).count == 7
            && words.allSatisfy { word in
                word.count <= 3 && word.unicodeScalars.count <= 3
                    && word.unicodeScalars.allSatisfy {
                        $0.properties.isAlphabetic || $0.properties.numericType != nil
                    }
            }
    }
}
