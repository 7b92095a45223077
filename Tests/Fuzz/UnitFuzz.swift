import FoundationEssentials
import WeatherFormat

#if canImport(hwfmt)
    @testable import hwfmt
#endif

/// Any number in any unit, as a length of time, as a chance and as an index: a string or an error, and no half of one.
enum UnitFuzz {
    static func run(_ input: inout FuzzInput) {
        let (given, read) = (input.choice(of: WeatherUnit.allCases), input.choice(of: WeatherUnit.allCases))
        let style = input.choice(of: UnitStyle.allCases)
        let width = input.choice(of: UnitWidth.allCases)
        let reader = input.reader()
        let value = number(&input)
        let gust = input.byte() & 1 == 0 ? nil : number(&input)
        expect { () throws(WeatherFormatError) in
            let quantity = try AnyQuantity(value, gust: gust, givenIn: given, readIn: read)
            let formatter = UnitFormatter(for: reader, style: style)
            return [try formatter.string(quantity, width: width), try formatter.spoken(quantity)]
        }
        expect { () throws(WeatherFormatError) in
            [try DurationFormatter(for: reader, style: style).string(seconds: value, width: width)]
        }
        expect { () throws(WeatherFormatError) in [try RelativeTimeFormatter(for: reader).string(secondsAgo: value)] }
        expect { () throws(WeatherFormatError) in
            _ = try (PrecipDisplay.toRoundedPrecip(value), PrecipDisplay.showPrecip(val: value))
            return []
        }
        expect { () throws(WeatherFormatError) in
            [
                try DateIntentFormatter(for: reader, zone: .utc).string(
                    from: Date(timeIntervalSince1970: value), for: .sunEventTime)
            ]
        }
        do throws(CommandFailure) { _ = try QuantityArgument([input.text]) } catch { checkMessage(error.message) }
    }

    /// Any bits, or a decimal of everyday size.
    private static func number(_ input: inout FuzzInput) -> Double {
        if input.byte() & 1 == 0 { return input.double() }
        let whole = Double(Int32(truncatingIfNeeded: Int(input.number(bytes: 4))) % 2_000_000)
        return whole / input.choice(of: [1, 2, 3, 7, 10, 20, 100, 1000])
    }

    private static func expect(_ strings: () throws(WeatherFormatError) -> [String]) {
        do throws(WeatherFormatError) {
            for string in try strings()
            where string.isEmpty || ["nan", "inf", "-inf"].contains(where: string.hasPrefix) {
                broken("the string \"\(string)\"")
            }
        } catch {
            if case .icu = error { broken("\(error)") }
            checkMessage(error.description)
        }
    }
}
