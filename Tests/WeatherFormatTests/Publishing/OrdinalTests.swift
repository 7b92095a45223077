import Testing

@testable import WeatherFormat

@Suite struct OrdinalTests {
    @Test func theStoredByteIsThePositionInAllCases() {
        #expect(Language.allCases.map(\.ordinal) == Array(0..<27))
        #expect(DateFormatIntent.allCases.map(\.ordinal) == Array(0..<24))
        #expect(WeatherUnit.allCases.map(\.ordinal) == Array(0..<22))
        #expect(HourCycle.allCases.map(\.ordinal) == [0, 1])
        #expect(DayPhrase.allCases.map(\.ordinal) == [0, 1, 2])
    }
}
