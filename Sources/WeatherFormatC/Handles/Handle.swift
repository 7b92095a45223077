/// What a handle of C points to.
protocol HandleValue {
    /// Tells the kinds apart; eight letters of ASCII.
    static var tag: UInt64 { get }
    /// What the header calls a handle of this kind.
    static var name: StaticString { get }
}

/// A value in memory of its own, behind a tag that says of which kind it is.
struct Handle<Value: HandleValue> {
    private var tag: UInt64
    let value: Value

    private init(_ value: Value) {
        tag = Value.tag
        self.value = value
    }

    /// Makes a handle, which `free` gives back.
    static func make(_ value: Value) -> OpaquePointer {
        let memory = UnsafeMutablePointer<Handle>.allocate(capacity: 1)
        memory.initialize(to: Handle(value))
        return OpaquePointer(memory)
    }

    /// The value of a handle that a caller passed, whatever it is.
    @inline(__always)
    static func read(_ handle: OpaquePointer?) throws(CLibraryError) -> UnsafePointer<Handle> {
        guard let handle else { throw .null(Value.name) }
        let memory = UnsafeRawPointer(handle)
        // What is no handle need not lie where one would.
        guard UInt(bitPattern: handle) % UInt(MemoryLayout<Handle>.alignment) == 0,
            memory.loadUnaligned(as: UInt64.self) == Value.tag
        else { throw .wrongHandle(Value.name) }
        return memory.assumingMemoryBound(to: Handle.self)
    }

    /// Gives a handle back; nothing is one too.
    static func free(_ handle: OpaquePointer?) throws(CLibraryError) {
        guard handle != nil else { return }
        let memory = UnsafeMutablePointer(mutating: try read(handle))
        // Should it be used again before the memory is, it is no handle any more.
        memory.pointee.tag = 0
        memory.deinitialize(count: 1)
        memory.deallocate()
    }
}
