import Testing
import WeatherFormat

@Suite struct WeatherIndexTests {
    /// What a person would round to zero is a model's noise; what they would not is a mistake.
    @Test func noiseIsZero() throws {
        let formatter = UnitFormatter(language: .en)
        for noise in [-0.1, -0.4, -0.49, -0.0] {
            #expect(try UVIndex(noise).value.sign == .plus)
            #expect(try formatter.string(try UVIndex(noise)) == "0")
            #expect(try formatter.string(try AirQualityIndex(noise)) == "0")
        }
        for mistake in [-0.5, -0.55, -1] {
            #expect(
                throws: WeatherFormatError.valueOutOfRange(
                    quantity: "UV index", value: mistake, unit: nil, lowest: 0, highest: nil)
            ) { try UVIndex(mistake) }
            #expect(throws: WeatherFormatError.self) { try AirQualityIndex(mistake) }
        }
    }

    @Test func isRoundedToAWholeNumber() throws {
        let formatter = UnitFormatter(language: .de)
        #expect(try formatter.string(try UVIndex(6.5)) == "7")
        #expect(try formatter.string(try UVIndex(11.49)) == "11")
        // The house writes no digit grouping, CLDR does.
        #expect(try formatter.string(try AirQualityIndex(1234)) == "1234")
        #expect(try formatter.string(try AirQualityIndex(1234), style: .cldr) == "1.234")
    }
}
