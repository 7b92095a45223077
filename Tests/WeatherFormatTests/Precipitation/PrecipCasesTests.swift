import Testing
import WeatherFormat

/// The project's cases for the gates, line by line.
@Suite("Precipitation cases")
struct PrecipCasesTests {
    private func hours(_ count: Int, _ chances: [Int: Double]) -> [Double] {
        (0..<count).map { chances[$0] ?? 0 }
    }

    @Test("P01: 0.174 rounds to 0.15")
    func p01() throws { #expect(try PrecipDisplay.toRoundedPrecip(0.174) == 0.15) }

    @Test("P02: 0.175 rounds to 0.20, in Double and in Float")
    func p02() throws {
        #expect(try PrecipDisplay.toRoundedPrecip(0.175) == 0.20)
        #expect(try PrecipDisplay.toRoundedPrecip(Float(0.175)) == Float(0.20))
    }

    @Test("P03: 0.174 is not shown, 0.175 is")
    func p03() throws {
        #expect(try !PrecipDisplay.showPrecip(val: 0.174))
        #expect(try PrecipDisplay.showPrecip(val: 0.175))
    }

    @Test("P04: a percent is an error")
    func p04() {
        #expect(throws: WeatherFormatError.notAChance(value: 20)) { try PrecipDisplay.showPrecip(val: 20) }
        #expect(throws: WeatherFormatError.notAChance(value: 20)) { try PrecipDisplay.showPrecip(val: Float(20)) }
    }

    @Test("P05: one hour of 25% alone in 24 is nothing")
    func p05() throws { #expect(try !PrecipDisplay.significantPrecip(hours(24, [7: 0.25]))) }

    @Test("P06: one hour of 27.5% alone in 24 rounds to 30% and counts")
    func p06() throws { #expect(try PrecipDisplay.significantPrecip(hours(24, [7: 0.275]))) }

    @Test("P07: two hours of 20% in 24 count")
    func p07() throws { #expect(try PrecipDisplay.significantPrecip(hours(24, [3: 0.20, 20: 0.20]))) }

    @Test("P08: one hour of 20% in a window of 6 counts, and in one of 11")
    func p08() throws {
        #expect(try PrecipDisplay.significantPrecip(hours(6, [2: 0.20])))
        #expect(try PrecipDisplay.significantPrecip(hours(11, [2: 0.20])))
        #expect(try !PrecipDisplay.significantPrecip(hours(12, [2: 0.20])))
    }

    @Test("P09: the pill points at the first hour, beyond the visible ones")
    func p09() throws {
        #expect(try PrecipDisplay.rainLaterIndex(hours(24, [9: 0.4]), visibleColumns: 8) == 9)
        #expect(try PrecipDisplay.rainLaterIndex(hours(24, [8: 0.4]), visibleColumns: 8) == 8)
    }

    @Test("P10: no pill where an hour is already drawn")
    func p10() throws {
        #expect(try PrecipDisplay.rainLaterIndex(hours(24, [3: 0.4, 9: 0.4]), visibleColumns: 8) == nil)
        #expect(try PrecipDisplay.rainLaterIndex(hours(24, [7: 0.4]), visibleColumns: 8) == nil)
    }

    @Test("lane, bars and pill live or die together")
    func lane() throws {
        let weak = try PrecipLane(window: hours(24, [10: 0.25]), visibleColumns: 8)
        #expect(!weak.isShown)
        #expect(weak.barPercents == [Int?](repeating: nil, count: 24))
        #expect(weak.rainLaterIndex == nil)

        let later = try PrecipLane(window: hours(24, [10: 0.275, 11: 0.174, 12: 0.62]), visibleColumns: 8)
        #expect(later.isShown)
        #expect(later.barPercents[10...12] == [30, nil, 60])
        #expect(later.rainLaterIndex == 10)
    }
}
