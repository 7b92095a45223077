/// Where a caller wants a value that is no text.
struct CallerResult<Value> {
    private let place: UnsafeMutablePointer<Value>

    /// Takes the pointer, and sets what stands there until there is a result.
    @inline(__always)
    init(_ place: UnsafeMutablePointer<Value>?, _ name: StaticString, _ initial: Value) throws(CLibraryError) {
        guard let place else { throw .null(name) }
        place.pointee = initial
        self.place = place
    }

    @inline(__always)
    func set(_ value: Value) { place.pointee = value }
}
