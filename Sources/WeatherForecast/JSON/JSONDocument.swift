import WeatherFormat

/// A document that has been read: well-formed, not larger and not deeper than any forecast.
package enum JSONDocument {
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
        var reader = JSONReader(bytes: bytes, deepestNesting: deepestNesting)
        return JSONNode(value: try reader.read(), path: .root)
    }

    /// An object, and where in the bytes the value of each of its members stands: what has to be sent back as it came.
    ///
    /// - Returns: nil for a document that is no object.
    /// - Throws: as the reading of a forecast does.
    package static func object(
        _ bytes: [UInt8]
    ) throws(ForecastError) -> (members: JSONObject, places: [Range<Int>])? {
        var reader = JSONReader(bytes: bytes, deepestNesting: deepestNesting)
        guard case .object(let members) = try reader.read() else { return nil }
        return (members, reader.rootMemberPlaces)
    }
}
