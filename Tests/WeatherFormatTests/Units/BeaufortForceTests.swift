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
