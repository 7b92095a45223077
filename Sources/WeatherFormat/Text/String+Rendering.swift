extension String {
    /// Makes a string of what a renderer writes, which may write more bytes than it counts.
    ///
    /// Written on the stack first: a string of up to 15 bytes then needs no memory of its own, and a longer one no more
    /// than its length.
    ///
    /// - Parameters:
    ///   - capacity: how many bytes the renderer may write.
    ///   - render: writes UTF-8, and returns how many bytes of it count.
    @inline(__always)
    init(rendering capacity: Int, _ render: (UnsafeMutablePointer<UInt8>) -> Int) {
        self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { room in
            guard let start = room.baseAddress else { return "" }
            let count = render(start)
            return String(unsafeUninitializedCapacity: count) { buffer in
                buffer.baseAddress?.update(from: start, count: count)
                return count
            }
        }
    }
}
