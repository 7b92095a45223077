import Testing
import WeatherFormat

@Suite struct TextExtentTests {
    @Test(arguments: [
        ("", 0, 0, 0),
        ("5:39pm", 6, 6, 6),
        ("21時", 3, 3, 4),
        ("8월 15일", 6, 6, 8),
        ("กุมภา", 4, 5, 4),
        ("पूर्वाह्न", 3, 9, 6),
        ("ｱ", 1, 1, 1),
        ("Ａ", 1, 1, 2),
        ("e\u{301}", 1, 2, 1),
        ("\u{301}", 1, 1, 0),
        ("\u{1112}\u{1161}\u{11AB}", 1, 3, 2),
        ("\u{1112}\u{1161}\u{11FF}", 1, 3, 2),
        ("\u{D7B0}", 1, 1, 0),
        ("\u{D7FB}", 1, 1, 0),
        ("👨‍👩‍👧", 1, 5, 2),
        ("🇩🇪", 1, 2, 2),
        ("☀\u{FE0F}", 1, 2, 2),
        ("☀", 1, 1, 1),
        ("שלום", 4, 4, 4),
        ("\u{FFFD}", 1, 1, 1),
        ("1\u{202F}000", 5, 5, 5),
    ])
    func counts(text: String, characters: Int, scalars: Int, columns: Int) {
        let extent = TextExtent(of: text)
        #expect(extent.scalars == scalars)
        #expect(extent.columns == columns)
        #expect(extent.characters == characters)
    }

    @Test func aLongText() {
        let extent = TextExtent(of: String(repeating: "時", count: 100_000))
        #expect(extent.characters == 100_000)
        #expect(extent.columns == 200_000)
    }
}
