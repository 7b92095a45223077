import Foundation
import WeatherFormat

/// Draws a screen's dates from eight tasks at once, each with formatters of its own and all with a shared one, and
/// fails unless every task says the same.
@main
struct Client {
    static func main() async throws {
        let instant = try Date("2026-08-15T15:39:00Z", strategy: .iso8601)
        let zone = try ZoneID("Europe/Berlin")
        let shared = DateIntentFormatter(language: .de, hourCycle: .twentyFourHour, zone: zone)
        let answers = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var strings = try Screen(shared, at: instant).strings
                    for language in Language.allCases {
                        for hourCycle in HourCycle.allCases {
                            let own = DateIntentFormatter(language: language, hourCycle: hourCycle, zone: zone)
                            strings += try Screen(own, at: instant).strings
                        }
                    }
                    return strings
                }
            }
            var answers: [[String]] = []
            for try await answer in group { answers.append(answer) }
            return answers
        }
        guard let first = answers.first, answers.allSatisfy({ $0 == first }), first.contains("Sa., Aug. 15 @ 17:39")
        else { throw CocoaError(.featureUnsupported) }
        print("strings: 8 tasks, \(first.count) strings each, all alike")
    }
}
