/// A document that has been read: well-formed, not larger and not deeper than any forecast.
package struct JSONDocument {
    /// The largest document that is read as a forecast, in bytes: 4 MiB.
    static let largestByteCount = 4 * 1024 * 1024
    /// A forecast nests about eight deep.
    static let deepestNesting = 64

    private let bytes: [UInt8]
    private let entries: [JSONEntry]
    private let texts: [String]

    /// Reads any document, of whatever size.
    ///
    /// - Throws: ``ForecastError/unreadable(_:)`` with the place where the document ends or goes wrong.
    package init(_ bytes: [UInt8]) throws(ForecastError) {
        var scanner = JSONScanner(deepestNesting: Self.deepestNesting)
        entries = try [JSONEntry](capacity: Self.mostEntries(in: bytes)) { entries throws(ForecastError) in
            try scanner.read(bytes.span, into: &entries)
        }
        self.bytes = bytes
        texts = scanner.texts
    }

    /// Each entry but those of the arrays and objects around it takes two bytes at least: `1,` or `""` or `[]`.
    ///
    /// What is reserved and never written to costs no memory.
    private static func mostEntries(in bytes: [UInt8]) -> Int { bytes.count / 2 + deepestNesting + 1 }

    /// Reads a forecast's document.
    ///
    /// - Throws: as that of any document, and for one that is too large.
    init(forecast bytes: [UInt8]) throws(ForecastError) {
        guard bytes.count <= Self.largestByteCount else {
            throw .unreadable(
                ForecastFault(
                    path: "$", found: "a document of more than \(Self.largestByteCount) bytes",
                    expected: "a weather service's forecast"))
        }
        try self.init(bytes)
    }

    /// Hands over the outermost value, which must not be kept for longer than the call.
    package func read<Result, Failure: Error>(
        _ body: (JSONNode) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
            try entries.withUnsafeBufferPointer { entries throws(Failure) in
                try texts.withUnsafeBufferPointer { texts throws(Failure) in
                    try withUnsafePointer(to: JSONTape(bytes: bytes, entries: entries, texts: texts)) {
                        tape throws(Failure) in
                        try body(JSONNode(tape: tape, index: 0))
                    }
                }
            }
        }
    }
}
