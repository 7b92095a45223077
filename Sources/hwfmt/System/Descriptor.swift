import Glibc

/// Reads and writes on a descriptor, waiting where it is set not to block: whoever shares a terminal or a socket with us
/// may have set that, and half a result is none.
enum Descriptor {
    /// Reads what is there, or waits for it.
    ///
    /// - Returns: how many bytes; 0 at the end, below 0 for a failure that `errno` names.
    static func read(_ descriptor: Int32, into bytes: UnsafeMutableRawBufferPointer) -> Int {
        repeatedly(descriptor, POLLIN) { Glibc.read(descriptor, bytes.baseAddress, bytes.count) }
    }

    /// Writes some bytes, at least one.
    ///
    /// - Returns: how many; below 0 for a failure that `errno` names.
    static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        repeatedly(descriptor, POLLOUT) { Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
    }

    /// Once more after a signal, and after a wait where the call would have blocked.
    private static func repeatedly(_ descriptor: Int32, _ events: Int32, _ call: () -> Int) -> Int {
        while true {
            let count = call()
            guard count < 0 else { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
                if poll(&waiting, 1, -1) < 0, errno != EINTR { return -1 }
            default: return -1
            }
        }
    }
}
