import CWeatherFormat
import Testing
import WeatherFormat
import WeatherFormatC

/// The library by its own functions, as a program in C calls them.
@Suite struct CallTests {
    @Test func aDate() throws {
        var error = wfmt_error()
        var reader: OpaquePointer?
        var zone: OpaquePointer?
        #expect(wfmt_reader_create("de", Int32(WFMT_CLOCK_24), Int32(WFMT_VOICE_NATIVE), &reader, &error) == 0)
        #expect(wfmt_zone_create("Europe/Berlin", &zone, &error) == 0)
        var text = [CChar](repeating: 1, count: Int(WFMT_TEXT_SIZE))
        var length = 0
        #expect(
            wfmt_date(
                reader, zone, Int32(WFMT_INTENT_DAILY_HEADER), 1_786_808_340, &text, text.count, &length, &error) == 0)
        #expect(String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self) == "Sa., 15. Aug.")
        #expect(wfmt_zone_free(zone) == 0)
        #expect(wfmt_reader_free(reader) == 0)
    }
}
