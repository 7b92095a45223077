import CWeatherFormat

/// The memory that a caller wants a column's strings in.
struct CallerStrings {
    private let place: UnsafeMutablePointer<wfmt_strings>

    init(_ given: UnsafeMutablePointer<wfmt_strings>?) throws(CLibraryError) {
        guard let given else { throw .null("strings") }
        try CallerStructure.check(given.pointee.struct_size, UnsafePointer(given), "strings->struct_size")
        given.pointee.data_end = 0
        given.pointee.null_count = 0
        given.pointee.bad_count = 0
        given.pointee.first_bad_row = -1
        place = given
    }

    /// Runs a column over the memory, and says what became of it.
    ///
    /// - Returns: why the first row that cannot be rendered cannot, or nil.
    func write(
        _ write32: (inout ColumnWriter<Int32>) throws(CLibraryError) -> Void,
        _ write64: (inout ColumnWriter<Int64>) throws(CLibraryError) -> Void
    ) throws(CLibraryError) -> CLibraryError? {
        let strings = place.pointee
        guard strings.data_size >= 0 else { throw .badLength("data_size", Int(strings.data_size)) }
        guard (0...Int64.max / 2).contains(strings.data_start) else {
            throw .badLength("data_start", Int(strings.data_start))
        }
        guard strings.data != nil || strings.data_size == 0 else { throw .null("data") }
        guard let validity = strings.validity else { throw .null("validity") }
        switch (strings.offsets32, strings.offsets64) {
        case (let offsets?, nil): return try run(offsets, validity, strings, write32)
        case (nil, let offsets?): return try run(offsets, validity, strings, write64)
        case (nil, nil): throw .null("offsets32 and offsets64")
        case (.some, .some):
            throw .unknownValue("offsets", 2, expected: "one of offsets32 and offsets64, the other NULL")
        }
    }

    private func run<Offset>(
        _ offsets: UnsafeMutablePointer<Offset>, _ validity: UnsafeMutablePointer<UInt8>, _ strings: wfmt_strings,
        _ write: (inout ColumnWriter<Offset>) throws(CLibraryError) -> Void
    ) throws(CLibraryError) -> CLibraryError? {
        let data = strings.data.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt8.self) }
        var writer = ColumnWriter(
            offsets: offsets, validity: validity, data: data, size: Int(strings.data_size),
            start: Int(strings.data_start), grows: false)
        defer {
            place.pointee.data_end = Int64(writer.end)
            place.pointee.null_count = Int64(writer.nullCount)
            place.pointee.bad_count = Int64(writer.badCount)
            place.pointee.first_bad_row = Int64(writer.firstBad?.row ?? -1)
        }
        try write(&writer)
        guard writer.end <= writer.size else { throw .tooSmall(size: writer.size, needed: writer.end) }
        return writer.firstBad?.refusal
    }
}
