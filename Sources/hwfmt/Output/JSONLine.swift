import FoundationEssentials

/// One JSON object on one line, its keys sorted.
enum JSONLine {
    static func encode(_ value: some Encodable) throws(CommandFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw .fault("cannot write JSON: \(error)")
        }
    }
}
