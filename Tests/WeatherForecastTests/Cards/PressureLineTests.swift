import SnapshotAssertions
import Testing
import WeatherForecast
import WeatherFormat

@Suite struct PressureLineTests {
    @Test func anchors() throws {
        let line = PressureLine(level: .high, trend: .fallingFast)
        #expect(try line.textInFull(in: .en) == "High pressure and falling fast.")
        #expect(try line.text(in: .en) == "High and falling fast.")
        #expect(try line.text(in: .de) == "Hoch, fällt schnell.")
        #expect(try line.text(in: .ja) == "高め、急降下。")
        #expect(try PressureLine(level: .low, trend: .steady).text(in: .th) == "ต่ำ คงที่")
    }

    @Test(arguments: Language.allCases) func everyLine(language: Language) throws {
        let rows = try PressureLine.all.map { line in
            let (short, full) = (try line.text(in: language), try line.textInFull(in: language))
            return "\(line.level.rawValue) \(line.trend.rawValue) | \(short) | \(full)"
        }
        #expect(Set(rows).count == 15)
        let head = "\(language.rawValue): level and trend | card | row"
        try assertMatchesSnapshot(([head] + rows).joined(separator: "\n"), named: language.rawValue)
    }
}
