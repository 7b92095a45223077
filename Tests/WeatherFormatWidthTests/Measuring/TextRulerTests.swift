import Testing
import WeatherFormat
import WeatherFormatWidth

@Suite(.enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)))
struct TextRulerTests {
    private let ruler = TextRuler()

    /// The faces of the runs, in order.
    @Test(arguments: [
        ("1013hPa", Language.en, ["Inter Bold"]),
        ("1013hPa", .ja, ["Inter Bold"]),
        ("Высокое давление", .ru, ["Inter Bold"]),
        ("Ταχεία πτώση", .el, ["Inter Bold"]),
        ("Thứ Năm", .vi, ["Inter Bold"]),
        ("ก่อนเที่ยง", .th, ["Noto Sans Thai Bold"]),
        ("पूर्वाह्न", .hi, ["Noto Sans Devanagari Bold"]),
        ("急降下", .ja, ["Noto Sans CJK JP Bold"]),
        ("오후", .ko, ["Noto Sans CJK KR Bold"]),
        ("气压", .zhHans, ["Noto Sans CJK SC Bold"]),
        ("氣壓", .zhHant, ["Noto Sans CJK TC Bold"]),
        ("ส.ค. 15", .th, ["Noto Sans Thai Bold", "Inter Bold", "Noto Sans Thai Bold", "Inter Bold"]),
        ("8月15日", .ja, ["Inter Bold", "Noto Sans CJK JP Bold", "Inter Bold", "Noto Sans CJK JP Bold"]),
        ("שלום", .en, ["Noto Sans Hebrew Bold"]),
    ])
    func theRightFaceForEachScript(text: String, language: Language, faces: [String]) throws {
        let measured = try ruler.measure(text, in: language, slot: .subtitle)
        #expect(measured.runs.map(\.fontName) == faces)
        #expect(measured.runs.map(\.text).joined() == text)
        #expect(measured.uncovered.isEmpty)
        #expect(measured.widthInPoints > 0)
    }

    /// Marks stand on their letters: without shaping each would be as wide as a letter.
    @Test func marksTakeNoWidth() throws {
        let bare = try ruler.measure("กา", in: .th, slot: .subtitle).widthInPoints
        let marked = try ruler.measure("ก่า", in: .th, slot: .subtitle).widthInPoints
        #expect(abs(bare - marked) < 0.01)
        let composed = try ruler.measure("é", in: .fr, slot: .subtitle).widthInPoints
        let decomposed = try ruler.measure("e\u{301}", in: .fr, slot: .subtitle).widthInPoints
        #expect(composed == decomposed)
    }

    /// Inter has the letter and not the mark: both come from the face that has both.
    @Test func noMarkIsTornFromItsLetter() throws {
        let measured = try ruler.measure("e\u{3099}", in: .ja, slot: .subtitle)
        #expect(measured.runs.map(\.fontName) == ["Noto Sans CJK JP Bold"])
        #expect(measured.uncovered.isEmpty)
    }

    @Test func widthGrowsWithTheSize() throws {
        let small = try ruler.measure("Falling fast", in: .en, pointSize: 13, weight: .regular).widthInPoints
        let large = try ruler.measure("Falling fast", in: .en, pointSize: 26, weight: .regular).widthInPoints
        #expect(abs(large - 2 * small) < 1e-9)
        let bold = try ruler.measure("Falling fast", in: .en, pointSize: 13, weight: .bold).widthInPoints
        #expect(bold > small)
    }

    @Test(arguments: [
        "", " ", "\u{301}", "\u{200D}", "\u{FFFD}\u{FFFD}", "😀👨‍👩‍👧🇩🇪", "שלום עולם", "السلام عليكم",
        "\u{202E}abc\u{202C}", "\u{0E31}\u{0E31}", "\u{094D}", "a\nb\r\n\t\0c", "\u{10FFFF}\u{E000}", "𠮷野家",
    ])
    func oddTextHasAWidth(text: String) throws {
        for language in [Language.en, .th, .ja] {
            let measured = try ruler.measure(text, in: language, slot: .description)
            #expect(measured.widthInPoints >= 0 && measured.widthInPoints.isFinite)
            #expect(measured.runs.map(\.text).joined() == text)
        }
    }

    @Test func directions() throws {
        let runs = try ruler.measure("abc שלום", in: .en, slot: .description).runs
        #expect(runs.map(\.isRightToLeft) == [false, true])
        #expect(runs.map(\.script) == ["Latn", "Hebr"])
        // Digits and spaces take the script of what follows, else of what stood before.
        #expect(try ruler.measure("12 км", in: .ru, slot: .description).runs.map(\.script) == ["Cyrl"])
        #expect(try ruler.measure("км 12", in: .ru, slot: .description).runs.map(\.script) == ["Cyrl"])
        #expect(try ruler.measure("12:30", in: .ru, slot: .description).runs.map(\.script) == ["Zyyy"])
    }

    @Test func whatNoFontDrawsIsNamed() throws {
        #expect(try ruler.measure("😀 1 😀", in: .en, slot: .subtitle).uncovered == ["😀"])
        #expect(try ruler.measure("\u{FFFD}", in: .en, slot: .subtitle).uncovered.isEmpty)
    }

    @Test func aLongText() throws {
        let one = try ruler.measure("Föhn", in: .de, slot: .description).widthInPoints
        let many = try ruler.measure(String(repeating: "Föhn", count: 25_000), in: .de, slot: .description)
        #expect(many.widthInPoints > 24_000 * one)
        let marks = String(repeating: "\u{301}", count: 100_000)
        #expect(try ruler.measure(marks, in: .de, slot: .description).widthInPoints >= 0)
    }

    @Test(arguments: [0, -13, .nan, .infinity, 10_001] as [Double])
    func aBadSizeIsAnError(size: Double) {
        #expect(throws: WidthError.self) {
            try ruler.measure("a", in: .en, pointSize: size, weight: .regular)
        }
    }

    /// One ruler, several threads, one answer.
    @Test func fromManyThreads() async throws {
        let shared = TextRuler()
        let widths = try await withThrowingTaskGroup(of: Double.self) { group in
            for index in 0..<200 {
                let language = Language.allCases[index % Language.allCases.count]
                group.addTask { try shared.measure("8月15日 ส.ค.", in: language, slot: .subtitle).widthInPoints }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert(Int($1 * 1000)) }
        }
        #expect(widths.count <= 4)
    }
}
