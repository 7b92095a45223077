/// The known names that somebody may have meant by a wrong one.
package enum NearestNames {
    /// At most three names, best first: those that differ by no more than a third of the letters, or that the wrong
    /// name begins; and none that is much farther away than the best.
    package static func to(_ wrong: String, among known: [String]) -> [String] {
        let wanted = Array(wrong.lowercased().prefix(longest))
        guard !wanted.isEmpty else { return [] }
        let ranked = known.enumerated().compactMap { index, name -> (distance: Int, index: Int, name: String)? in
            let letters = Array(name.lowercased())
            let distance = letters.starts(with: wanted) ? 1 : editDistance(wanted, letters)
            let allowed = max(1, max(wanted.count, letters.count) / 3)
            return distance <= allowed && distance < letters.count ? (distance, index, name) : nil
        }
        let best = ranked.map(\.distance).min() ?? 0
        return ranked.filter { $0.distance <= best + 1 }
            .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
            .prefix(3).map(\.name)
    }

    /// Names are short; a longer input is compared by its beginning, so that no input costs more than that.
    private static let longest = 64

    /// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours.
    static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
