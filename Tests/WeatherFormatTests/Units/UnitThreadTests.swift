import Testing
import WeatherFormat

/// Formatters are shared and their tables are built by whoever comes first: every thread must read the same.
@Suite struct UnitThreadTests {
    @Test func eightTasksSayTheSame() async throws {
        try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { try Self.renderAll() } }
            let expected = try Self.renderAll()
            for try await answer in group { #expect(answer == expected) }
        }
    }

    static func renderAll() throws -> [String] {
        var strings: [String] = []
        for language in Language.allCases {
            let formatter = UnitFormatter(language: language)
            for unit in WeatherUnit.allCases {
                let quantity = try AnyQuantity(7.3, givenIn: unit, readIn: unit)
                for style in UnitStyle.allCases { strings.append(try formatter.string(quantity, style: style)) }
                strings.append(try formatter.spoken(quantity))
            }
            strings.append(try DurationFormatter(language: language).string(seconds: 7179))
            strings.append(try RelativeTimeFormatter(language: language).string(secondsAgo: 300))
        }
        return strings
    }
}
