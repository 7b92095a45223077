/// The known names that somebody may have meant by a wrong one.
package enum NearestNames {
    /// At most three names, best first: those that differ by no more than a third of the letters, or that the wrong
    /// name begins; and none that is much farther away than the best.
    ///
    /// Names are compared byte by byte, without regard to the case of ASCII letters; none near a name of over 64 bytes is
    /// looked for, so that no input costs more than that.
    package static func to(_ wrong: String, among known: [String]) -> [String] {
        guard (1...longest).contains(wrong.utf8.count) else { return [] }
        let wanted = Letters(wrong)
        let wantedBytes = wanted.bytes
        var ranked: [(distance: Int, index: Int)] = []
        var rows = Rows()
        var best = Int.max - 1
        for (index, name) in known.enumerated() {
            let letters = Letters(name)
            let allowed = min(max(1, max(wanted.count, letters.count) / 3), best + 1)
            // What differs in length or in letters alone by more than is allowed is not measured.
            let isBeginning = letters.beginsLike(wanted)
            guard isBeginning || wanted.leastDistance(to: letters) <= allowed else { continue }
            let bytes = letters.bytes
            let distance: Int
            if isBeginning, bytes.starts(with: wantedBytes) {
                distance = bytes.count == wantedBytes.count ? 0 : 1
            } else {
                distance = rows.editDistance(wantedBytes, bytes, upTo: allowed)
            }
            guard distance <= allowed, distance < bytes.count else { continue }
            best = min(best, distance)
            ranked.append((distance, index))
        }
        return ranked.filter { $0.distance <= best + 1 }
            .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
            .prefix(3).map { known[$0.index] }
    }

    private static let longest = 64

    /// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours.
    static func editDistance(_ left: String, _ right: String) -> Int {
        var rows = Rows()
        return rows.editDistance(Array(left.utf8), Array(right.utf8), upTo: Int.max)
    }
}

/// A name as it is compared.
private struct Letters {
    private let name: String
    let count: Int
    /// A bit for each byte that is in it, modulo 64.
    private let present: UInt64

    init(_ name: String) {
        self.name = name
        count = name.utf8.count
        var present: UInt64 = 0
        for byte in name.utf8 { present |= 1 << UInt64(Self.folded(byte) & 63) }
        self.present = present
    }

    var bytes: [UInt8] { name.utf8.map(Self.folded) }

    private static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    /// Whether another name may be the beginning of this one: it has no byte that this one lacks.
    func beginsLike(_ other: Letters) -> Bool { other.count <= count && other.present & ~present == 0 }

    /// No fewer edits than this lead from one name to the other.
    func leastDistance(to other: Letters) -> Int {
        max(
            abs(count - other.count), (present & ~other.present).nonzeroBitCount,
            (other.present & ~present).nonzeroBitCount)
    }
}

/// The three rows of the table of distances, kept from name to name.
private struct Rows {
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var current: [Int] = []

    /// The distance, or where it is larger than a limit any number above that.
    mutating func editDistance(_ left: [UInt8], _ right: [UInt8], upTo limit: Int) -> Int {
        last = Array(0...right.count)
        beforeLast = last
        current = last
        for (row, letter) in left.enumerated() {
            current[0] = row + 1
            var least = row + 1
            for (column, other) in right.enumerated() {
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current[column + 1] = best
                least = min(least, best)
            }
            // No later row holds less than this one and the next.
            if least > limit, (last.min() ?? 0) > limit { return least }
            // The oldest row is the next to be written.
            swap(&beforeLast, &last)
            swap(&last, &current)
        }
        return last[right.count]
    }
}
