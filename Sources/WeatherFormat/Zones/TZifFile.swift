/// Reads one compiled file of the zone database: TZif, as RFC 9636 has it, versions 1 to 4.
///
/// It trusts nothing: every count is checked against the bytes that are there before anything is read by it.
struct TZifFile {
    /// The largest file that is read.
    ///
    /// Europe/Berlin has 2,298 bytes, and the largest of the database 3,872.
    static let largestByteCount = 64 * 1024

    private let bytes: [UInt8]

    /// The rules that a file's bytes hold.
    static func rules(_ bytes: [UInt8]) throws(ZoneFileProblem) -> ZoneRules {
        guard bytes.count <= largestByteCount else {
            throw .tooLarge(bytes: bytes.count, limit: largestByteCount)
        }
        let file = TZifFile(bytes: bytes)
        let first = try file.header(at: 0)
        guard first.version > 0 else { return try file.rules(first, timeSize: 4, footer: nil) }
        // What follows the first header is for readers of version 1, in 32 bits, and may be all but empty.
        let second = try file.header(at: first.dataEnd(timeSize: 4))
        guard second.version > 0 else { throw .unknownVersion(second.version) }
        return try file.rules(second, timeSize: 8, footer: try file.footer(at: second.dataEnd(timeSize: 8)))
    }

    /// The six counts of a header, RFC 9636 section 3.1.
    private struct Header {
        let version: UInt8
        let isUTCount: Int
        let isStandardCount: Int
        let leapCount: Int
        let timeCount: Int
        let typeCount: Int
        let characterCount: Int
        /// Where the data begins.
        let start: Int

        func typesStart(timeSize: Int) -> Int { start + timeCount * (timeSize + 1) }

        func dataEnd(timeSize: Int) -> Int {
            typesStart(timeSize: timeSize) + typeCount * 6 + characterCount + leapCount * (timeSize + 4)
                + isStandardCount + isUTCount
        }
    }

    private func header(at start: Int) throws(ZoneFileProblem) -> Header {
        let magic = Array("TZif".utf8)
        guard bytes.dropFirst(start).starts(with: magic) else {
            // A file that breaks off in these letters was cut, as one is that ends where a second header is due.
            let rest = bytes.dropFirst(start)
            guard !bytes.isEmpty, magic.starts(with: rest) else { throw .notTZif }
            throw .cutOff(bytes: bytes.count, needed: start + 44)
        }
        guard bytes.count >= start + 44 else { throw .cutOff(bytes: bytes.count, needed: start + 44) }
        let version = bytes[start + 4]
        // The RFC promises readers of version 2 that a later one can be read as theirs.
        guard version == 0 || (UInt8(ascii: "2")...UInt8(ascii: "9")).contains(version) else {
            throw .unknownVersion(version)
        }
        let counts = (0..<6).map { Int(bigEndian(UInt32.self, at: start + 20 + $0 * 4)) }
        let header = Header(
            version: version, isUTCount: counts[0], isStandardCount: counts[1], leapCount: counts[2],
            timeCount: counts[3], typeCount: counts[4], characterCount: counts[5], start: start + 44)
        // The counts have 32 bits and Int 64, so that no sum of theirs overflows.
        let size = start == 0 ? 4 : 8
        guard bytes.count >= header.dataEnd(timeSize: size) else {
            throw .cutOff(bytes: bytes.count, needed: header.dataEnd(timeSize: size))
        }
        return header
    }

    private func rules(
        _ header: Header, timeSize: Int, footer: PosixZoneRule?
    ) throws(ZoneFileProblem) -> ZoneRules {
        guard header.leapCount == 0 else { throw .leapSeconds(count: header.leapCount) }
        guard (1...256).contains(header.typeCount) else { throw .badCount(name: "typecnt", count: header.typeCount) }
        guard header.characterCount > 0 else { throw .badCount(name: "charcnt", count: 0) }
        for (name, count) in [("isutcnt", header.isUTCount), ("isstdcnt", header.isStandardCount)] {
            guard count == 0 || count == header.typeCount else { throw .badCount(name: name, count: count) }
        }
        var offsets: [Int] = []
        for type in 0..<header.typeCount {
            let seconds = Int(bigEndian(Int32.self, at: header.typesStart(timeSize: timeSize) + type * 6))
            // RFC 9636 section 3.2: more than -25 hours and less than 26.
            guard (-89_999...93_599).contains(seconds) else { throw .badOffset(seconds: seconds) }
            offsets.append(seconds)
        }
        var changes: [ZoneRules.Change] = []
        for index in 0..<header.timeCount {
            let start = header.start + index * timeSize
            let instant =
                timeSize == 4 ? Int(bigEndian(Int32.self, at: start)) : Int(bigEndian(Int64.self, at: start))
            if let last = changes.last, instant <= last.instant { throw .badOrder(change: index) }
            let type = Int(bytes[header.start + header.timeCount * timeSize + index])
            guard type < offsets.count else { throw .badType(change: index) }
            changes.append(ZoneRules.Change(instant: instant, offset: offsets[type]))
        }
        return ZoneRules(firstOffset: offsets[0], changes: changes, rule: footer)
    }

    /// The rule between two line feeds behind the data; nil where nothing stands between them.
    private func footer(at start: Int) throws(ZoneFileProblem) -> PosixZoneRule? {
        let lineFeed = UInt8(ascii: "\n")
        guard start < bytes.count else { throw .cutOff(bytes: bytes.count, needed: start + 2) }
        guard bytes[start] == lineFeed else {
            throw .badFooter(text: String(decoding: bytes[start...].prefix(40), as: UTF8.self))
        }
        guard let end = bytes[(start + 1)...].firstIndex(of: lineFeed) else {
            throw .cutOff(bytes: bytes.count, needed: bytes.count + 1)
        }
        let text = bytes[(start + 1)..<end]
        guard !text.isEmpty else { return nil }
        guard let rule = PosixZoneRule(text) else {
            throw .badFooter(text: String(decoding: text.prefix(40), as: UTF8.self))
        }
        return rule
    }

    /// Only where all its bytes are there.
    private func bigEndian<Number: FixedWidthInteger>(_: Number.Type, at start: Int) -> Number {
        bytes[start..<(start + MemoryLayout<Number>.size)].reduce(0) { ($0 << 8) | Number(truncatingIfNeeded: $1) }
    }
}
