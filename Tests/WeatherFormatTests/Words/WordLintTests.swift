import TestSupport
import Testing

@testable import WeatherFormat

/// Mistakes of a kind that readers of the languages found in CLDR's words, looked for in every word that is drawn.
@Suite struct WordLintTests {
    static let numbers: [Double] = [0, 1, 2, 3, 5, 11, 20, 21, 22, 25, 100]

    // MARK: No long or spoken form without its number

    @Test(arguments: Language.allCases)
    func everyFormHasItsNumber(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in WeatherUnit.allCases where unit != .beaufort {
            for number in Self.numbers {
                let quantity = try AnyQuantity(number, givenIn: unit, readIn: unit)
                var texts = [try formatter.spoken(quantity)]
                for style in UnitStyle.allCases {
                    for width in UnitWidth.allCases {
                        texts.append(try formatter.string(quantity, style: style, width: width))
                    }
                }
                for text in texts { #expect(Self.hasNumber(text, Int(number)), "\(unit): \(text)") }
            }
        }
        for force in 0...12 {
            let text = try formatter.spoken(try BeaufortForce(force))
            #expect(Self.hasNumber(text, force), "\(text)")
        }
    }

    static func hasNumber(_ text: String, _ number: Int) -> Bool {
        text.split { !($0.isASCII && $0.isNumber) }.contains("\(number)")
    }

    // MARK: No two units of a quantity with one symbol

    @Test(arguments: Language.allCases)
    func symbolsOfAQuantityDiffer(language: Language) throws {
        for quantity in Self.quantities {
            let symbols = try quantity.map { try Self.symbol(of: $0, in: language) }
            #expect(Set(symbols).count == symbols.count, "\(symbols)")
        }
    }

    /// A unit made of two is written with the symbols of those two: `मी॰प्र॰घं॰` began with मी, which is the metre's,
    /// and said metres per hour for miles.
    @Test(arguments: Language.allCases)
    func compositionsHoldNoOtherUnit(language: Language) throws {
        for (unit, part) in Self.compositions {
            let first = Self.firstPart(of: try Self.symbol(of: unit, in: language))
            for other in Self.lengths where other != part {
                #expect(try first != Self.bare(Self.symbol(of: other, in: language)), "\(unit): \(first) is \(other)")
            }
        }
    }

    @Test func theLintFindsWhatItLooksFor() {
        #expect(Self.firstPart(of: "मी॰प्र॰घं॰") == "मी" && Self.firstPart(of: "मील/घं॰") == "मील")
        #expect(Self.firstPart(of: "कि॰मी॰/घं॰") == "कि॰मी" && Self.firstPart(of: "mph") == "mph")
        #expect(!Self.hasNumber("kilometer i timen", 1) && !Self.hasNumber("1 kilometer i timen", 0))
    }

    static let quantities: [[WeatherUnit]] = [
        [.kilometersPerHour, .milesPerHour, .metersPerSecond, .knots, .beaufort],
        [.hectopascals, .millibars, .millimetersOfMercury, .inchesOfMercury, .kilopascals],
        [.millimeters, .centimeters, .inches], [.millimetersPerHour, .inchesPerHour], lengths,
    ]
    static let lengths: [WeatherUnit] = [.kilometers, .miles, .meters, .feet, .millimeters, .centimeters, .inches]
    static let compositions: [(WeatherUnit, WeatherUnit)] = [
        (.kilometersPerHour, .kilometers), (.milesPerHour, .miles), (.metersPerSecond, .meters),
        (.millimetersPerHour, .millimeters), (.inchesPerHour, .inches),
    ]

    /// Without the number: of five, which bends in most languages that bend.
    static func symbol(of unit: WeatherUnit, in language: Language) throws -> String {
        let text = try UnitFormatter(language: language).string(
            try AnyQuantity(unit == .beaufort ? 8.0 : 5, givenIn: unit, readIn: unit))
        return String(text.filter { !Self.isDigit($0) }.drop { $0 == "." || $0 == "," || $0.isWhitespace })
    }

    /// 百 and 千 are numbers to Unicode, and no digits.
    static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    /// What stands before the slash; without a slash, before the first stop.
    static func firstPart(of symbol: String) -> String {
        if let slash = symbol.firstIndex(of: "/") { return bare(String(symbol[..<slash])) }
        return String(symbol.prefix { $0 != "॰" && $0 != "." })
    }

    static func bare(_ symbol: String) -> String {
        var symbol = symbol
        while let last = symbol.last, last == "॰" || last == "." { symbol.removeLast() }
        return symbol
    }

    // MARK: A symbol does not bend

    /// Words, which bend, stand where a language has no symbol for the unit: Greek and Ukrainian write miles, inches
    /// and metres per second out, and a force in Russian and Ukrainian is counted in balls.
    static let words: [Language: Set<WeatherUnit>] = [
        .el: [.milesPerHour, .metersPerSecond], .ru: [.beaufort],
        .uk: [.milesPerHour, .miles, .inches, .inchesPerHour, .inchesOfMercury, .beaufort],
    ]

    @Test(arguments: Language.allCases)
    func symbolsDoNotBend(language: Language) throws {
        let source = try SymbolSource(LanguageForm(language), .compact)
        for unit in WeatherUnit.allCases {
            var forms: Set<Affixes> = []
            for sample in source.samples { forms.insert(try source.affixes(of: unit, sample)) }
            let isWord = Self.words[language]?.contains(unit) == true
            #expect((forms.count > 1) == isWord, "\(unit): \(forms.map(\.suffix).sorted())")
        }
    }

    /// A word need not bend to be none: `12knop` is a number and a word run together.
    ///
    /// Where the readers of a language passed over one it stays: Hungarian, Turkish and Vietnamese words of length that
    /// never bend.
    static let wordsInLatin: [Language: Set<WeatherUnit>] = [
        .hu: [.inches, .feet], .tr: [.inches, .miles, .feet], .vi: [.inches, .miles],
    ]

    @Test(arguments: Language.allCases.filter { $0.script == .latin })
    func symbolsAreNotTheirOwnWords(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in WeatherUnit.allCases where !unit.isDegree && unit != .percent && unit != .beaufort {
            let symbol = try Self.symbol(of: unit, in: language)
            let words = try Self.numbers.flatMap { number in
                try formatter.spoken(try AnyQuantity(number, givenIn: unit, readIn: unit))
                    .split { !$0.isLetter }.map(String.init)
            }
            let isWord = Self.wordsInLatin[language]?.contains(unit) == true
            #expect(words.contains(symbol) == isWord, "\(unit): \(symbol)")
        }
    }

    // MARK: No letters that are another word

    @Test(arguments: Language.allCases)
    func noFalseFriends(language: Language) throws {
        let drawn = try DrawnWords(language)
        for friend in FalseFriend.all where friend.language == language {
            for word in drawn.all where Self.tokens(word.text).contains(friend.letters) {
                #expect(word.place != nil && word.place == friend.accepted, "\(word.text): \(friend.meaning)")
            }
        }
    }

    /// A friend that is accepted somewhere and stands there no more can go from the list's acceptance.
    @Test func acceptedFriendsStandWhereTheyAreAccepted() throws {
        for friend in FalseFriend.all {
            guard let place = friend.accepted else { continue }
            let words = try DrawnWords(friend.language).all.filter { $0.place == place }
            #expect(words.contains { Self.tokens($0.text).contains(friend.letters) }, "\(friend.letters)")
        }
    }

    /// An abbreviation that keeps its stop is no false friend: `вуз.`, `de.`, `godz.`.
    static func tokens(_ text: String) -> [String] {
        text.split { !($0.isLetter || $0 == "." || $0 == "॰") }.map(String.init)
    }
}

/// Every word of a language that stands alone or beside a number.
struct DrawnWords {
    let all: [(text: String, place: FalseFriend.Place?)]

