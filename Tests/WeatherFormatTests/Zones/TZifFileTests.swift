import Testing

@testable import WeatherFormat

/// Files that a test made, good ones and hostile ones: each is read right or refused with its reason.
@Suite struct TZifFileTests {
    @Test func changesAndFooter() throws {
        let file = TZifBytes(
            version: UInt8(ascii: "3"), offsets: [3208, 3600, 7200],
            changes: [(-2_422_054_408, 1), (354_675_600, 2), (370_400_400, 1)], footer: "CET-1CEST,M3.5.0,M10.5.0/3")
        let rules = try TZifFile.rules(file.bytes)
        #expect(rules.firstOffset == 3208)
        #expect(rules.changes.map(\.instant) == [-2_422_054_408, 354_675_600, 370_400_400])
        #expect(rules.changes.map(\.offset) == [3600, 7200, 3600])
        #expect(rules.rule == PosixZoneRule("CET-1CEST,M3.5.0,M10.5.0/3".utf8))
    }

    /// Version 1 has 32 bits and no footer: its last offset stays.
    @Test func versionOneAlone() throws {
        let file = TZifBytes(version: 0, offsets: [0, 3600], changes: [(100, 1)], footer: nil)
        let rules = try TZifFile.rules(file.bytes)
        #expect(rules == ZoneRules(firstOffset: 0, changes: [.init(instant: 100, offset: 3600)], rule: nil))
        let windows = ZoneWindows(identifier: "x", origin: .database, rules)
        defer { windows.deallocate() }
        #expect(try windows.offset(at: 99) == 0)
        #expect(try windows.offset(at: 250_000_000_000) == 3600)
        #expect(try windows.change(after: 100) == nil)
    }

    @Test func anEmptyFooterLeavesTheLastOffset() throws {
        let rules = try TZifFile.rules(TZifBytes(offsets: [0, 60], changes: [(0, 1)], footer: "").bytes)
        #expect(rules.rule == nil)
    }

    /// A rule without any change holds always, in the windows and outside of them.
    @Test func aRuleAlone() throws {
        let rules = try TZifFile.rules(TZifBytes(footer: "CET-1CEST,M3.5.0,M10.5.0/3").bytes)
        let windows = ZoneWindows(identifier: "x", origin: .database, rules)
        defer { windows.deallocate() }
        let rule = try #require(rules.rule)
        for instant in stride(from: -62_000_000_000, to: 253_000_000_000, by: 99_999_999) {
            #expect(try windows.offset(at: instant) == rule.offset(at: instant))
        }
    }

    /// Changes after the last window are not lost to the rule.
    @Test func aChangeFarAhead() throws {
        let file = TZifBytes(offsets: [0, 3600], changes: [(0, 1), (5_000_000_000, 0)], footer: "XXX-2")
        let windows = ZoneWindows(identifier: "x", origin: .database, try TZifFile.rules(file.bytes))
        defer { windows.deallocate() }
        #expect(try [-1, 0, 4_999_999_999, 5_000_000_000].map { try windows.offset(at: $0) } == [0, 3600, 3600, 7200])
        #expect(try windows.change(after: 0) == 5_000_000_000)
    }

    static let refused: [(file: TZifBytes, problem: ZoneFileProblem)] = [
        (TZifBytes(version: UInt8(ascii: "1")), .unknownVersion(49)),
        (TZifBytes(version: 255), .unknownVersion(255)),
        (TZifBytes(offsets: []), .badCount(name: "typecnt", count: 0)),
        (TZifBytes(offsets: [90_000_000]), .badOffset(seconds: 90_000_000)),
        (TZifBytes(offsets: [Int32.min]), .badOffset(seconds: Int(Int32.min))),
        (TZifBytes(changes: [(5, 0), (5, 0)]), .badOrder(change: 1)),
        (TZifBytes(changes: [(5, 0), (4, 0)]), .badOrder(change: 1)),
        (TZifBytes(changes: [(5, 1)]), .badType(change: 0)),
        (TZifBytes(leapSeconds: 27), .leapSeconds(count: 27)),
        (TZifBytes(footer: "CET-1CEST"), .badFooter(text: "CET-1CEST")),
        (TZifBytes(footer: "rm -rf"), .badFooter(text: "rm -rf")),
        (TZifBytes(footer: String(repeating: "A", count: 4000)), .badFooter(text: String(repeating: "A", count: 40))),
        (TZifBytes(footer: nil), .cutOff(bytes: 108, needed: 110)),
        (TZifBytes(falseCounts: [0: 7]), .cutOff(bytes: 114, needed: 61)),
    ]

