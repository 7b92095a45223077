import WeatherFormat

/// The rows of a column: how many, and which of them are null.
struct ColumnRows {
    let count: Int
    let stops: Bool
    private let validity: UnsafePointer<UInt8>?
    private let firstBit: Int

    init(
        _ length: Int64, _ validity: UnsafePointer<UInt8>?, _ firstBit: Int64, stopsAtBadRow onBadRow: Int32
    ) throws(CLibraryError) {
        // More rows than this have no offsets that memory has room for.
        guard (0...Int64.max / 16).contains(length) else { throw .badLength("length", Int(length)) }
        guard (0...Int64.max / 16).contains(firstBit) else { throw .badLength("validity_offset", Int(firstBit)) }
        count = Int(length)
        self.validity = validity
        self.firstBit = Int(firstBit)
        stops = try SettingCodes.stopsAtBadRow(onBadRow)
    }

    @inline(__always)
    func isNull(_ row: Int) -> Bool {
        guard let validity else { return false }
        return !CallerArray.isValid(validity, firstBit &+ row)
    }
}

/// A dictionary of handles, and a code a row into it; without codes its first is for all rows.
struct ColumnDictionary<Value: HandleValue> {
    /// All of them checked.
    let entries: [UnsafePointer<Handle<Value>>]
    private let count: Int
    private let codes: UnsafePointer<Int32>?

    init(
        _ handles: UnsafePointer<OpaquePointer?>?, _ count: Int64, _ codes: UnsafePointer<Int32>?,
        _ name: StaticString, _ countName: StaticString
    ) throws(CLibraryError) {
        guard count > 0 else { throw .badLength(countName, Int(count)) }
        let handles = try CallerArray.read(handles, Int(count), name, countName)
        var entries: [UnsafePointer<Handle<Value>>] = []
        // Without codes nobody reads the others.
        for handle in codes == nil ? handles.prefix(1) : handles[...] {
            entries.append(try Handle<Value>.read(handle))
        }
        self.entries = entries
        self.count = entries.count
        self.codes = codes
    }

    /// The place of a row's entry, or nil where its code is null.
    @inline(__always)
    func place(ofRow row: Int) throws(CLibraryError) -> Int? {
        guard let codes else { return 0 }
        let code = Int(codes[row])
        guard code >= 0 else { return nil }
        guard code < count else { throw Self.beyond(code) }
        return code
    }

    @inline(never)
    private static func beyond(_ code: Int) -> CLibraryError {
        .unknownValue(Value.name, code, expected: "a code below the dictionary's count, or a negative one for null")
    }
}
