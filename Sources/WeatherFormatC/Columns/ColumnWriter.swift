import Glibc

/// Writes rows in Arrow's layout: offsets, bytes, and a bit of validity for each.
///
/// Generic over the offsets' width, so that each width has a loop of its own.
struct ColumnWriter<Offset: FixedWidthInteger> {
    /// How many bytes a row's renderer may use, whatever it counts.
    static var largestRow: Int { 512 }

    private let offsets: UnsafeMutablePointer<Offset>
    private let validity: UnsafeMutablePointer<UInt8>
    private(set) var data: UnsafeMutablePointer<UInt8>?
    private(set) var size: Int
    /// Whether the bytes are the library's own, made larger as rows come.
    private let grows: Bool
    /// Where the next row begins.
    private(set) var end: Int
    private(set) var nullCount = 0
    private(set) var badCount = 0
    private(set) var firstBad: (row: Int, refusal: CLibraryError)?

    /// - Parameters:
    ///   - offsets: room for one more than there are rows.
    ///   - validity: room for a bit a row.
    ///   - data: room for `size` bytes; from `malloc` where it grows, or nil and no bytes.
    ///   - size: how many bytes that is.
    ///   - start: where the first row begins.
    ///   - grows: whether the bytes are the library's own.
    init(
        offsets: UnsafeMutablePointer<Offset>, validity: UnsafeMutablePointer<UInt8>,
        data: UnsafeMutablePointer<UInt8>?, size: Int, start: Int, grows: Bool
    ) {
        self.offsets = offsets
        self.validity = validity
        self.data = data
        self.size = size
        self.grows = grows
        end = start
    }

    /// Writes all rows.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - stops: whether a row that cannot be rendered stops the column, or is null and counted.
    ///   - render: writes a row, and returns its length in bytes; -1 for a row that is null.
    /// - Throws: what stops the column: a bad row, offsets that overflow, no memory.
    @inline(__always)
    mutating func write(
        rows count: Int, stops: Bool,
        _ render: (_ row: Int, _ start: UnsafeMutablePointer<UInt8>) throws(CLibraryError) -> Int
    ) throws(CLibraryError) {
        guard let first = Offset(exactly: end) else { throw .offsetOverflow(row: 0) }
        offsets[0] = first
        setAllValid(count)
        var refusal: CLibraryError?
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.largestRow) { room in
            guard let scratch = room.baseAddress else { return }
            do throws(CLibraryError) {
                for row in 0..<count { try writeRow(row, stops, scratch, render) }
            } catch {
                refusal = error
            }
        }
        if let refusal { throw refusal }
    }

    @inline(__always)
    private mutating func writeRow(
        _ row: Int, _ stops: Bool, _ scratch: UnsafeMutablePointer<UInt8>,
        _ render: (_ row: Int, _ start: UnsafeMutablePointer<UInt8>) throws(CLibraryError) -> Int
    ) throws(CLibraryError) {
        if size &- end < Self.largestRow, grows { try grow() }
        let place = data.flatMap { size &- end >= Self.largestRow ? $0 + end : nil }
        var length: Int
        do throws(CLibraryError) {
            length = try render(row, place ?? scratch)
        } catch {
            try refuse(row, error, stops)
            length = -1
        }
        if length < 0 {
            setNull(row)
            length = 0
        }
        let next = end &+ length
        guard let offset = Offset(exactly: next) else { throw .offsetOverflow(row: row) }
        // What does not fit is counted all the same, so that the caller learns how much room is needed.
        if place == nil, let data, next <= size { (data + end).update(from: scratch, count: length) }
        end = next
        offsets[row &+ 1] = offset
    }

    @inline(never)
    private mutating func refuse(_ row: Int, _ refusal: CLibraryError, _ stops: Bool) throws(CLibraryError) {
        badCount += 1
        if firstBad == nil { firstBad = (row, refusal) }
        if stops { throw refusal }
    }

    @inline(never)
    private mutating func grow() throws(CLibraryError) { try reserve(2 * size) }

    /// Makes room for so many bytes, where they are the library's own.
    mutating func reserve(_ bytes: Int) throws(CLibraryError) {
        let larger = max(bytes, 16 * Self.largestRow)
        guard let moved = realloc(data, larger) else { throw .noMemory(bytes: larger) }
        data = moved.assumingMemoryBound(to: UInt8.self)
        size = larger
    }

    private func setAllValid(_ count: Int) {
        validity.update(repeating: 0xFF, count: count >> 3)
        if count & 7 > 0 { validity[count >> 3] = UInt8(1) << UInt8(count & 7) &- 1 }
    }

    @inline(__always)
    private mutating func setNull(_ row: Int) {
        nullCount &+= 1
        validity[row >> 3] &= ~(UInt8(1) << UInt8(row & 7))
    }
}
