import FoundationEssentials
import WeatherFormat

/// A document that has been read: well-formed, not larger and not deeper than any forecast.
enum JSONDocument {
    /// The largest document that is read, in bytes: 4 MiB.
    static let largestByteCount = 4 * 1024 * 1024
    /// A forecast nests about eight deep.
    static let deepestNesting = 64

    /// - Throws: ``ForecastError/unreadable(_:)`` with the place where the document ends or goes wrong.
    static func read(_ bytes: [UInt8]) throws(ForecastError) -> JSONNode {
        guard bytes.count <= largestByteCount else {
            throw .unreadable(
                ForecastFault(
                    path: "$", found: "a document of more than \(largestByteCount) bytes",
                    expected: "a weather service's forecast"))
        }
        // The standard decoder says that a document is wrong, not where; and it recurses. So the syntax is walked first.
        var walk = JSONSyntaxWalk(bytes: bytes, deepestNesting: deepestNesting)
        try walk.run()
        do {
            return JSONNode(value: try JSONDecoder().decode(JSONValue.self, from: Data(bytes)), path: .root)
        } catch let error as DecodingError {
            throw .unreadable(Self.fault(of: error))
        } catch {
            throw .unreadable(ForecastFault(path: "$", found: "\(error)", expected: "a JSON document"))
        }
    }

    private static func fault(of error: DecodingError) -> ForecastFault {
        let context: DecodingError.Context? =
            switch error {
            case .dataCorrupted(let context): context
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context): context
            @unknown default: nil
            }
        var path = JSONPath.root
        for key in context?.codingPath ?? [] {
            path = key.intValue.map { .element($0, of: path) } ?? .key(key.stringValue, of: path)
        }
        return ForecastFault(
            path: path.description, found: context?.debugDescription ?? "a value that can't be read",
            expected: "a JSON document")
    }
}
