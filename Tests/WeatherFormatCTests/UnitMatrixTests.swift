import CWeatherFormat
import Testing
import WeatherFormat

@testable import WeatherFormatC

/// Every unit in every language, style and form is in C what it is in Swift, one by one and as a column.
@Suite struct UnitMatrixTests {
    static let numbers: [Double] = [0, 1, 2, 5, 11, 21, 22, 25, 1.5, 0.04, 99.95, 1013.25, -0.0001]
    static let styles = [
        (UnitStyle.compact, WFMT_STYLE_COMPACT), (.native, WFMT_STYLE_NATIVE), (.cldr, WFMT_STYLE_CLDR),
    ]
    static let widths = [
        (UnitWidth.short, WFMT_FORM_SHORT), (.narrow, WFMT_FORM_NARROW), (.long, WFMT_FORM_LONG),
    ]

    @Test(arguments: DateMatrixTests.tags)
    func everyUnit(tag: String) throws {
        let reader = try CReader(tag)
        for unit in WeatherUnit.allCases {
            let values = Self.numbers.filter { $0 <= 100 || unit != .percent }
            for (style, styleCode) in Self.styles {
                let formatter = UnitFormatter(for: try ReaderTag(tag), style: style)
                for (width, form) in Self.widths {
                    try check(reader, unit, values, styleCode, form) { try formatter.string($0, width: width) }
                }
                try check(reader, unit, values, styleCode, WFMT_FORM_SPOKEN) { try formatter.spoken($0) }
            }
        }
    }

    private func check(
        _ reader: CReader, _ unit: WeatherUnit, _ values: [Double], _ style: Int, _ form: Int,
        _ string: (AnyQuantity) throws -> String
    ) throws {
        var wanted: [String] = []
        for value in values {
            let quantity = try AnyQuantity(value, givenIn: unit, readIn: unit)
            let text = try CLibrary.text {
                wfmt_unit(
                    reader.handle, value, unit.code, Int32(WFMT_UNIT_SAME), Int32(style), Int32(form), $0, $1, $2, $3)
            }
            wanted.append(try string(quantity))
            #expect(text == wanted.last)
        }
        #expect(try CColumn.values(reader, unit, unit, values, style, form) == wanted)
    }

    /// Each unit given in each other one of its kind.
    @Test(arguments: ["en", "de-CH", "tr", "ru"])
    func everyConversion(tag: String) throws {
        let reader = try CReader(tag, voice: WFMT_VOICE_NATIVE)
        let formatter = UnitFormatter(for: try ReaderTag(tag), style: .native)
        var conversions = 0
        for given in WeatherUnit.allCases {
            for read in WeatherUnit.allCases {
                let quantities: [AnyQuantity]
                do throws(WeatherFormatError) {
                    quantities = try Self.quantities(given, read)
                } catch {
                    let refusal = #expect(throws: CLibrary.Refusal.self) {
                        try CLibrary.text {
                            wfmt_unit(reader.handle, 1, given.code, read.code, 0, 0, $0, $1, $2, $3)
                        }
                    }
                    #expect(refusal == CLibrary.Refusal(status: Int32(WFMT_ERROR_VALUE), text: error.description))
                    continue
                }
                conversions += 1
                let wanted = try quantities.map { try formatter.string($0) }
                #expect(
                    try CColumn.values(reader, given, read, [0.3, 8, 25.5], WFMT_STYLE_VOICE, WFMT_FORM_SHORT) == wanted
                )
            }
        }
        #expect(conversions > WeatherUnit.allCases.count)
    }

    private static func quantities(
        _ given: WeatherUnit, _ read: WeatherUnit
    ) throws(WeatherFormatError) -> [AnyQuantity] {
        var quantities: [AnyQuantity] = []
        for value in [0.3, 8, 25.5] { quantities.append(try AnyQuantity(value, givenIn: given, readIn: read)) }
        return quantities
    }

    @Test(arguments: DateMatrixTests.tags)
    func gusts(tag: String) throws {
        let reader = try CReader(tag, voice: WFMT_VOICE_NATIVE)
        let formatter = UnitFormatter(for: try ReaderTag(tag), style: .native)
        for unit in [WeatherUnit.kilometersPerHour, .milesPerHour, .metersPerSecond, .knots, .beaufort] {
            let quantity = try AnyQuantity(12, gust: 18, givenIn: unit, readIn: unit)
            let text = try CLibrary.text {
                wfmt_gusts(reader.handle, 12, 18, unit.code, 0, 0, 0, $0, $1, $2, $3)
            }
            let spoken = try CLibrary.text {
                wfmt_gusts(reader.handle, 12, 18, unit.code, 0, 0, Int32(WFMT_FORM_SPOKEN), $0, $1, $2, $3)
            }
            #expect(try text == formatter.string(quantity))
            #expect(try spoken == formatter.spoken(quantity))
        }
    }
}
