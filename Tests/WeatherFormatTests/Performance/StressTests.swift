import FoundationEssentials
import Testing

@testable import WeatherFormat

/// Eight tasks that fill every table at once, with formatters of their own and with shared ones.
@Suite struct StressTests {
    @Test func everyTableIsFilledByEightTasksAtOnce() async throws {
        let identifiers = try ZoneID.known().filter { $0 != "Etc/Unknown" }
        let shared = DateIntentFormatter(
            language: .de, hourCycle: .twentyFourHour, zone: try ZoneID("Antarctica/Troll"))
        let answers = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 { group.addTask { try Self.everything(identifiers, shared) } }
            var answers: [[UInt8]] = []
            for try await answer in group { answers.append(answer) }
            return answers
        }
        #expect(answers.count == 8 && Set(answers).count == 1)
    }

    static func everything(_ identifiers: [String], _ shared: DateIntentFormatter) throws -> [UInt8] {
        var buffer: [UInt8] = []
        for (index, identifier) in identifiers.enumerated() {
            let language = Language.allCases[index % Language.allCases.count]
            let intent = DateFormatIntent.allCases[index % DateFormatIntent.allCases.count]
            let formatter = DateIntentFormatter(
                language: language, hourCycle: HourCycle.allCases[index % 2], zone: try ZoneID(identifier))
            for year in stride(from: 0, to: 200, by: 7) {
                let instant = Date(timeIntervalSince1970: -2_208_988_800 + Double(year) * 31_556_952)
                try formatter.append(instant, for: intent, to: &buffer)
                try shared.append(instant, for: intent, to: &buffer)
            }
            let units = UnitFormatter(language: language)
            try units.append(try WindSpeed(Double(index), .kilometersPerHour), to: &buffer)
            try units.append(try Temperature(Double(index % 50) - 20, .celsius), to: &buffer)
            buffer += try units.string(try Distance(Double(index), .miles), width: .long).utf8
            buffer += try RelativeTimeFormatter(language: language).string(secondsAgo: Double(index)).utf8
        }
        return buffer
    }

    /// A caller's made-up names must not grow memory: the table holds zones of the database, and no others.
    @Test func madeUpZonesAreNotKept() throws {
        var instantsRendered = 0
        for offset in 0..<20_000 {
            let seconds = offset * 4 - 40_000
            let zone = try ZoneID(secondsFromUTC: seconds)
            let formatter = DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: zone)
            instantsRendered +=
                try formatter.string(
                    from: Date(timeIntervalSince1970: 0), for: .sunEventTime
                ).isEmpty ? 0 : 1
            #expect(zone.identifier == "GMT" || ZoneSource.kept.find(zone.identifier) == nil)
        }
        #expect(instantsRendered == 20_000)
        #expect(ZoneSource.kept.count <= (try ZoneID.known()).count)
    }
}
