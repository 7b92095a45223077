import TestSupport
import Testing

@testable import WeatherFormat

@Suite struct RoundedDecimalTests {
    @Test(
        arguments: [
            (2.5, 0, "3"), (-2.5, 0, "-3"), (0.5, 0, "1"), (-0.5, 0, "-1"), (0.49, 0, "0"), (-0.3, 0, "0"),
            (-0.0, 0, "0"),
            (0.175, 2, "0.18"), (1.005, 2, "1.01"), (0.545, 2, "0.55"), (-0.04, 1, "0.0"), (0.05, 1, "0.1"),
            (2.3000000000000007, 1, "2.3"), (0.49999999999999994, 0, "0"), (29.9, 2, "29.90"),
            (999_999_999.95, 1, "1000000000.0"),
            (.leastNonzeroMagnitude, 2, "0.00"),
        ] as [(Double, Int, String)])
    func anchors(value: Double, places: Int, wanted: String) {
        #expect(RoundedDecimal(value, places: places).ascii == wanted)
    }

    @Test func agreesWithSchoolRounding() {
        var generator = SeededGenerator(seed: 3)
        var wrong: [String] = []
        for index in 0..<300_000 {
            let value = Samples.value(index, upTo: 2000, using: &generator) - 1000
            let places = index % 3
            let ours = RoundedDecimal(value, places: places).ascii
            let theirs = SchoolRounding.round(value, places: places)
            if ours != theirs { wrong.append("\(value) at \(places): \(ours), at school \(theirs)") }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    }

    @Test(arguments: [(2.0, 1, "2"), (2.5, 1, "2.5"), (0.0, 2, "0"), (10.0, 0, "10"), (0.1, 2, "0.1")])
    func closingZerosGo(value: Double, places: Int, wanted: String) {
        #expect(RoundedDecimal(value, places: places).droppingClosingZeros().ascii == wanted)
    }
}
