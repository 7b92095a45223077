import Foundation
import Testing
import WeatherFormat
import WeatherFormatFoundation

@Suite struct MeasurementBridgeTests {
    let formatter = UnitFormatter(language: .en)

    @Test func knownUnitsAreTakenAsTheyAre() throws {
        let wind = try WindSpeed(Measurement(value: 12, unit: UnitSpeed.milesPerHour))
        #expect(wind == (try WindSpeed(12, .milesPerHour)))
        let pressure = try Pressure(Measurement(value: 29.92, unit: UnitPressure.inchesOfMercury))
        #expect(try formatter.string(pressure) == "29.92 inHg")
        let rain = try PrecipitationAmount(Measurement(value: 0.04, unit: UnitLength.inches))
        #expect(try formatter.string(rain) == "0.04in")
        #expect(try formatter.string(try SnowDepth(Measurement(value: 12, unit: UnitLength.centimeters))) == "12cm")
        #expect(try formatter.string(try Distance(Measurement(value: 10, unit: UnitLength.miles))) == "10mi")
        #expect(
            try formatter.string(try Temperature(Measurement(value: -5, unit: UnitTemperature.fahrenheit))) == "-5°")
    }

    @Test func othersAreConverted() throws {
        let kelvin = try Temperature(Measurement(value: 300, unit: UnitTemperature.kelvin))
        #expect(kelvin.unit == .celsius)
        #expect(try formatter.string(kelvin) == "27°")
        #expect(try formatter.string(try Pressure(Measurement(value: 1, unit: UnitPressure.bars))) == "1000hPa")
        #expect(try formatter.string(try Distance(Measurement(value: 1, unit: UnitLength.yards))) == "1m")
    }

    @Test func badValuesAreTypedErrors() {
        #expect(throws: WeatherFormatError.self) {
            try WindSpeed(Measurement(value: .nan, unit: UnitSpeed.knots))
        }
        #expect(throws: WeatherFormatError.self) {
            try Temperature(Measurement(value: -1, unit: UnitTemperature.kelvin))
        }
    }
}
