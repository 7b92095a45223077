import Testing

@testable import WeatherFormat

@Suite struct BufferTests {
    /// 128 units, one more, and many: the buffer's size must never show.
    @Test(arguments: [0, 1, 127, 128, 129, 1000, 100_000])
    func readsTextOfAnyLength(length: Int) throws {
        let text = String(repeating: "é", count: length)
        #expect(try CaseMapping.uppercase(text, locale: Language.fr.locale) == String(repeating: "É", count: length))
    }

    /// Text of one, two, three and four bytes a character, and halves of surrogate pairs in each place.
    @Test(
        arguments: [
            [], [0x41], [0xE9, 0x20AC, 0xD83C, 0xDF26, 0x200F], [0xDF26], [0xD83C], [0x41, 0xD83C, 0x42],
            [0xD83C, 0xD83C, 0xDF26], [0xDF26, 0xD83C], [0xD800, 0xDC00, 0xDBFF, 0xDFFF, 0xFFFF, 0],
        ] as [[UInt16]])
    func decodesAsTheStandardLibraryDoes(units: [UInt16]) {
        let text = units.withUnsafeBufferPointer { decodingUTF16($0) }
        #expect(text.unicodeScalars.elementsEqual(String(decoding: units, as: UTF16.self).unicodeScalars))
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
