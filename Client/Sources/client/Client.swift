import Foundation
import WeatherFormat

/// Renders the whole rulebook from eight tasks at once, each on its own and all with one shared formatter, and fails
/// unless every task says the same.
@main
struct Client {
    static func main() async throws {
        let instant = try Date("2026-08-15T15:39:00Z", strategy: .iso8601)
        let shared = DateIntentFormatter(
            language: .de, hourCycle: .twentyFourHour, zone: try ZoneID("Europe/Berlin"))
        let answers = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask { try render(instant, shared: shared) }
            }
            var answers: [[String]] = []
            for try await answer in group { answers.append(answer) }
            return answers
        }
        guard let first = answers.first, answers.allSatisfy({ $0 == first }), first.last == "Sa., Aug. 15 @ 17:39"
        else {
            throw CocoaError(.featureUnsupported)
        }
        print("client: 8 tasks, \(first.count) strings each, all alike")
    }

    static func render(_ instant: Date, shared: DateIntentFormatter) throws -> [String] {
        var strings: [String] = []
        for language in Language.allCases {
            for hourCycle in HourCycle.allCases {
                let formatter = DateIntentFormatter(
                    language: language, hourCycle: hourCycle, zone: try ZoneID("Europe/Berlin"))
                for intent in DateFormatIntent.allCases {
                    strings.append(try formatter.string(from: instant, for: intent))
                }
            }
        }
        strings.append(try shared.string(from: instant, for: .forecastUpdatedDateTime))
        return strings
    }
}
