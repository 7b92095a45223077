import Testing

@testable import WeatherFormat

@Suite struct BeaufortForceTests {
    @Test(arguments: WindSpeed.Unit.allCases)
    func eachForceBeginsAtItsSpeed(unit: WindSpeed.Unit) throws {
        let begins = BeaufortForce.lowestSpeeds(in: unit)
        #expect(begins.count == 12)
        for (index, speed) in begins.enumerated() {
            #expect(BeaufortForce(try WindSpeed(speed, unit)).number == index + 1)
            #expect(BeaufortForce(try WindSpeed(speed.nextDown, unit)).number == index)
        }
        #expect(BeaufortForce(try WindSpeed(0, unit)).number == 0)
        #expect(BeaufortForce(try WindSpeed(500, unit)).number == 12)
    }

    /// The scale's own columns, typed from WMO-No.
    ///
    /// 306: the lowest speed of forces 1 to 12 in each unit.
    @Test func theScale() throws {
        let columns: [(WindSpeed.Unit, [Double])] = [
            (.kilometersPerHour, [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]),
            (.metersPerSecond, [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]),
            (.knots, [1, 4, 7, 11, 17, 22, 28, 34, 41, 48, 56, 64]),
            (.milesPerHour, [1, 4, 8, 13, 19, 25, 32, 39, 47, 55, 64, 73]),
        ]
        for (unit, speeds) in columns {
            for (index, speed) in speeds.enumerated() {
                #expect(BeaufortForce(try WindSpeed(speed, unit)).number == index + 1, "\(speed) \(unit)")
                #expect(BeaufortForce(try WindSpeed(speed - 0.05, unit)).number == index, "\(speed) \(unit)")
            }
        }
    }

    @Test func anchors() throws {
        #expect(BeaufortForce(try WindSpeed(74, .kilometersPerHour)).number == 8)
        #expect(BeaufortForce(try WindSpeed(75, .kilometersPerHour)).number == 9)
        #expect(BeaufortForce(try WindSpeed(20.8, .metersPerSecond)).number == 9)
        #expect(BeaufortForce(try WindSpeed(16, .knots)).number == 4)
        // The column of the unit that was measured, in whatever unit the wind is read.
        #expect(BeaufortForce(try WindSpeed(16, .knots).converted(to: .metersPerSecond)).number == 4)
    }

    @Test func thirteenIsNoForce() {
        #expect(throws: WeatherFormatError.self) { try BeaufortForce(13) }
        #expect(throws: WeatherFormatError.self) { try BeaufortForce(-1) }
    }
}
