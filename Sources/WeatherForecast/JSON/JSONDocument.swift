/// A document that has been read: well-formed, not larger and not deeper than any forecast.
package struct JSONDocument {
    private let bytes: [UInt8]
    private let entries: [JSONEntry]
    private let texts: [String]

    /// Reads any document, of whatever size.
    ///
    /// - Throws: ``ForecastError/unreadable(_:)`` with the place where the document ends or goes wrong.
    package init(
        _ bytes: [UInt8], deepestNesting: Int = ForecastLimits().deepestNesting
    ) throws(ForecastError) {
        let deepestNesting = min(max(0, deepestNesting), ForecastLimits.greatestNesting)
        var scanner = JSONScanner(deepestNesting: deepestNesting)
        let mostEntries = Self.mostEntries(in: bytes, deepestNesting)
        entries = try [JSONEntry](capacity: mostEntries) { entries throws(ForecastError) in
            try scanner.read(bytes.span, into: &entries)
        }
        self.bytes = bytes
        texts = scanner.texts
    }

    /// Each entry but those of the arrays and objects around it takes two bytes at least: `1,` or `""` or `[]`.
    ///
    /// What is reserved and never written to costs no memory.
    private static func mostEntries(in bytes: [UInt8], _ deepestNesting: Int) -> Int {
        bytes.count / 2 + min(deepestNesting, bytes.count) + 1
    }

    /// Reads a forecast's document.
    ///
    /// - Throws: as that of any document, and for one that is too large.
    init(forecast document: some Sequence<UInt8>, _ limits: ForecastLimits) throws(ForecastError) {
        // What is too large is not copied first, where its size is known.
        if let count = document.withContiguousStorageIfAvailable(\.count) { try Self.check(count, limits) }
        let bytes = Array(document)
        try Self.check(bytes.count, limits)
        try self.init(bytes, deepestNesting: limits.deepestNesting)
    }

    private static func check(_ count: Int, _ limits: ForecastLimits) throws(ForecastError) {
        let most = limits.largestDocumentByteCount
        guard count > most else { return }
        throw .unreadable(
            ForecastFault(
                path: "$", found: "a document of more than \(most) bytes at byte \(most)",
                expected: "a weather service's forecast"))
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
