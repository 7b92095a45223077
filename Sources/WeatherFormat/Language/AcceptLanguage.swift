/// The languages that a client of HTTP asks for, best first: the header `Accept-Language` (RFC 9110, 12.5.4).
///
///     AcceptLanguage("de-AT, de;q=0.8, en;q=0.5").reader(otherwise: ReaderTag(.en)).tag  // "de-AT"
///     AcceptLanguage("fr;q=0.3, tlh, tr;q=0.9").reader(otherwise: ReaderTag(.en)).tag    // "tr"
///     AcceptLanguage("*").reader(otherwise: ReaderTag(.ja)).tag                          // "ja"
///
/// A range of another language than those that are known, and one that is no range at all, are stepped over: a header comes
/// from a stranger, and the rest of it is of use.
public struct AcceptLanguage: Sendable, Hashable {
    /// So many ranges are read, of at most ``ReaderTag/largestTagByteCount`` bytes each; browsers send about five.
    public static let mostRanges = 32

    /// Whom the client may be, best first; each range once, those of weight 0 not at all.
    public let readers: [ReaderTag]
    /// The languages that the client says it does not read: `de;q=0`.
    private let refused: Set<Language>
    /// The weight of `*`, which stands for every language that is not named.
    private let weightOfOthers: Int?
    private let weights: [Int]

    /// Reads a header's value.
    ///
    /// - Parameter header: language ranges with weights from 0 to 1 of at most three decimals, between commas.
    public init(_ header: String) {
        var found: [(reader: ReaderTag, weight: Int)] = []
        var refused: Set<Language> = []
        var weightOfOthers: Int?
        for range in header.split(separator: ",", maxSplits: Self.mostRanges).prefix(Self.mostRanges) {
            let parts = range.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
            guard let tag = parts.first, !tag.isEmpty, parts.count <= 2,
                let weight = parts.count == 2 ? Self.weight(parts[1]) : 1000
            else { continue }
            if tag == "*" {
                weightOfOthers = weightOfOthers ?? weight
            } else if let reader = Self.reader(String(tag)) {
                if weight > 0 {
                    found.append((reader, weight))
                } else if !tag.contains("-") {
                    refused.insert(reader.language)
                }
            }
        }
        // Of one weight the first that was named.
        let sorted = found.enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
        readers = sorted.map(\.reader)
        weights = sorted.map(\.weight)
        self.refused = refused
        self.weightOfOthers = weightOfOthers
    }

    /// The reader to write for: the best that is named, or yours where the client would rather have any other.
    ///
    /// - Parameter own: the server's own language. It is also the answer where nothing that is named is known: a page in
    ///   some language is better than none.
    /// - Returns: one of ``readers``, or `own`.
    public func reader(otherwise own: ReaderTag) -> ReaderTag {
        guard let best = readers.first, let weight = weights.first else { return own }
        let isNamed = readers.contains { $0.language == own.language } || refused.contains(own.language)
        if let weightOfOthers, weightOfOthers > weight, !isNamed { return own }
        return best
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop { $0 == " " || $0 == "\t" }
        guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start.prefix(0) }
        return start[...end]
    }

    /// Thousandths: `q=0.8` is 800; nil for what is no weight.
    private static func weight(_ text: Substring) -> Int? {
        guard text.hasPrefix("q=") || text.hasPrefix("Q=") else { return nil }
        let number = text.dropFirst(2)
        let decimals = number.dropFirst(2)
        guard let first = number.first, first == "0" || first == "1", number.dropFirst().first ?? "." == ".",
            decimals.utf8.count <= 3, decimals.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        let thousandths = Int(decimals + String(repeating: "0", count: 3 - decimals.utf8.count)) ?? 0
        return first == "0" ? thousandths : thousandths == 0 ? 1000 : nil
    }

    /// Where the region is none that exists, the language alone.
    private static func reader(_ tag: String) -> ReaderTag? {
        do throws(WeatherFormatError) { return try ReaderTag(tag) } catch {
            guard case .unknownRegion = error else { return nil }
            let language = tag.prefix { $0 != "-" && $0 != "_" }
            do { return ReaderTag(try Language(matching: String(language))) } catch { return nil }
        }
    }
}
