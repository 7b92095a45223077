import WeatherFormat

/// Names that come from C.
enum CallerName {
    /// Reads a NUL-terminated name of UTF-8, and no more bytes of it than a name has.
    ///
    /// - Parameters:
    ///   - start: its first byte.
    ///   - argument: what the header calls it.
    ///   - kind: what is named.
    ///   - limit: the most bytes that are read.
    /// - Returns: the name.
    /// - Throws: ``CLibraryError/null(_:)``, ``CLibraryError/invalidUTF8(_:)``, and for a longer one
    ///   ``WeatherFormatError/nameTooLong(kind:bytes:limit:)``.
    static func read(
        _ start: UnsafePointer<CChar>?, _ argument: StaticString, _ kind: String, limit: Int
    ) throws(CLibraryError) -> String {
        guard let start else { throw .null(argument) }
        var count = 0
        while count <= limit, start[count] != 0 { count += 1 }
        guard count <= limit else { throw .formatting(.nameTooLong(kind: kind, bytes: count, limit: limit)) }
        let bytes = UnsafeRawBufferPointer(start: start, count: count)
        guard let name = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8(argument) }
        return name
    }
}
