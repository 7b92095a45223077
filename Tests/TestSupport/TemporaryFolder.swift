import Foundation

/// A folder that a test fills, and that is gone after it.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("weatherformat-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path): \(error)") }
    }

    /// Writes a file under a name, in place of one that is there, and the folders above it.
    package func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try remove(name)
        try Data(bytes).write(to: url)
    }

    /// A copy of a file from elsewhere.
    package func copy(_ file: String, to name: String) throws {
        try write(try Data(contentsOf: URL(fileURLWithPath: file)), to: name)
    }

    /// A link, in place of what is there.
    package func link(_ name: String, to target: String) throws {
        try remove(name)
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    private func remove(_ name: String) throws {
        do { try FileManager.default.removeItem(atPath: "\(path)/\(name)") } catch CocoaError.fileNoSuchFile {}
    }
}
