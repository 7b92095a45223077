import Foundation
import Synchronization

/// A file that a whole run of tests adds lines to, one test beside the other.
enum AppendedLines {
    static func append(_ lines: [String], to url: URL) throws {
        guard !lines.isEmpty else { return }
        try lock.withLock { _ in
            let file = open(url.path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
            guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
            let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
            try handle.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
        }
    }

    private static let lock = Mutex<Void>(())
}
