/// The buffer that a caller wants a text in, with a NUL behind it.
struct CallerText {
    private let start: UnsafeMutablePointer<UInt8>?
    private let size: Int
    private let length: UnsafeMutablePointer<Int>?

    /// Takes the three arguments that every function with a text has, and leaves an empty text in the buffer.
    @inline(__always)
    init(
        _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?
    ) throws(CLibraryError) {
        length?.pointee = 0
        guard size >= 0 else { throw .badLength("size", size) }
        guard text != nil || size == 0 else { throw .null("text") }
        start = text.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt8.self) }
        self.size = size
        self.length = length
        if size > 0 { start?.pointee = 0 }
    }

    /// Writes what a renderer writes, which may use more bytes than it counts: in the buffer, where it has so many.
    ///
    /// - Parameters:
    ///   - capacity: how many bytes the renderer may use.
    ///   - render: writes UTF-8, and returns how many bytes of it count.
    /// - Throws: ``CLibraryError/tooSmall(size:needed:)``, and what the renderer throws.
    @inline(__always)
    func write(
        upTo capacity: Int, _ render: (UnsafeMutablePointer<UInt8>) throws(CLibraryError) -> Int
    ) throws(CLibraryError) {
        if let start, size > capacity {
            let count = try render(start)
            start[count] = 0
            length?.pointee = count
            return
        }
        var refusal: CLibraryError?
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { room in
            guard let scratch = room.baseAddress else { return }
            do throws(CLibraryError) {
                try copy(UnsafeBufferPointer(start: scratch, count: try render(scratch)))
            } catch {
                refusal = error
            }
        }
        if let refusal { throw refusal }
    }

    /// Writes a text.
    func write(_ text: String) throws(CLibraryError) {
        var text = text
        var refusal: CLibraryError?
        text.withUTF8 { bytes in
            do throws(CLibraryError) { try copy(bytes) } catch { refusal = error }
        }
        if let refusal { throw refusal }
    }

    /// Writes UTF-8.
    func write(_ bytes: [UInt8]) throws(CLibraryError) {
        var refusal: CLibraryError?
        bytes.withUnsafeBufferPointer { bytes in
            do throws(CLibraryError) { try copy(bytes) } catch { refusal = error }
        }
        if let refusal { throw refusal }
    }

    private func copy(_ bytes: UnsafeBufferPointer<UInt8>) throws(CLibraryError) {
        length?.pointee = bytes.count
        guard let start, bytes.count < size else { throw .tooSmall(size: size, needed: bytes.count + 1) }
        if let source = bytes.baseAddress { start.update(from: source, count: bytes.count) }
        start[bytes.count] = 0
    }
}
