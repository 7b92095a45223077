import Foundation
import Testing

@testable import WeatherFormat

/// The machine's database as the library reads it, against the C library's own reader: every zone, dense around each
/// change.
///
/// It fails where the machine's data and ours disagree.
@Suite struct ZoneOracleTests {
    /// Of files that are the same, one.
    static func zones() throws -> [String] {
        let database = try #require(ZoneDatabase.installed, "tests need the package tzdata: scripts/test installs it")
        var seen: Set<[UInt8]> = []
        return try database.names().filter { name in
            try seen.insert(database.bytes(of: name, limit: TZifFile.largestByteCount) ?? Array(name.utf8)).inserted
        }
    }

    @Test func everyZoneFrom1970To2037() async throws {
        #expect(try await Self.compare(try Self.zones(), from: 1970, to: 2038) > 100_000)
    }

    @Test func everyFourthZoneFrom1900To1970() async throws {
        let zones = try Self.zones()
        let some = stride(from: 0, to: zones.count, by: 4).map { zones[$0] }
        #expect(try await Self.compare(some, from: 1900, to: 1970) > 5000)
    }

    /// One zone for each rule that a footer has.
    @Test func everyFooterTo2100() async throws {
        var rules: Set<PosixZoneRule> = []
        let zones = try Self.zones().filter { zone in
            guard let rule = try ZoneDatabase.installed?.rules(of: zone)?.rule else { return true }
            return rules.insert(rule).inserted
        }
        #expect(try await Self.compare(zones, from: 2037, to: 2101) > 5000)
    }

    /// The long form, which `scripts/soak` runs: every name to 2100, and Python's zoneinfo as a second oracle.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SOAK_COMPARISONS"] != nil, "scripts/soak runs it"))
    func soakEveryNameTo2100() async throws {
        let names = try #require(ZoneDatabase.installed).names()
        #expect(try await Self.compare(names, from: 1900, to: 2101) > 200_000)
        try Self.compareWithPython(names)
    }

    /// How many instants were compared.
    private static func compare(_ zones: [String], from start: Int, to end: Int) async throws -> Int {
        let parts = 8
        return try await withThrowingTaskGroup(of: Int.self) { group in
            for part in 0..<parts {
                let some = zones.indices.filter { $0 % parts == part }.map { zones[$0] }
                group.addTask {
                    try ZoneDump.of(some, from: start, to: end).reduce(0) { try $0 + compare($1, from: start, to: end) }
                }
            }
            return try await group.reduce(0, +)
        }
    }

    private static func compare(_ dump: ZoneDump, from start: Int, to end: Int) throws -> Int {
        let zone = try ZoneID(dump.zone)
        let begin = (try CivilDay(year: start, month: 1, day: 1)).daysSince1970 * 86_400
        var instants: [(second: Int, offset: Int)] = [(begin, dump.firstOffset)]
        var last = begin
        for change in dump.changes {
            for distance in [1, 60, 3600, 86_400] where change.second - distance > last {
                instants.append((change.second - distance, change.before))
            }
            instants.append(((last + change.second) / 2, change.before))
            instants.append((change.second, change.after))
            last = change.second
        }
        for instant in instants {
            let ours = try zone.offsets.offset(at: instant.second)
            #expect(ours == instant.offset, "\(dump.zone) at \(instant.second)")
        }
        // None is missing, and none is ours alone.
        let limit = (try CivilDay(year: end, month: 1, day: 1)).daysSince1970 * 86_400
        var found: [Int] = []
        var instant = begin
        while let next = try zone.offsets.change(after: instant), next < limit {
            found.append(next)
            instant = next
        }
        #expect(found == dump.changes.map(\.second).filter { $0 > begin && $0 < limit }, "\(dump.zone)")
        return instants.count
    }

    /// Every twelfth hour from 1900 to 2100, and every change to the second, as Python reads the same files.
    private static func compareWithPython(_ zones: [String]) throws {
        let script = """
            import sys, zoneinfo, datetime as d
            e = d.datetime(1970, 1, 1, tzinfo=d.timezone.utc)
            for name in sys.argv[1:]:
                z = zoneinfo.ZoneInfo(name); last = None; out = []
                def at(s): return int((e + d.timedelta(seconds=s)).astimezone(z).utcoffset().total_seconds())
                for s in range(-2208988800, 4133980800, 43200):
                    o = at(s)
                    if o != last:
                        if last is not None:
                            low, high = s - 43200, s
                            while high - low > 1:
                                m = (low + high) // 2
                                if at(m) == last: low = m
                                else: high = m
                            out.append(f"{high}:{o}")
                        else: out.append(f"{s}:{o}")
                        last = o
                print(name, *out)
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script] + zones
        process.environment = ["PYTHONTZPATH": ZoneDatabase.installed?.folder ?? "", "PATH": "/usr/bin:/bin"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let printed = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let lines = printed.split(separator: "\n")
        #expect(lines.count == zones.count)
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            let zone = try ZoneID(words[0])
            for word in words.dropFirst() {
                let numbers = word.split(separator: ":").compactMap { Int($0) }
                #expect(try zone.offsets.offset(at: numbers[0]) == numbers[1], "\(words[0]) \(word)")
            }
            #expect(words.count > 1)
        }
    }
}
