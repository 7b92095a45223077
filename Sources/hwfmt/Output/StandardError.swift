import Glibc

/// Standard error, for everything that is not a result.
enum StandardError {
    static func print(_ line: String) {
        var text = line + "\n"
        // Where even this fails there is nobody left to tell.
        _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
