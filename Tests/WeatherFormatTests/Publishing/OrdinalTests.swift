import Testing

@testable import WeatherFormat

@Suite struct OrdinalTests {
    @Test func theStoredByteIsThePositionInAllCases() {
        #expect(Language.allCases.map(\.ordinal) == Array(Language.allCases.indices))
        #expect(DateFormatIntent.allCases.map(\.ordinal) == Array(DateFormatIntent.allCases.indices))
        #expect(WeatherUnit.allCases.map(\.ordinal) == Array(WeatherUnit.allCases.indices))
        #expect(HourCycle.allCases.map(\.ordinal) == [0, 1])
        #expect(DayPhrase.allCases.map(\.ordinal) == [0, 1, 2])
    }
}
