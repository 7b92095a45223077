import WeatherFormat

/// A value in a document.
///
/// It costs nothing until somebody asks what it is, and does not keep its document alive: ``JSONDocument/read(_:)`` does,
/// for the time of its closure, and no value of it may be kept for longer.
package struct JSONNode {
    let tape: UnsafePointer<JSONTape>
    /// Which entry of the tape.
    let index: Int

    @inline(__always)
    private var entry: JSONEntry { tape.pointee.entries[index] }

    package var isNull: Bool { entry.kind == .null }
    package var isObject: Bool { entry.kind == .object }
    package var isArray: Bool { entry.kind == .array }

    /// Nil for what is neither true nor false.
    package var bool: Bool? {
        switch entry.kind {
        case .yes: true
        case .no: false
        case .null, .number, .hugeNumber, .string, .array, .object: nil
        }
    }

    /// Nil for what is no number, and for one that no `Double` holds.
    @inline(__always)
    package var number: Double? { entry.kind == .number ? entry.number : nil }

    package var string: String? { entry.kind == .string ? tape.pointee.text(of: index) : nil }

    /// The text of a string by its bytes, where it is written without escapes; nothing is copied.
    @inline(__always)
    func withPlainText<Result, Failure: Error>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        let entry = entry
        guard entry.kind == .string, !entry.isEscaped else { return nil }
        let text = tape.pointee.plainText(of: entry)
        return try body(text.span)
    }

    /// The value as it was written, from its first byte to its last.
    package var written: [UInt8] { Array(tape.pointee.bytes[tape.pointee.place(of: index)]) }
    /// The same of a number, where its digits matter: `18446744073709551615`.
    package var writtenNumber: String? {
        switch entry.kind {
        case .number, .hugeNumber: String(decoding: written, as: UTF8.self)
        case .null, .no, .yes, .string, .array, .object: nil
        }
    }
}

extension JSONNode {
    /// The member of that name, or nil where there is none, it is null, or this is no object.
    ///
    /// Of a name that stands there twice, the first.
    @inline(__always)
    package func member(_ name: StaticString) -> JSONNode? {
        name.withUTF8Buffer { present(tape.pointee.member($0, of: index)) }
    }

    /// The same, for a name that is put together.
    func member(named name: String) -> JSONNode? {
        var name = name
        return name.withUTF8 { present(tape.pointee.member($0, of: index)) }
    }

    /// The first of two names that the object has: services rename their fields.
    func member(_ name: StaticString, or other: StaticString) -> JSONNode? { member(name) ?? member(other) }

    @inline(__always)
    private func present(_ found: Int?) -> JSONNode? {
        guard let found, tape.pointee.entries[found].kind != .null else { return nil }
        return JSONNode(tape: tape, index: found)
    }

    /// The members with their names, in the order of the document; null ones too.
    package var members: JSONMembers { JSONMembers(of: self) }

    /// The elements, or nil where this is no array.
    ///
    /// A null element is an element.
    package var elements: JSONElements? { isArray ? JSONElements(of: self) : nil }
}

extension JSONNode {
    /// How a message names it: a number or a short text as it is, the rest by its kind.
    var summary: String {
        switch entry.kind {
        case .null: "null"
        case .yes: "true"
        case .no: "false"
        case .number: JSONNumber.written(entry.number)
        case .hugeNumber: String(decoding: written, as: UTF8.self)
        case .string: WeatherFormatError.quoted(tape.pointee.text(of: index))
        case .array: "an array of \(JSONElements(of: self).count)"
        case .object: "an object"
        }
    }

    /// The error that says that nothing can be read without this.
    func failure(expected: String) -> ForecastError {
        .refusal(path, found: summary, expected: expected)
    }

    /// The error that says that a member is missing, null or of another kind.
    func failure(member name: StaticString, expected: String) -> ForecastError {
        let member = name.withUTF8Buffer { tape.pointee.member($0, of: index) }
        guard let member else { return .refusal(.key("\(name)", of: path), found: "nothing", expected: expected) }
        return JSONNode(tape: tape, index: member).failure(expected: expected)
    }
}
