import Testing

@testable import WeatherFormat

/// A range is said in words of the language: a dash is read as a minus, or not at all.
@Suite struct SpokenRangeTests {
    /// From 15 to 31 kilometres per hour, and forces 6 to 8.
    static let ranges: [(language: Language, wind: String, force: String)] = [
        (.cs, "15 až 31 kilometrů za hodinu", "6. až 8. stupeň Beaufortovy stupnice"),
        (.da, "15 til 31 kilometer i timen", "beaufort 6 til 8"),
        (.de, "15 bis 31 Kilometer pro Stunde", "Beaufort 6 bis 8"),
        (.el, "15 έως 31 χιλιόμετρα ανά ώρα", "6 έως 8 μποφόρ"),
        (.en, "15 to 31 kilometers per hour", "Beaufort 6 to 8"),
        (.es, "de 15 a 31 kilómetros por hora", "Beaufort de 6 a 8"),
        (.fi, "vähintään 15 ja enintään 31 kilometriä tunnissa", "vähintään 6 ja enintään 8 boforia"),
        (.fr, "de 15 à 31\u{A0}kilomètres par heure", "de 6 à 8 degrés Beaufort"),
        (.hi, "15 से 31 किलोमीटर प्रति घंटा", "ब्यूफ़ोर्ट 6 से 8"),
        (.hu, "15 és 31 kilométer per óra között", "Beaufort 6 és 8 között"),
        (.id, "15 hingga 31 kilometer per jam", "Beaufort 6 hingga 8"),
        (.it, "da 15 a 31 chilometri orari", "Beaufort da 6 a 8"),
        (.ja, "時速15から31キロメートル", "ビューフォート風力階級6から8"),
        (.ko, "시속 15에서 31킬로미터까지", "보퍼트 계급 6에서 8까지"),
        (.nb, "15 til 31 kilometer per time", "beaufort 6 til 8"),
        (.nl, "15 tot 31 kilometer per uur", "windkracht 6 tot 8"),
        (.pl, "od 15 do 31 kilometrów na godzinę", "od 6 do 8 w skali Beauforta"),
        (.pt, "de 15 a 31 quilômetros por hora", "de 6 a 8 Beaufort"),
        (.ro, "de la 15 la 31 de kilometri pe oră", "Beaufort de la 6 la 8"),
        (.ru, "от 15 до 31 километра в час", "от 6 до 8 баллов Бофорта"),
        (.sv, "15 till 31 kilometer per timme", "Beaufort 6 till 8"),
        (.th, "15 ถึง 31 กิโลเมตรต่อชั่วโมง", "โบฟอร์ต 6 ถึง 8"),
        (.tr, "saatte 15 ila 31 kilometre", "Beaufort 6 ila 8"),
        (.vi, "15 đến 31 kilômét một giờ", "Beaufort 6 đến 8"),
        (.zhHans, "每小时15到31公里", "6到8级"),
        (.zhHant, "每小時15到31公里", "蒲福風級6到8級"),
    ]

    @Test(arguments: ranges)
    func wordsOfTheLanguage(sample: (language: Language, wind: String, force: String)) throws {
        let formatter = UnitFormatter(language: sample.language)
        #expect(try Self.wind(15, 31, .kilometersPerHour, sample.language) == sample.wind)
        #expect(try formatter.spoken(from: try BeaufortForce(6), to: try BeaufortForce(8)) == sample.force)
    }

    /// ICU 76 has another preposition in the unit itself, за for на, as the drift ledger says.
    @Test func ukrainian() throws {
        let text = try Self.wind(15, 31, .metersPerSecond, .uk)
        #expect(text.hasPrefix("від 15 до 31 метра "))
        let formatter = UnitFormatter(language: .uk)
        #expect(
            try formatter.spoken(from: try BeaufortForce(6), to: try BeaufortForce(8))
                == "від 6 до 8 балів за шкалою Бофорта")
        #expect(
            try formatter.spoken(from: try BeaufortForce(0), to: try BeaufortForce(1))
                == "від 0 до 1 бала за шкалою Бофорта")
    }

    /// The preposition governs the genitive, which CLDR has for the counted units: `unitPattern[@case="genitive"]`.
    @Test func genitives() throws {
        #expect(try Self.wind(0, 1, .kilometersPerHour, .pl) == "od 0 do 1 kilometra na godzinę")
        #expect(try Self.wind(2, 4, .metersPerSecond, .pl) == "od 2 do 4 metrów na sekundę")
        #expect(try Self.wind(2, 3, .knots, .pl) == "od 2 do 3 węzłów")
        #expect(try Self.wind(0, 1, .metersPerSecond, .ru) == "от 0 до 1 метра в секунду")
        #expect(try Self.wind(15, 22, .kilometersPerHour, .ru) == "от 15 до 22 километров в час")
        #expect(try Self.wind(15, 21, .milesPerHour, .ru) == "от 15 до 21 мили в час")
        #expect(try Self.wind(2, 4, .knots, .ru) == "от 2 до 4 узлов")
        let russian = UnitFormatter(language: .ru)
        #expect(try russian.spoken(from: try BeaufortForce(0), to: try BeaufortForce(1)) == "от 0 до 1 балла Бофорта")
    }

    /// Every language, unit and pair: both numbers, in their order, and nothing between them but words.
    @Test(arguments: Language.allCases)
    func noDashAndNoSlash(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in WindSpeed.Unit.allCases {
            for (wind, gust) in [(0.0, 1.0), (1, 2), (2, 5), (15, 31), (21, 22), (9, 100)] {
                try check(try Self.wind(wind, gust, unit, language), Int(wind), Int(gust))
            }
        }
        for force in 1...12 {
            let text = try formatter.spoken(from: try BeaufortForce(force - 1), to: try BeaufortForce(force))
            try check(text, force - 1, force)
        }
    }

    private func check(_ text: String, _ first: Int, _ second: Int) throws {
        let numbers = text.split { !($0.isASCII && $0.isNumber) }
        #expect(numbers.map(String.init) == ["\(first)", "\(second)"], "\(text)")
        #expect(!SpokenFormTests.hasSign(text), "\(text)")
        let between = text[(try #require(numbers.first)).endIndex..<(try #require(numbers.last)).startIndex]
        #expect(between.contains { $0.isLetter }, "\(text)")
    }

    /// A gust that is not the stronger is not said.
    @Test(arguments: Language.allCases)
    func oneNumberWhereThereIsNoRange(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        let wind = try WindSpeed(25, .kilometersPerHour)
        let alone = try formatter.spoken(wind)
        for gust in [18.0, 25, 25.4] {
            let range = GustRange(wind: wind, gust: try WindSpeed(gust, .kilometersPerHour))
            #expect(try formatter.spoken(range) == alone && formatter.spoken(AnyQuantity.gustRange(range)) == alone)
        }
        let (low, high) = (try BeaufortForce(6), try BeaufortForce(8))
        #expect(try formatter.spoken(from: high, to: low) == formatter.spoken(high))
        let range = AnyQuantity.forceRange(wind: low, gust: high)
        #expect(try formatter.spoken(range) == formatter.spoken(from: low, to: high))
    }

    static func wind(_ wind: Double, _ gust: Double, _ unit: WindSpeed.Unit, _ language: Language) throws -> String {
        let range = GustRange(wind: try WindSpeed(wind, unit), gust: try WindSpeed(gust, unit))
        return try UnitFormatter(language: language).spoken(range)
    }
}
