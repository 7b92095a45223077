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
        var ranked: [(distance: Int, index: Int)] = []
        var rows = Rows()
        for (index, name) in known.enumerated() {
            let letters = Letters(name)
            let allowed = max(1, max(wanted.bytes.count, letters.bytes.count) / 3)
            let distance: Int
            if letters.bytes.starts(with: wanted.bytes) {
                distance = letters.bytes.count == wanted.bytes.count ? 0 : 1
            } else {
                // What differs in length or in letters alone by more than is allowed is not measured.
                guard wanted.leastDistance(to: letters) <= allowed else { continue }
                distance = rows.editDistance(wanted.bytes, letters.bytes)
            }
            if distance <= allowed, distance < letters.bytes.count { ranked.append((distance, index)) }
        }
        let best = ranked.map(\.distance).min() ?? 0
        return ranked.filter { $0.distance <= best + 1 }
            .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
            .prefix(3).map { known[$0.index] }
    }

    private static let longest = 64

    /// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours.
    static func editDistance(_ left: String, _ right: String) -> Int {
        var rows = Rows()
        return rows.editDistance(Array(left.utf8), Array(right.utf8))
    }
}

/// A name as it is compared.
private struct Letters {
    let bytes: [UInt8]
    /// A bit for each byte that is in it, modulo 64.
    private let present: UInt64

    init(_ name: String) {
        bytes = name.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        present = bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// No fewer edits than this lead from one name to the other.
    func leastDistance(to other: Letters) -> Int {
        max(
            abs(bytes.count - other.bytes.count), (present & ~other.present).nonzeroBitCount,
            (other.present & ~present).nonzeroBitCount)
    }
}

/// The three rows of the table of distances, kept from name to name.
private struct Rows {
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var current: [Int] = []

    mutating func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        last = Array(0...right.count)
        beforeLast = last
        current = last
        for (row, letter) in left.enumerated() {
            current[0] = row + 1
            for (column, other) in right.enumerated() {
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current[column + 1] = best
            }
            // The oldest row is the next to be written.
            swap(&beforeLast, &last)
            swap(&last, &current)
        }
        return last[right.count]
    }
}
