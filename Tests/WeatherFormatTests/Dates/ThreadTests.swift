import FoundationEssentials
import TestSupport
import Testing
import WeatherFormat

@Suite struct ThreadTests {
    @Test func eightTasksSayTheSame() async throws {
        let evening = try Samples.evening()
        let morning = try Samples.morning()
        let expected = try Self.renderAll([evening, morning])
        try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask { try Self.renderAll([evening, morning]) }
            }
            for try await answer in group { #expect(answer == expected) }
        }
    }

    static func renderAll(_ instants: [Date]) throws -> [String] {
        var strings: [String] = []
        for language in Language.allCases {
            for hourCycle in HourCycle.allCases {
                let formatter = DateIntentFormatter(
                    language: language, hourCycle: hourCycle, zone: try ZoneID("Europe/Berlin"))
                for intent in DateFormatIntent.allCases {
                    for instant in instants { strings.append(try formatter.string(from: instant, for: intent)) }
                }
            }
        }
        return strings
    }
}
