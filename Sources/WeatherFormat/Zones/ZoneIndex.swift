/// What a zone database says about itself in `tzdata.zi`, its own source in one file: its version, and the names that
/// are links to others.
///
/// zic(8) calls the form of its lines "R", "Z" and "L".
struct ZoneIndex: Sendable {
    /// `2025b`; nil where nothing says.
    var version: String?
    /// The older names, each with the one that it stands for.
    var links: [String: String] = [:]
    /// Every name that a zone line or a link line has.
    var names: [String] = []

    /// An index that knows nothing.
    init() {}

    init(of database: ZoneDatabase) {
        let text = Self.bytes("tzdata.zi", database)
        var isFirst = true
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if isFirst { version = Self.version(Self.word(line.dropFirst("# version ".utf8.count))) }
            isFirst = false
            guard line.count > 2, line[line.startIndex + 1] == UInt8(ascii: " ") else { continue }
            switch line[line.startIndex] {
            case UInt8(ascii: "Z"): names.append(Self.word(line.dropFirst(2)))
            case UInt8(ascii: "L"):
                let target = Self.word(line.dropFirst(2))
                let link = Self.word(line.dropFirst(3 + target.utf8.count))
                links[link] = target
                names.append(link)
            default: break
            }
        }
        // A second place, in which other systems than Debian keep it.
        version = version ?? Self.version(Self.word(Self.bytes("+VERSION", database)[...]))
        names = names.filter(ZoneName.isWellFormed)
    }

    /// A file of text, empty where there is none: without an index the zones are read all the same.
    private static func bytes(_ name: String, _ database: ZoneDatabase) -> [UInt8] {
        do throws(ZoneFileProblem) { return try database.bytes(of: name, limit: 1024 * 1024) ?? [] } catch { return [] }
    }

    private static func word(_ text: ArraySlice<UInt8>) -> String {
        String(decoding: text.prefix(64).prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    }

    /// A year and letters, perhaps with what a builder added: `2025b`, `2026a-dirty`.
    private static func version(_ word: String) -> String? {
        let isYear = word.utf8.prefix(4).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
        return isYear && isPlain && (5...32).contains(word.utf8.count) ? word : nil
    }
}