    init(_ language: Language) throws {
        var all: [(String, FalseFriend.Place?)] = []
        for unit in WeatherUnit.allCases where !unit.isDegree {
            all.append((try WordLintTests.symbol(of: unit, in: language), nil))
        }
        let durations = DurationFormatter(language: language)
        let relative = RelativeTimeFormatter(language: language)
        for seconds in [60.0, 3600, 86_400, 172_800] {
            all.append((try durations.string(seconds: seconds).filter { !WordLintTests.isDigit($0) }, nil))
            all.append((try relative.string(secondsAgo: seconds), nil))
        }
        for point in CompassDirection.allCases { all.append((point.abbreviation(in: language), nil)) }
        let formatter = DateIntentFormatter(language: language, hourCycle: .twelveHour, zone: .utc)
        for instant in [try Samples.morning(), try Samples.evening()] {
            let time = try formatter.string(from: instant, for: .sunEventTime)
            all.append((time.filter { !WordLintTests.isDigit($0) }, nil))
        }
        for day in 1...7 {
            let date = try CivilDay(year: 2026, month: 8, day: day)
            all.append((try formatter.string(from: date, for: .dailyChartWeekday), .weekday))
        }
        for month in 1...12 {
            let date = try CivilDay(year: 2026, month: month, day: 15)
            all.append((try formatter.string(from: date, for: .moonDate), .month))
        }
        self.all = all.map { (text: $0.0, place: $0.1) }
    }
}
