/// Arrays that come from C as a pointer and a count.
enum CallerArray {
    /// A pointer may be NULL only where the count is 0.
    @inline(__always)
    static func read<Element>(
        _ start: UnsafePointer<Element>?, _ count: Int, _ name: StaticString, _ countName: StaticString
    ) throws(CLibraryError) -> UnsafeBufferPointer<Element> {
        guard count >= 0, count <= Int.max / max(MemoryLayout<Element>.stride, 1) else {
            throw .badLength(countName, count)
        }
        guard start != nil || count == 0 else { throw .null(name) }
        return UnsafeBufferPointer(start: start, count: count)
    }

    /// The bits of a bitmap in Arrow's order; all are set where there is none.
    @inline(__always)
    static func isValid(_ validity: UnsafePointer<UInt8>?, _ index: Int) -> Bool {
        guard let validity else { return true }
        return validity[index >> 3] >> UInt8(index & 7) & 1 == 1
    }
}
