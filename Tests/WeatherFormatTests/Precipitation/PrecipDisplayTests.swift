import Testing
import WeatherFormat

@Suite("PrecipDisplay")
struct PrecipDisplayTests {
    /// 0.025, 0.075 … 0.975, and the step that a person rounds each to.
    static let halfSteps = (0..<20).map { (thousandths: 25 + 50 * $0, step: $0 + 1) }

    @Test("every half step goes up, in Double", arguments: halfSteps)
    func doubleHalfStep(thousandths: Int, step: Int) throws {
        let half = try #require(Double("0.\(padded(thousandths))"))
        #expect(try PrecipDisplay.toRoundedPrecip(half) == Double(step) / 20)
        #expect(try PrecipDisplay.toRoundedPrecip(half.nextUp) == Double(step) / 20)
        #expect(try PrecipDisplay.toRoundedPrecip(half.nextDown) == Double(step - 1) / 20)
        #expect(try PrecipDisplay.roundedPercent(half) == 5 * step)
    }

    @Test("every half step goes up, in Float", arguments: halfSteps)
    func floatHalfStep(thousandths: Int, step: Int) throws {
        let half = try #require(Float("0.\(padded(thousandths))"))
        #expect(try PrecipDisplay.toRoundedPrecip(half) == Float(step) / 20)
        #expect(try PrecipDisplay.toRoundedPrecip(half.nextUp) == Float(step) / 20)
        #expect(try PrecipDisplay.toRoundedPrecip(half.nextDown) == Float(step - 1) / 20)
    }

    @Test("rounding twice changes nothing, and every gate answers the same for raw and rounded")
    func rawAndRounded() throws {
        for thousandths in 0...1000 {
            let raw = Double(thousandths) / 1000
            let rounded = try PrecipDisplay.toRoundedPrecip(raw)
            #expect(try PrecipDisplay.toRoundedPrecip(rounded) == rounded)
            #expect(try PrecipDisplay.showPrecip(val: raw) == PrecipDisplay.showPrecip(val: rounded))
            let single = Float(thousandths) / 1000
            let roundedSingle = try PrecipDisplay.toRoundedPrecip(single)
            #expect(try PrecipDisplay.toRoundedPrecip(roundedSingle) == roundedSingle)
            #expect(try PrecipDisplay.showPrecip(val: single) == PrecipDisplay.showPrecip(val: roundedSingle))
            #expect(try PrecipDisplay.roundedPercent(single) == PrecipDisplay.roundedPercent(raw))
            for hours in [1, 11, 12, 24] {
                var window = [Double?](repeating: nil, count: hours)
                window[0] = raw
                let answer = try PrecipDisplay.significantPrecip(window)
                window[0] = rounded
                #expect(try PrecipDisplay.significantPrecip(window) == answer)
            }
        }
    }

    @Test("agrees with the decimal that a person reads")
    func decimalReading() throws {
        for tenThousandths in 0...10_000 {
            let digits = String(tenThousandths)
            let text =
                "\(tenThousandths / 10_000)." + String(repeating: "0", count: 4 - min(4, digits.count))
                + (tenThousandths == 10_000 ? "0" : digits)
            let value = try #require(Double(text))
            let wanted = 5 * ((tenThousandths + 250) / 500)
            #expect(try PrecipDisplay.roundedPercent(value) == wanted, "\(text)")
            let single = try #require(Float(text))
            #expect(try PrecipDisplay.roundedPercent(single) == wanted, "\(text) as Float")
        }
    }

    @Test(
        "what is no fraction is an error that says what was expected",
        arguments: [
            20, 1.0000001, -0.0001, 100, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
        ])
    func refused(value: Double) {
        #expect(throws: WeatherFormatError.self) { try PrecipDisplay.toRoundedPrecip(value) }
        #expect(throws: WeatherFormatError.self) { try PrecipDisplay.showPrecip(val: value) }
        #expect(throws: WeatherFormatError.self) { try PrecipDisplay.significantPrecip([0.5, value]) }
        #expect(throws: WeatherFormatError.self) { try PrecipDisplay.rainLaterIndex([value], visibleColumns: 0) }
        #expect(throws: WeatherFormatError.self) { try PrecipLane(window: [nil, value], visibleColumns: 0) }
        #expect(throws: WeatherFormatError.self) { try PrecipDisplay.toRoundedPrecip(Float(value)) }
    }

    @Test("the edges")
    func edges() throws {
        #expect(try PrecipDisplay.toRoundedPrecip(0.0) == 0)
        #expect(try PrecipDisplay.toRoundedPrecip(-0.0).sign == .plus)
        #expect(try PrecipDisplay.toRoundedPrecip(1.0) == 1)
        #expect(try PrecipDisplay.toRoundedPrecip(Double.leastNonzeroMagnitude) == 0)
        #expect(try PrecipDisplay.significantPrecip([Double?]()) == false)
        #expect(try PrecipDisplay.rainLaterIndex([Double](), visibleColumns: .min) == nil)
        #expect(try PrecipDisplay.rainLaterIndex([0.5], visibleColumns: .max) == nil)
    }

    @Test("a percent is named as such")
    func percentAdvice() {
        #expect(
            WeatherFormatError.notAChance(value: 20).description
                == "chance of precipitation out of range (20.0): expected a fraction from 0 to 1; "
                + "as a percent this would be 0.2")
        #expect(
            WeatherFormatError.notAChance(value: .nan).description
                == "chance of precipitation out of range (nan): expected a fraction from 0 to 1")
    }

    private func padded(_ thousandths: Int) -> String {
        String(repeating: "0", count: 3 - String(thousandths).count) + String(thousandths)
    }
}
