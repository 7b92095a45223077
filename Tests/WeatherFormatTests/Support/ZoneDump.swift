import Foundation

@testable import WeatherFormat

/// What the C library's own reader says of a zone: every change of its offset, printed by `zdump` (Debian's libc-bin).
struct ZoneDump: Sendable {
    struct Change: Sendable {
        /// Seconds since 1970.
        let second: Int
        /// The offsets from UTC before and after, in seconds.
        let before: Int
        let after: Int
    }

    let zone: String
    /// Before the first change that is listed.
    let firstOffset: Int
    let changes: [Change]

    /// What zdump(8) says of zones, from the start of one year to before the start of another.
    static func of(_ zones: [String], from start: Int, to end: Int) throws -> [ZoneDump] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/zdump")
        process.arguments = ["-i", "-c", "\(start),\(end)"] + zones
        process.environment = ["TZDIR": ZoneDatabase.installed?.folder ?? ""]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try blocks(of: String(decoding: printed, as: UTF8.self)).map(ZoneDump.init)
    }

    private static func blocks(of text: String) -> [[Substring]] {
        var blocks: [[Substring]] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("TZ=") { blocks.append([]) }
            if !blocks.isEmpty { blocks[blocks.count - 1].append(line) }
        }
        return blocks
    }

    /// zdump(8): `TZ="…"`, then lines of day, time and the offset from then on; the first has neither day nor time.
    private init(_ lines: [Substring]) throws {
        zone = lines[0].dropFirst(4).dropLast().description
        var offset: Int?
        var first = 0
        var changes: [Change] = []
        for line in lines.dropFirst() {
            let fields = line.split(separator: "\t")
            let next = try Self.offset(fields[2])
            if let before = offset {
                let local = try Self.local(fields[0], fields[1])
                if before != next { changes.append(Change(second: local - next, before: before, after: next)) }
            } else {
                first = next
            }
            offset = next
        }
        firstOffset = first
        self.changes = changes
    }

    private struct Unreadable: Error { let text: String }

    /// `+01`, `-0330`, `+005328`.
    private static func offset(_ text: Substring) throws -> Int {
        let digits = text.dropFirst() + String(repeating: "0", count: max(0, 7 - text.count))
        guard let number = Int(digits), digits.count == 6 else { throw Unreadable(text: String(text)) }
        let seconds = number / 10_000 * 3600 + number / 100 % 100 * 60 + number % 100
        return text.hasPrefix("-") ? -seconds : seconds
    }

    /// `1893-04-01`, and `00:06:32`, `03:30` or `03`: as seconds since 1970, as if it were UTC.
    private static func local(_ day: Substring, _ time: Substring) throws -> Int {
        let date = day.split(separator: "-").compactMap { Int($0) }
        let clock = time.split(separator: ":").compactMap { Int($0) } + [0, 0]
        guard date.count == 3 else { throw Unreadable(text: String(day)) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let components = DateComponents(year: date[0], month: date[1], day: date[2])
        guard let midnight = calendar.date(from: components) else { throw Unreadable(text: String(day)) }
        return Int(midnight.timeIntervalSince1970) + clock[0] * 3600 + clock[1] * 60 + clock[2]
    }
}
