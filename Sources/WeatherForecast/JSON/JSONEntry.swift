/// One entry of a ``JSONTape``: a value, or the name of the member whose value is the next entry.
struct JSONEntry {
    let kind: Kind
    /// Whether a string was written with escapes, so that its text is not its bytes.
    let isEscaped: Bool
    /// The byte at which it begins.
    let start: UInt32
    /// What there is to know besides, by the kind.
    private(set) var payload: UInt64

    enum Kind: UInt8 {
        case null, no, yes, number
        /// Too large for a `Double`: `1e999`.
        case hugeNumber
        case string, array, object
    }

    private init(_ kind: Kind, at start: Int, isEscaped: Bool = false, payload: UInt64 = 0) {
        self.kind = kind
        self.isEscaped = isEscaped
        self.start = UInt32(truncatingIfNeeded: start)
        self.payload = payload
    }

    private static func pair(_ high: Int, _ low: Int) -> UInt64 {
        UInt64(UInt32(truncatingIfNeeded: high)) << 32 | UInt64(UInt32(truncatingIfNeeded: low))
    }

    private var high: Int { Int(payload >> 32) }
    private var low: Int { Int(UInt32(truncatingIfNeeded: payload)) }
}

extension JSONEntry {
    /// A word: `true`, `false` or `null`.
    static func word(_ kind: Kind, at start: Int) -> JSONEntry { JSONEntry(kind, at: start) }

    static func number(_ value: Double, at start: Int) -> JSONEntry {
        JSONEntry(value.isFinite ? .number : .hugeNumber, at: start, payload: value.bitPattern)
    }

    static func number(_ number: PlainNumber, at start: Int) -> JSONEntry {
        JSONEntry(.number, at: start, payload: number.value.bitPattern)
    }

    /// The value of a number, infinite where it is too large.
    var number: Double { Double(bitPattern: payload) }

    /// A string whose text is the bytes up to its closing quotation mark.
    static func string(at start: Int, to end: Int) -> JSONEntry {
        JSONEntry(.string, at: start, payload: pair(0, end))
    }

    /// A string with escapes, whose text the tape keeps.
    static func string(at start: Int, to end: Int, text: Int) -> JSONEntry {
        JSONEntry(.string, at: start, isEscaped: true, payload: pair(text, end))
    }

    /// The byte of a string's closing quotation mark.
    var closingQuote: Int { low }
    /// How many bytes stand between the quotation marks.
    @inline(__always)
    var plainByteCount: Int { low - Int(start) - 1 }
    /// Where the tape keeps the text of a string with escapes.
    var text: Int { high }
}

extension JSONEntry {
    /// An array or an object whose end has not come yet.
    static func open(_ kind: Kind, at start: Int, in parent: Int) -> JSONEntry {
        JSONEntry(kind, at: start, payload: pair(0, parent))
    }

    /// Of an open array or object, the entry of the one around it.
    var parent: Int { low }

    mutating func close(before next: Int, at end: Int) { payload = Self.pair(next, end) }

    /// Of an array or object, the entry behind all that is in it.
    var next: Int { high }
    /// Of an array or object, the byte behind its closing bracket.
    var end: Int { low }

    /// Whether it holds other values.
    @inline(__always)
    var isContainer: Bool { kind == .array || kind == .object }
}
