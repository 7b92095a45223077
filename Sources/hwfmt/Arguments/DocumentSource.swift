import Glibc
import WeatherForecast
import WeatherFormat

/// A file, or standard input where its name is `-`.
struct DocumentSource {
    private let name: String
    private let input: CommandInput

    /// Names a document; `-` is the given input.
    init(_ name: String, input: CommandInput) {
        self.name = name
        self.input = input
    }

    /// All of it, but no more than the largest forecast and a byte: a document without end ends here.
    func bytes() throws(CommandFailure) -> [UInt8] {
        if case .text(let text) = input {
            // Whoever sends requests must not learn what files a server has.
            guard name == "-" else {
                throw .usage("a request reads no file: expected \"-\", and the document as its \"input\"")
            }
            return Array(text.utf8)
        }
        let descriptor = name == "-" ? STDIN_FILENO : FileName.open(name)
        guard descriptor >= 0 else { throw unreadable() }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while bytes.count <= Forecast.largestDocumentByteCount {
            let count = chunk.withUnsafeMutableBytes { Descriptor.read(descriptor, into: $0) }
            if count == 0 { return bytes }
            guard count > 0 else { throw unreadable() }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    private func unreadable() -> CommandFailure {
        .badData("cannot read \(quoted(name)): \(String(cString: strerror(errno)))")
    }
}
