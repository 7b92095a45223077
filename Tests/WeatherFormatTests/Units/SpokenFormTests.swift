import Testing
import WeatherFormat

@Suite struct SpokenFormTests {
    @Test func english() throws {
        let formatter = UnitFormatter(language: .en)
        #expect(try formatter.spoken(try Temperature(-5, .celsius)) == "minus 5 degrees")
        #expect(try formatter.spoken(try Temperature(1, .fahrenheit)) == "1 degree")
        #expect(try formatter.spoken(try WindSpeed(12, .kilometersPerHour)) == "12 kilometers per hour")
        #expect(try formatter.spoken(try Percentage(percent: 45)) == "45 percent")
        #expect(try formatter.spoken(try Pressure(1013, .hectopascals)) == "1013 hectopascals")
        #expect(try formatter.spoken(try BeaufortForce(8)) == "Beaufort 8")
        #expect(try formatter.spoken(try UVIndex(7)) == "7")
    }

    /// Where an angle has another word for its degrees than the warmth, and where the sign depends on the scale.
    @Test func languages() throws {
        func text(_ value: Double, _ unit: Temperature.Unit, _ language: Language) throws -> String {
            try UnitFormatter(language: language).spoken(try Temperature(value, unit))
        }
        #expect(try text(-5, .celsius, .de) == "minus 5 Grad")
        #expect(try text(-5, .celsius, .nl) == "min 5 graden" && text(1, .celsius, .nl) == "1 graad")
        #expect(try text(-5, .celsius, .el) == "μείον 5 βαθμοί")
        #expect(try text(-5, .celsius, .fi) == "miinus 5 astetta")
        #expect(try text(-2, .celsius, .ru) == "минус 2 градуса")
        #expect(try text(-5, .celsius, .ko) == "영하 5도" && text(-5, .fahrenheit, .ko) == "마이너스 5도")
        #expect(try text(-5, .celsius, .zhHans) == "零下5度" && text(-5, .fahrenheit, .zhHans) == "负5度")
        #expect(try text(-3, .celsius, .ja) == "マイナス3度" && text(-3, .celsius, .zhHant) == "零下3度")
    }

    /// A rate has its preposition, an abbreviation is a word, and no space stands where the language sets none.
    @Test func whatCLDRWritesAndNobodySays() throws {
        func text(_ value: Double, _ unit: WeatherUnit, _ language: Language) throws -> String {
            try UnitFormatter(language: language).spoken(try AnyQuantity(value, givenIn: unit, readIn: unit))
        }
        #expect(try text(12, .kilometersPerHour, .tr) == "saatte 12 kilometre")
        #expect(try text(5, .metersPerSecond, .tr) == "saniyede 5 metre")
        #expect(try text(2, .inchesPerHour, .tr) == "saatte 2 inç")
        #expect(try text(2.5, .millimetersPerHour, .fi) == "2,5 millimetriä tunnissa")
        #expect(try text(1, .inchesPerHour, .fi) == "1 tuuma tunnissa")
        #expect(try text(2.5, .millimetersPerHour, .hu) == "2,5 milliméter óránként")
        #expect(try text(12, .kilometersPerHour, .vi) == "12 kilômét một giờ")
        #expect(try text(5, .metersPerSecond, .vi) == "5 mét một giây" && text(5, .percent, .vi) == "5 phần trăm")
        #expect(try text(101.3, .kilopascals, .vi) == "101,3 kilôpascal")
        #expect(try text(12, .kilometersPerHour, .ja) == "時速12キロメートル")
        #expect(try text(2.5, .millimetersPerHour, .ja) == "1時間に2.5ミリメートル")
        #expect(try text(2.5, .millimetersPerHour, .zhHans) == "每小时2.5毫米" && text(5, .percent, .zhHans) == "百分之5")
        #expect(try text(2.5, .millimetersPerHour, .zhHant) == "每小時2.5毫米" && text(5, .percent, .zhHant) == "百分之5")
        #expect(try text(2.5, .millimetersPerHour, .da) == "2,5 millimeter i timen")
        #expect(try text(45, .percent, .ko) == "45퍼센트")
        #expect(try text(1013, .hectopascals, .zhHans) == "1013百帕" && text(101.3, .kilopascals, .zhHans) == "101.3千帕")
        #expect(try text(1008, .millibars, .pl) == "1008 milibarów" && text(2, .millibars, .pl) == "2 milibary")
        #expect(try text(1, .millibars, .pl) == "1 milibar")
        #expect(try text(21, .beaufort, .nl) == "windkracht 9")
    }

    /// No slash, no sign, no abbreviation: every unit of every language is a word.
    @Test(arguments: Language.allCases)
    func everyUnitIsAWord(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        var texts: [String] = []
        for unit in WeatherUnit.allCases {
            for value in [0.0, 1, 2, 5, 21] {
                texts.append(try formatter.spoken(try AnyQuantity(value, givenIn: unit, readIn: unit)))
            }
        }
        for text in texts {
            let words = text.split { !$0.isLetter }.map(String.init)
            #expect(words.contains { $0.count > 1 || $0.utf8.count > 2 }, "\(text) has no word")
            #expect(!Self.hasSign(text), "\(text) has a sign")
            #expect(Self.symbols.isDisjoint(with: words), "\(text) has a symbol")
            let hasStop = text.hasSuffix(".") || text.contains(". ")
            #expect(!hasStop || language.ordinalOfForce == ".", "\(text) has an abbreviation")
        }
    }

    /// A hyphen within a word is spelling: nl millimeter-kwikdruk.
    static func hasSign(_ text: String) -> Bool {
        let characters = Array(text)
        return characters.indices.contains { index in
            let neighbours = characters[max(index - 1, 0)...min(index + 1, characters.count - 1)]
            let isWithin = neighbours.count { $0.isLetter } == 2
            return signs.contains(characters[index]) && !(characters[index] == "-" && isWithin)
        }
    }

    static let signs: Set<Character> = ["/", "%", "°", "-", "–", "—", "\u{2212}", "~", "～", "\u{2012}", "″", "′", "\""]
    static let symbols: Set<String> = [
        "km", "kPa", "hPa", "mb", "mbar", "mmHg", "inHg", "mm", "cm", "ft", "mi", "m", "kn", "kt", "mph", "Hg", "C",
        "F",
        "kmh", "Bft", "bft", "B", "Bf", "км", "м", "мм", "см", "гПа", "кПа", "мбар", "уз", "фт", "ч", "с",
    ]

    @Test(arguments: Language.allCases)
    func theSignIsAWord(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in Temperature.Unit.allCases {
            let cold = try formatter.spoken(try Temperature(-5, unit))
            let warm = try formatter.spoken(try Temperature(5, unit))
            #expect(!cold.contains("-") && !cold.contains("\u{2212}") && cold.count > warm.count, "\(cold)")
            #expect(cold.contains("5") && warm.contains("5") && warm.count > 1)
            #expect(try formatter.spoken(try Temperature(-0.3, unit)) == formatter.spoken(try Temperature(0, unit)))
        }
    }
}
