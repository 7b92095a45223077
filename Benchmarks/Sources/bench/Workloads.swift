import Foundation
import WeatherFormat

/// The work that is timed: the same on our side as in the references.
struct Workloads {
    let formatter: DateIntentFormatter
    let units = UnitFormatter(language: .de)
    let instants: [Date]
    let winds: [WindSpeed]
    let chances: [Percentage]

    init() throws {
        formatter = DateIntentFormatter(language: .de, hourCycle: .twentyFourHour, zone: try ZoneID("Europe/Berlin"))
        instants = (0..<1024).map { Date(timeIntervalSince1970: 1_767_225_600 + Double($0) * 37 * 60) }
        winds = try (0..<1024).map { try WindSpeed(Double($0) * 0.1, .kilometersPerHour) }
        chances = try (0..<1024).map { try Percentage(percent: Double($0 % 101)) }
    }

    private static let calls = 200_000

    /// Date intents into a buffer that is used again, a strip of 24 at a time.
    func dateIntoBuffer(_ intent: DateFormatIntent) throws -> Double {
        try strip(of: DateIntentFormatter.largestUTF8Count) { call, span in
            try formatter.append(instants[call & 1023], for: intent, to: &span)
        }
    }

    /// One append after the other, 24 into each filling of a buffer.
    private func strip(
        of largest: Int, _ append: (Int, inout OutputSpan<UInt8>) throws -> Void
    ) rethrows -> Double {
        var buffer: [UInt8] = []
        buffer.reserveCapacity(24 * largest)
        return try Stopwatch.nanoseconds(calls: Self.calls / 24) { strip in
            buffer.removeAll(keepingCapacity: true)
            try buffer.append(addingCapacity: 24 * largest) { span in
                for column in 0..<24 { try append(strip &* 24 &+ column, &span) }
            }
        } / 24
    }

    func dateAsString(_ intent: DateFormatIntent) throws -> Double {
        var bytes = 0
        return try Stopwatch.nanoseconds(calls: Self.calls) { call in
            bytes += try formatter.string(from: instants[call & 1023], for: intent).utf8.count
        }
    }

    func windIntoBuffer() throws -> Double {
        try strip(of: UnitFormatter.largestUTF8Count) { call, span in try units.append(winds[call & 1023], to: &span) }
    }

    func chanceIntoBuffer() throws -> Double {
        try strip(of: UnitFormatter.largestUTF8Count) { call, span in try units.append(chances[call & 1023], to: &span)
        }
    }

    /// A minute to an hour ago, as the references have it.
    func relativeTimeIntoBuffer() throws -> Double {
        let relative = RelativeTimeFormatter(language: .de)
        return try strip(of: RelativeTimeFormatter.largestUTF8Count) { call, span in
            try relative.append(secondsAgo: Double(call % 59 + 1) * 60, to: &span)
        }
    }

    func relativeTime() throws -> Double {
        let relative = RelativeTimeFormatter(language: .de)
        var bytes = 0
        return try Stopwatch.nanoseconds(calls: Self.calls) { call in
            bytes += try relative.string(secondsAgo: Double(call % 59 + 1) * 60).utf8.count
        }
    }

    /// The other texts of a forecast, each beside its reference's name.
    func texts() throws -> [(name: String, key: String, nanoseconds: Double)] {
        let durations = DurationFormatter(language: .de)
        let ranges = try winds.map {
            GustRange(wind: $0, gust: try WindSpeed($0.value + 15, .kilometersPerHour))
        }
        var bytes = 0
        func time(_ work: (Int) throws -> String) rethrows -> Double {
            try Stopwatch.nanoseconds(calls: 20_000) { call in bytes += try work(call & 1023).utf8.count }
        }
        return [
            ("a duration", "duration", try time { try durations.string(seconds: Double($0) * 360) }),
            ("a wind and its gusts", "range", try time { try units.string(ranges[$0]) }),
            ("a wind aloud", "spoken", try time { try units.spoken(winds[$0]) }),
            ("a wind and its gusts aloud", "spokenRange", try time { try units.spoken(ranges[$0]) }),
        ]
    }

    /// A formatter of a zone that has been seen, made and used once.
    func construction() throws -> Double {
        var bytes = 0
        return try Stopwatch.nanoseconds(calls: 20_000) { call in
            let zone = try ZoneID(call & 1 == 0 ? "Europe/Berlin" : "Asia/Tokyo")
            let own = DateIntentFormatter(language: .de, hourCycle: .twentyFourHour, zone: zone)
            bytes += try own.string(from: instants[call & 1023], for: .sunEventTime).utf8.count
        }
    }

    /// Two threads with one formatter, each with a buffer of its own, against one.
    func twoThreads() -> Double {
        let (formatter, instants) = (self.formatter, self.instants)
        return Stopwatch.speedup(calls: 200) { _ in
            var buffer: [UInt8] = []
            buffer.reserveCapacity(32_768)
            for instant in instants {
                do { try formatter.append(instant, for: .dailyHeader, to: &buffer) } catch { print("bench: \(error)") }
            }
        }
    }

    /// Foundation's formatters, made once and used again. It has none for a unit on Linux.
    func foundation() throws -> [String: Double] {
        let style = Date.FormatStyle(
            locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)
        let time = style.hour().minute()
        let header = style.weekday(.abbreviated).month(.abbreviated).day()
        let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "de_DE")).precision(
            .fractionLength(0))
        let relative = Date.RelativeFormatStyle(
            presentation: .numeric, unitsStyle: .abbreviated, locale: Locale(identifier: "de_DE"))
        var bytes = 0
        let calls = 20_000
        return [
            "time": Stopwatch.nanoseconds(calls: calls) { bytes += time.format(instants[$0 & 1023]).utf8.count },
            "header": Stopwatch.nanoseconds(calls: calls) { bytes += header.format(instants[$0 & 1023]).utf8.count },
            "percent": Stopwatch.nanoseconds(calls: calls) {
                bytes += percent.format(Double($0 % 101) / 100).utf8.count
            },
            "relative": Stopwatch.nanoseconds(calls: 2000) {
                bytes += relative.format(Date(timeIntervalSinceNow: -Double($0 % 59 + 1) * 60)).utf8.count
            },
        ]
    }
}
