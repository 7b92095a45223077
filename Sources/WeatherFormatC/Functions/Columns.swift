// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CWeatherFormat

/// Implements `wfmt_date_strings`.
@c @implementation
public func wfmt_date_strings(
    _ column: UnsafePointer<wfmt_date_column>?, _ strings: UnsafeMutablePointer<wfmt_strings>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answerWithNote(error) { () throws(CLibraryError) in
        let strings = try CallerStrings(strings)
        let column = try DateColumn(column)
        return try strings.write(
            { writer throws(CLibraryError) in try column.write(to: &writer) },
            { writer throws(CLibraryError) in try column.write(to: &writer) })
    }
}

/// Implements `wfmt_value_strings`.
@c @implementation
public func wfmt_value_strings(
    _ column: UnsafePointer<wfmt_value_column>?, _ strings: UnsafeMutablePointer<wfmt_strings>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answerWithNote(error) { () throws(CLibraryError) in
        let strings = try CallerStrings(strings)
        let column = try ValueColumn(column)
        return try strings.write(
            { writer throws(CLibraryError) in try column.write(to: &writer) },
            { writer throws(CLibraryError) in try column.write(to: &writer) })
    }
}

/// Implements `wfmt_date_export`.
@c @implementation
public func wfmt_date_export(
    _ column: UnsafePointer<wfmt_date_column>?, _ offsetBits: Int32, _ array: UnsafeMutablePointer<ArrowArray>?,
    _ schema: UnsafeMutablePointer<ArrowSchema>?, _ badCount: UnsafeMutablePointer<Int64>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answerWithNote(error) { () throws(CLibraryError) in
        badCount?.pointee = 0
        guard let array else { throw .null("array") }
        let column = try DateColumn(column)
        let (bad, refusal) = try export(
            offsetBits, column.rows.count, array, schema,
            { writer throws(CLibraryError) in try column.write(to: &writer) },
            { writer throws(CLibraryError) in try column.write(to: &writer) })
        badCount?.pointee = Int64(bad)
        return refusal
    }
}

/// Implements `wfmt_value_export`.
@c @implementation
public func wfmt_value_export(
    _ column: UnsafePointer<wfmt_value_column>?, _ offsetBits: Int32, _ array: UnsafeMutablePointer<ArrowArray>?,
    _ schema: UnsafeMutablePointer<ArrowSchema>?, _ badCount: UnsafeMutablePointer<Int64>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answerWithNote(error) { () throws(CLibraryError) in
        badCount?.pointee = 0
        guard let array else { throw .null("array") }
        let column = try ValueColumn(column)
        let (bad, refusal) = try export(
            offsetBits, column.rows.count, array, schema,
            { writer throws(CLibraryError) in try column.write(to: &writer) },
            { writer throws(CLibraryError) in try column.write(to: &writer) })
        badCount?.pointee = Int64(bad)
        return refusal
    }
}

private func export(
    _ offsetBits: Int32, _ rows: Int, _ array: UnsafeMutablePointer<ArrowArray>,
    _ schema: UnsafeMutablePointer<ArrowSchema>?,
    _ write32: (inout ColumnWriter<Int32>) throws(CLibraryError) -> Void,
    _ write64: (inout ColumnWriter<Int64>) throws(CLibraryError) -> Void
) throws(CLibraryError) -> (bad: Int, refusal: CLibraryError?) {
    switch offsetBits {
    case 32: try ArrowExport.write(rows: rows, format: "u", array, schema, write32)
    case 64: try ArrowExport.write(rows: rows, format: "U", array, schema, write64)
    default: throw .unknownValue("offset_bits", Int(offsetBits), expected: "32 or 64")
    }
}

/// Answers as other functions do; after a success the error's text says why the first bad row is null.
private func answerWithNote(
    _ error: UnsafeMutablePointer<wfmt_error>?, _ body: () throws(CLibraryError) -> CLibraryError?
) -> Int32 {
    var refusal: CLibraryError?
    let status = answer(error) { () throws(CLibraryError) in refusal = try body() }
    if status == 0 { note(refusal, in: error) }
    return status
}
