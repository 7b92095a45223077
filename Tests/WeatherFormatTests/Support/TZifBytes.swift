/// The bytes of a compiled zone, as a test wants them: right unless something is said to be wrong.
struct TZifBytes {
    var version = UInt8(ascii: "2")
    /// Seconds east of UTC, the first before all changes.
    var offsets: [Int32] = [0]
    /// Instants, and the index of the offset from then on.
    var changes: [(instant: Int64, type: UInt8)] = []
    var footer: String? = "UTC0"
    var leapSeconds = 0
    /// Counts that are written in place of the true ones, by their place in the header.
    var falseCounts: [Int: UInt32] = [:]

    /// The first block in 32 bits, and from version 2 on a second in 64 with its footer.
    var bytes: [UInt8] {
        let first = header(version) + block(wide: false)
        guard version != 0 else { return first }
        return first + header(version) + block(wide: true) + (footer.map { Array("\n\($0)\n".utf8) } ?? [])
    }

    private func header(_ version: UInt8) -> [UInt8] {
        var counts: [UInt32] = [0, 0, UInt32(leapSeconds), UInt32(changes.count), UInt32(offsets.count), 4]
        for (place, count) in falseCounts { counts[place] = count }
        var bytes = Array("TZif".utf8)
        bytes.append(version)
        bytes += [UInt8](repeating: 0, count: 15)
        for count in counts { bytes += Self.bigEndian(count) }
        return bytes
    }

    private func block(wide: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        for change in changes { bytes += time(change.instant, wide: wide) }
        bytes += changes.map(\.type)
        for offset in offsets { bytes += Self.bigEndian(offset) + [0, 0] }
        bytes += Array("LMT\0".utf8)
        for index in 0..<leapSeconds {
            bytes += time(Int64(index) * 31_536_000, wide: wide) + Self.bigEndian(Int32(index + 1))
        }
        return bytes
    }

    private func time(_ instant: Int64, wide: Bool) -> [UInt8] {
        wide ? Self.bigEndian(instant) : Self.bigEndian(Int32(truncatingIfNeeded: instant))
    }

    private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}
