import Testing

@testable import WeatherFormat

/// Days in relative time, written out where CLDR's short form is a letter or two.
@Suite struct RelativeDaysTests {
    static let declared: [Language] = [.es, .id, .it, .nb, .nl, .sv]

    @Test func theSix() throws {
        func text(_ days: Double, _ language: Language) throws -> String {
            try RelativeTimeFormatter(language: language).string(secondsAgo: days * 86_400)
        }
        #expect(try text(2, .es) == "hace 2 días" && text(1, .es) == "hace 1 día")
        #expect(try text(-1, .es) == "dentro de 1 día" && text(-21, .es) == "dentro de 21 días")
        #expect(try text(5, .id) == "5 hari lalu" && text(1, .id) == "1 hari lalu" && text(-5, .id) == "dalam 5 hari")
        #expect(try text(2, .it) == "2 giorni fa" && text(1, .it) == "1 giorno fa" && text(-2, .it) == "tra 2 giorni")
        #expect(try text(2, .nl) == "2 dagen geleden" && text(1, .nl) == "1 dag geleden")
        #expect(try text(-1, .nl) == "over 1 dag" && text(-2, .nl) == "over 2 dagen")
        #expect(try text(2, .nb) == "for 2 dager siden" && text(1, .nb) == "for 1 dag siden")
        #expect(try text(-1, .nb) == "om 1 dag" && text(-2, .nb) == "om 2 dager")
        #expect(try text(2, .sv) == "för 2 dagar sedan" && text(1, .sv) == "för 1 dag sedan")
        #expect(try text(-1, .sv) == "om 1 dag" && text(-2, .sv) == "om 2 dagar")
        #expect(try text(1000, .es) == "hace 1000 días")
    }

    @Test func noOtherLanguageDeclaresThem() {
        #expect(Language.allCases.filter { RelativeDays.of($0, isAhead: false) != nil } == Self.declared)
    }

    /// The words around the day are those of CLDR's short relative time, and the day is CLDR's unit but in Norwegian
    /// and Swedish, where that is døgn, dygn: a span of 24 hours.
    @Test(arguments: declared)
    func wordsAreCLDRs(language: Language) throws {
        let icu = try RelativeDateFormat(locale: language.locale)
        let durations = DurationFormatter(language: language)
        for days in [1, 2, 5, 21] {
            var unit = try durations.string(seconds: Double(days) * 86_400, style: .cldr, width: .long)
            if language == .nb { unit = days == 1 ? "1 dag" : "\(days) dager" }
            if language == .sv { unit = days == 1 ? "1 dag" : "\(days) dagar" }
            for isAhead in [false, true] {
                let text = try #require(RelativeDays.of(language, isAhead: isAhead)).text(days)
                #expect(text.contains(unit), "\(text), not \(unit)")
                let short = try icu.string(Double(isAhead ? days : -days), .day).split(whereSeparator: \.isWhitespace)
                let words = text.split(whereSeparator: \.isWhitespace)
                // All but the word behind the number.
                #expect(words.count == short.count)
                let differing = zip(words, short).filter { $0 != $1 }.map { String($0.0) }
                #expect(differing.count <= 1 && differing.allSatisfy(unit.hasSuffix), "\(text), \(short)")
            }
        }
    }

    /// Japanese and the Chinese of Taiwan set no space behind the number, both ways and for every unit.
    @Test(arguments: [Language.ja, .zhHant])
    func noSpaceBehindTheNumber(language: Language) throws {
        let formatter = RelativeTimeFormatter(language: language)
        for seconds in [60.0, 300, 3600, 7200, 86_400, 864_000, -60, -3600, -172_800] {
            let text = try formatter.string(secondsAgo: seconds)
            #expect(!text.contains { $0.isWhitespace }, "\(text)")
        }
    }
}
