import Foundation
import Testing
import WeatherFormat

@testable import WeatherForecast

/// Level and trend at their borders: the Met Office's terms in tenths of a hectopascal, and a barometer's bands.
@Suite("The pressure's level and trend")
struct PressureTrendTests {
    /// The line at an hour of a forecast of such pressures.
    private func line(_ hectopascals: [Double], at hour: Int) throws -> PressureLine? {
        let forecast = try SmallForecast.hours(hectopascals.count) {
            $1.pressure = try Pressure(hectopascals[$0], .hectopascals)
        }
        return PressureLine(of: forecast, at: SmallForecast.start.addingTimeInterval(Double(hour) * 3600 + 60))
    }

    @Test(
        "the trend of three hours",
        arguments: [
            (-9, .fallingFast), (-3.6, .fallingFast), (-3.5, .falling), (-1.6, .falling), (-1.5, .steady), (0, .steady),
            (1.5, .steady), (1.6, .rising), (3.5, .rising), (3.6, .risingFast), (9, .risingFast),
        ] as [(Double, PressureLine.Trend)])
    func trend(change: Double, trend: PressureLine.Trend) throws {
        // From the hours behind, and from those ahead where there are none behind.
        #expect(try line([1015, 1000, 1030, 1015 + change], at: 3)?.trend == trend)
        #expect(try line([1015, 1000, 1030, 1015 + change], at: 0)?.trend == trend)
        #expect(try line([1015 - change, 1000, 1030, 1015, 900, 900, 900], at: 3)?.trend == trend)
    }

    @Test(
        "the level",
        arguments: [
            (950, .low), (1009, .low), (1009.1, .normal), (1015, .normal), (1022.7, .normal), (1022.8, .high),
            (1050, .high),
        ] as [(Double, PressureLine.Level)])
    func level(hectopascals: Double, level: PressureLine.Level) throws {
        #expect(try line([1000, 1000, 1000, hectopascals], at: 3)?.level == level)
    }

    @Test("in another unit the same")
    func otherUnit() throws {
        // 29.79 inHg is 1008.8 hPa, 29.92 is 1013.2.
        let forecast = try SmallForecast.hours(4) {
            $1.pressure = try Pressure([29.92, 29.92, 29.92, 29.79][$0], .inchesOfMercury)
        }
        let line = PressureLine(of: forecast, at: SmallForecast.start.addingTimeInterval(3 * 3600))
        #expect(line == PressureLine(level: .low, trend: .fallingFast))
    }

    @Test("nothing is said where three hours are not there")
    func tooShort() throws {
        #expect(try line([1015, 1015, 1015], at: 2) == nil)
        #expect(try line([1015, 1015, 1015], at: 0) == nil)
        #expect(try line([], at: 0) == nil)
    }
}
