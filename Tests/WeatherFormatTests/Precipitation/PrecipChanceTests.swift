import Testing
import WeatherFormat

@Suite("PrecipChance")
struct PrecipChanceTests {
    @Test("from nothing to certainty, as a fraction and as a percent")
    func range() throws {
        #expect(try PrecipChance(fraction: 0).fraction == 0)
        #expect(try PrecipChance(fraction: 1).fraction == 1)
        #expect(try PrecipChance(percent: 100).fraction == 1)
        #expect(try PrecipChance(percent: 17.5).fraction == 0.175)
    }

    @Test(
        "a percent is no fraction, and nothing is likelier than certain",
        arguments: [1.01, 20, 100, -0.01, .nan, .infinity])
    func refused(fraction: Double) {
        #expect(throws: WeatherFormatError.self) { try PrecipChance(fraction: fraction) }
        #expect(throws: WeatherFormatError.self) { try PrecipChance(percent: fraction * 100) }
    }
}
