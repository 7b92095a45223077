import Testing

@testable import WeatherFormat

@Suite struct BufferTests {
    /// 128 units, one more, and many: the buffer's size must never show.
    @Test(arguments: [0, 1, 127, 128, 129, 1000, 100_000])
    func readsTextOfAnyLength(length: Int) throws {
        let text = String(repeating: "é", count: length)
        #expect(try CaseMapping.uppercase(text, locale: Language.fr.locale) == String(repeating: "É", count: length))
    }

    @Test func aFailingCallNamesItselfAndTheStatus() {
        #expect(throws: WeatherFormatError.icu(function: "f", status: "U_ILLEGAL_ARGUMENT_ERROR")) {
            try readingUTF16("f") { _, _, status in
                status = 1
                return 0
            }
        }
    }

    @Test func aBufferThatNeverSufficesIsAnError() {
        #expect(throws: WeatherFormatError.icu(function: "f", status: "U_BUFFER_OVERFLOW_ERROR")) {
            try readingUTF16("f") { _, capacity, status in
                status = 15
                return capacity + 1
            }
        }
    }
}
