/// The known names that somebody may have meant by a wrong one.
package enum NearestNames {
    /// At most three names, best first: those that differ by no more than a third of the letters, or that the wrong
    /// name begins; and none that is much farther away than the best.
    ///
    /// Names are compared byte by byte, without regard to the case of ASCII letters; none near a name of over 64 bytes is
    /// looked for, so that no input costs more than that.
    package static func to(_ wrong: String, among known: [String]) -> [String] {
        guard let wanted = NamePattern(wrong) else { return [] }
        var ranked: [(distance: Int, index: Int)] = []
        for (index, name) in known.enumerated() {
            let count = name.utf8.count
            let isBeginning = wanted.begins(name)
            let allowed = max(1, max(wanted.count, count) / 3)
            guard isBeginning || abs(wanted.count - count) <= allowed else { continue }
            let distance = isBeginning ? min(1, count - wanted.count) : wanted.distance(to: name)
            if distance <= allowed, distance < count { ranked.append((distance, index)) }
        }
        let best = ranked.map(\.distance).min() ?? 0
        return ranked.filter { $0.distance <= best + 1 }
            .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
            .prefix(3).map { known[$0.index] }
    }
}

/// A name of at most 64 bytes, to which the distance of others is measured in a few operations for each of their bytes.
///
/// Optimal string alignment (insertions, deletions, replacements and swaps of neighbours), a column of its table in two words
/// of 64 bits: Heikki Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances", 2003.
struct NamePattern {
    let count: Int
    private let bytes: [UInt8]
    /// For each byte the places at which it stands.
    private let places: [UInt64]

    /// Nil for an empty name and for a longer one.
    init?(_ name: String) {
        guard (1...64).contains(name.utf8.count) else { return nil }
        bytes = name.utf8.map(Self.folded)
        count = bytes.count
        var places = [UInt64](repeating: 0, count: 256)
        for (index, byte) in bytes.enumerated() { places[Int(byte)] |= 1 << UInt64(index) }
        self.places = places
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    /// Whether another name begins with this one.
    func begins(_ name: String) -> Bool {
        name.utf8.count >= count && name.utf8.prefix(count).elementsEqual(bytes) { Self.folded($0) == $1 }
    }

    /// How many edits lead to another name.
    func distance(to name: String) -> Int {
        // Where the table's column grows and where it falls, from one row to the next.
        var (grows, falls): (UInt64, UInt64) = (.max, 0)
        var (diagonal, before): (UInt64, UInt64) = (0, 0)
        var distance = count
        let last: UInt64 = 1 << UInt64(count - 1)
        for byte in name.utf8 {
            let here = places[Int(Self.folded(byte))]
            let swapped = ((~diagonal & here) << 1) & before
            diagonal = (((here & grows) &+ grows) ^ grows) | here | falls | swapped
            var growsAcross = falls | ~(diagonal | grows)
            var fallsAcross = diagonal & grows
            if growsAcross & last != 0 { distance += 1 }
            if fallsAcross & last != 0 { distance -= 1 }
            growsAcross = growsAcross << 1 | 1
            fallsAcross <<= 1
            grows = fallsAcross | ~(diagonal | growsAcross)
            falls = growsAcross & diagonal
            before = here
        }
        return distance
    }
}
