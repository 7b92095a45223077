import WeatherFormat

/// The table directories of a font file: whether every table lies inside the file.
///
/// HarfBuzz cuts a table that reaches beyond the file's end and goes on with what is left, so a font that a download
/// cut short would measure wrong instead of failing.
///
/// Source: OpenType 1.9, "Organization of an OpenType Font".
struct FontDirectory {
    let bytes: UnsafeBufferPointer<UInt8>

    /// What is wrong with the file, or nil.
    var problem: FontProblem? {
        guard let tag = number(at: 0, bytes: 4) else { return .notAFont }
        guard tag == Self.collection else { return problem(inFaceAt: 0) }
        guard let count = number(at: 8, bytes: 4) else { return .truncated(table: "ttcf") }
        for index in 0..<min(count, Self.mostFaces) {
            guard let offset = number(at: 12 + 4 * index, bytes: 4) else { return .truncated(table: "ttcf") }
            if let problem = problem(inFaceAt: offset) { return problem }
        }
        return nil
    }

    /// `ttcf`, which begins a collection.
    private static let collection = 0x7474_6366
    /// `OTTO`, 1.0 and `true`, which begin a font of PostScript or TrueType outlines.
    private static let flavors = [0x4F54_544F, 0x0001_0000, 0x7472_7565]
    /// A file that claims more faces is checked so far; HarfBuzz checks each face again.
    private static let mostFaces = 1000

    private func problem(inFaceAt start: Int) -> FontProblem? {
        guard let flavor = number(at: start, bytes: 4), Self.flavors.contains(flavor) else { return .notAFont }
        guard let count = number(at: start + 4, bytes: 2) else { return .truncated(table: "table directory") }
        for index in 0..<count {
            let record = start + 12 + 16 * index
            guard let offset = number(at: record + 8, bytes: 4), let length = number(at: record + 12, bytes: 4) else {
                return .truncated(table: "table directory")
            }
            guard offset + length <= bytes.count else {
                return .truncated(table: String(decoding: bytes[record..<(record + 4)], as: UTF8.self))
            }
        }
        return nil
    }

    /// A big-endian number of two or four bytes, or nil beyond the end.
    private func number(at offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
}
