import Testing
import WeatherFormat

/// Numbers at the borders of how many digits are written.
@Suite struct CompactWriterTests {
    @Test(arguments: [
        0, 1, 9, 10, 11, 19, 90, 99, 100, 101, 109, 110, 999, 1000, 1001, 1099, 9999, 10_000, 999_999_999,
    ])
    func aWholeNumberHasItsDigits(number: Int) throws {
        let distance = try Distance(Double(number), .meters)
        let formatter = UnitFormatter(language: .en)
        #expect(try formatter.string(distance) == "\(number)m")
        var bytes: [UInt8] = []
        try formatter.append(distance, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "\(number)m")
    }

    @Test func aRangeWritesBothAndTheSymbolOnce() throws {
        for (wind, gust) in [(0, 10), (9, 10), (99, 100), (999, 1000)] {
            let range = GustRange(
                wind: try WindSpeed(Double(wind), .knots), gust: try WindSpeed(Double(gust), .knots))
            #expect(try UnitFormatter(language: .en).string(range) == "\(wind)-\(gust)kn")
        }
    }
}