    @Test(arguments: refused.indices)
    func isRefused(index: Int) throws {
        let (file, problem) = Self.refused[index]
        let found = #expect(throws: ZoneFileProblem.self) { try TZifFile.rules(file.bytes) }
        if index < Self.refused.count - 1 { #expect(found == problem) }
    }

    /// Ten million changes are a count; the bytes are not there, and neither is the memory asked for.
    @Test(arguments: 0..<6)
    func aCountThatTheFileDoesNotHold(place: Int) {
        for count in [10_000_000, UInt32.max] {
            #expect(throws: ZoneFileProblem.self) { try TZifFile.rules(TZifBytes(falseCounts: [place: count]).bytes) }
        }
    }

    @Test func tenMillionChangesAreTooManyBytes() {
        let bytes = [UInt8](repeating: 0, count: 90_000_000)
        #expect(throws: ZoneFileProblem.tooLarge(bytes: 90_000_000, limit: 65_536)) { try TZifFile.rules(bytes) }
    }

    @Test func everyBeginningOfAFileIsRefused() throws {
        let whole = TZifBytes(
            offsets: [0, 3600], changes: [(0, 1), (1000, 0)], footer: "CET-1CEST,M3.5.0,M10.5.0/3"
        ).bytes
        _ = try TZifFile.rules(whole)
        for length in 0..<whole.count {
            #expect(throws: ZoneFileProblem.self, "\(length)") { try TZifFile.rules(Array(whole.prefix(length))) }
        }
    }

    /// Whatever a byte is changed to, the answer is rules or a refusal, and every offset is one that a clock can have.
    @Test func everyChangedByteIsReadOrRefused() throws {
        let whole = TZifBytes(offsets: [0, 3600], changes: [(0, 1), (1000, 0)], footer: "CET-1CEST,M3.5.0,M10.5.0/3")
            .bytes
        var (read, refused) = (0, 0)
        for index in whole.indices {
            for byte in [0, 1, 0x2D, 0x39, 0x7F, 0x80, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[index] = byte
                do {
                    let windows = ZoneWindows(identifier: "x", origin: .database, try TZifFile.rules(bytes))
                    for instant in [-62_135_596_800, 0, 1_780_000_000, 253_402_300_799] {
                        #expect(try abs(windows.offset(at: instant)) < 2 * 86_400)
                    }
                    windows.deallocate()
                    read += 1
                } catch is ZoneFileProblem {
                    refused += 1
                }
            }
        }
        #expect(read > 100 && refused > 100)
    }

    /// A rule holds from the last change on, that change included; and behind the windows, which end in 2104, for ever.
    @Test func theRuleFollowsTheLastChange() throws {
        let file = TZifBytes(offsets: [0, 3600], changes: [(0, 1)], footer: "CET-2CEST,M3.5.0,M10.5.0/3")
        let windows = ZoneWindows(identifier: "x", origin: .database, try TZifFile.rules(file.bytes))
        defer { windows.deallocate() }
        #expect(try [-1, 0, 1].map { try windows.offset(at: $0) } == [0, 7200, 7200])
        // January and July of 2200.
        #expect(try [7_258_118_400, 7_273_756_800].map { try windows.offset(at: $0) } == [7200, 10_800])
    }

    @Test func everyBeginningOfAFileOfVersionOneIsRefused() throws {
        let whole = TZifBytes(version: 0, offsets: [0, 3600], changes: [(0, 1), (1000, 0)], footer: nil).bytes
        _ = try TZifFile.rules(whole)
        for length in 0..<whole.count {
            #expect(throws: ZoneFileProblem.self, "\(length)") { try TZifFile.rules(Array(whole.prefix(length))) }
        }
    }

    /// More than 25 hours behind UTC and less than 26 ahead, as RFC 9636 has it.
    @Test func offsetsAtTheirBorders() throws {
        for seconds in [-89_999, 93_599] as [Int32] {
            #expect(try TZifFile.rules(TZifBytes(offsets: [seconds]).bytes).firstOffset == Int(seconds))
        }
        for seconds in [-90_000, 93_600] as [Int32] {
            #expect(throws: ZoneFileProblem.badOffset(seconds: Int(seconds))) {
                try TZifFile.rules(TZifBytes(offsets: [seconds]).bytes)
            }
        }
    }
}
