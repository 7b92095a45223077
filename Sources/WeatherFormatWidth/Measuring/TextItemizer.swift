import WeatherFormat

/// Cuts a text into runs that one face draws in one script.
struct TextItemizer {
    /// A run: a part of the text's scalars, the face and the script.
    struct Item {
        var range: Range<Int>
        let face: FontFace
        /// `Zyyy` for a run of digits and punctuation alone.
        var script: ScriptTag
    }

    /// The runs in the text's own order, and the characters that no face draws, each once.
    private(set) var items: [Item] = []
    private(set) var uncovered: [Unicode.Scalar] = []

    init(_ text: String, chain: inout FontChain) throws(WidthError) {
        var position = 0
        for cluster in text {
            let length = cluster.unicodeScalars.count
            if let face = try chain.face(for: cluster) {
                append(cluster, position..<(position + length), face)
                noteUncovered(cluster, face)
            }
            position += length
        }
    }

    private mutating func append(_ cluster: Character, _ range: Range<Int>, _ face: FontFace) {
        let harfBuzz = face.file.harfBuzz
        let script =
            cluster.unicodeScalars.lazy.map { ScriptTag(of: $0, harfBuzz) }.first { !$0.isNeutral } ?? .common
        guard let last = items.last, last.face === face,
            script == last.script || script == .common || last.script == .common
        else {
            items.append(Item(range: range, face: face, script: script))
            return
        }
        items[items.count - 1].range = last.range.lowerBound..<range.upperBound
        if last.script == .common { items[items.count - 1].script = script }
    }

    private mutating func noteUncovered(_ cluster: Character, _ face: FontFace) {
        for scalar in cluster.unicodeScalars
        where !scalar.properties.isDefaultIgnorableCodePoint && !face.covers(scalar) && !uncovered.contains(scalar) {
            uncovered.append(scalar)
        }
    }
}
