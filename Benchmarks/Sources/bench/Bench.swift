import Foundation
import WeatherFormat

@main
struct Bench {
    static func main() throws {
        let formatter = DateIntentFormatter(language: .de, hourCycle: .twentyFourHour, zone: try ZoneID("Europe/Berlin"))
        let instants = (0..<1024).map { Date(timeIntervalSince1970: 1_767_225_600 + Double($0) * 37 * 60) }
        var buffer: [UInt8] = []
        buffer.reserveCapacity(4096)
        for intent in [DateFormatIntent.sunEventTime, .dailyHeader] {
            let ns = try Stopwatch.nanoseconds(calls: 200_000) { call in
                buffer.removeAll(keepingCapacity: true)
                try formatter.append(instants[call & 1023], for: intent, to: &buffer)
            }
            let s = try Stopwatch.nanoseconds(calls: 200_000) { call in
                _ = try formatter.string(from: instants[call & 1023], for: intent)
            }
            print(intent, ns, s)
        }
    }
}
