import Glibc

/// Standard error, for everything that is not a result.
enum StandardError {
    static func print(_ line: String) {
        var rest = Array((line + "\n").utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Descriptor.write(STDERR_FILENO, $0) }
            // Where even this fails there is nobody left to tell.
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }
}
