import TestSupport
import Testing

@testable import WeatherFormat

/// A hundred thousand values of every quantity, shared among its units, against digits that were rounded at school: no negative zero, no lost
/// sign, no digit grouping, nothing rounded twice.
@Suite struct QuantityPropertyTests {
    static let count = 100_000

    @Test func celsius() throws { try check(TemperatureKind.self, .celsius, "°", from: -273, to: 400) }
    @Test func fahrenheit() throws { try check(TemperatureKind.self, .fahrenheit, "°", from: -459, to: 400) }
    @Test(arguments: [
        (WindSpeed.Unit.milesPerHour, "mph"), (.kilometersPerHour, "km/h"), (.metersPerSecond, "m/s"), (.knots, "kn"),
    ])
    func wind(unit: WindSpeed.Unit, symbol: String) throws { try check(WindSpeedKind.self, unit, symbol, to: 300) }
    @Test(arguments: [
        (Pressure.Unit.hectopascals, "hPa"), (.millibars, "mb"), (.millimetersOfMercury, "mmHg"),
        (.inchesOfMercury, " inHg"), (.kilopascals, " kPa"),
    ])
    func pressure(unit: Pressure.Unit, symbol: String) throws { try check(PressureKind.self, unit, symbol, to: 1500) }
    @Test(arguments: [(PrecipitationAmount.Unit.millimeters, "mm"), (.centimeters, "cm"), (.inches, "in")])
    func precipitation(unit: PrecipitationAmount.Unit, symbol: String) throws {
        try check(PrecipitationAmountKind.self, unit, symbol, to: 30)
    }
    @Test(arguments: [(PrecipitationRate.Unit.millimetersPerHour, "mm/h"), (.inchesPerHour, "in/h")])
    func rate(unit: PrecipitationRate.Unit, symbol: String) throws {
        try check(PrecipitationRateKind.self, unit, symbol, to: 30)
    }
    @Test(arguments: [(SnowDepth.Unit.centimeters, "cm"), (.inches, "in")])
    func snow(unit: SnowDepth.Unit, symbol: String) throws { try check(SnowDepthKind.self, unit, symbol, to: 30) }
    @Test(arguments: [(Distance.Unit.kilometers, "km"), (.miles, "mi"), (.meters, "m"), (.feet, "ft")])
    func distance(unit: Distance.Unit, symbol: String) throws { try check(DistanceKind.self, unit, symbol, to: 20_000) }
    @Test func percentage() throws { try check(PercentageKind.self, .percent, "%", to: 100) }

    @Test func indices() throws {
        let formatter = UnitFormatter(language: .en)
        var generator = SeededGenerator(seed: 9)
        for index in 0..<Self.count {
            let value = Samples.value(index, upTo: 600, using: &generator)
            let wanted = SchoolRounding.round(value, places: 0)
            let texts = [try formatter.string(try UVIndex(value)), try formatter.string(try AirQualityIndex(value))]
            guard texts == [wanted, wanted] else {
                Issue.record("\(value): \(texts), not \(wanted)")
                return
            }
        }
    }

    private func check<Kind: QuantityKind>(
        _ kind: Kind.Type, _ unit: QuantityUnit<Kind>, _ symbol: String, from lowest: Double = 0, to highest: Double
    ) throws {
        let formatter = UnitFormatter(language: .en)
        var generator = SeededGenerator(seed: 1)
        var bytes: [UInt8] = []
        for index in 0..<Self.count / QuantityUnit<Kind>.allCases.count + 1 {
            let value = lowest + Samples.value(index, upTo: highest - lowest, using: &generator)
            let wanted = expected(kind, value, unit, symbol)
            bytes.removeAll(keepingCapacity: true)
            let quantity = try Quantity<Kind>(value, unit)
            try formatter.append(quantity, to: &bytes)
            let text = String(decoding: bytes, as: UTF8.self)
            let other = try formatter.string(quantity)
            guard text == wanted, text == other else {
                Issue.record("\(value) \(unit): \(text) and \(other), not \(wanted)")
                return
            }
        }
    }

    private func expected<Kind: QuantityKind>(
        _ kind: Kind.Type, _ value: Double, _ unit: QuantityUnit<Kind>, _ symbol: String
    ) -> String {
        let number: String
        var step = ""
        switch unit.decimals {
        case .none: number = SchoolRounding.round(value, places: 0)
        case .exactly(let places): number = SchoolRounding.round(value, places: places.rawValue)
        case .atMost(let places):
            number = SchoolRounding.dropClosingZeros(SchoolRounding.round(value, places: places.rawValue))
            step = places == .one ? "<0.1" : "<0.01"
        case .oneBelowTen:
            number = SchoolRounding.dropClosingZeros(SchoolRounding.round(value, places: value < 10 ? 1 : 0))
            step = "<0.1"
        }
        return (Kind.rules.showsTraces && number == "0" && value > 0 ? step : number) + symbol
    }
}
