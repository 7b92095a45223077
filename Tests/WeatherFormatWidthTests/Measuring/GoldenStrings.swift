import Foundation
import WeatherFormat

/// The strings of a language that the goldens hold: every cell of every file under `snapshots/` with the language's
/// name.
enum GoldenStrings {
    static func all(in language: Language) throws -> [String] {
        var folder = URL(fileURLWithPath: #filePath)
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            guard folder.path != "/" else { throw CocoaError(.fileNoSuchFile) }
            folder.deleteLastPathComponent()
        }
        let goldens = folder.appendingPathComponent("snapshots")
        var strings: Set<String> = []
        let paths = FileManager.default.enumerator(atPath: goldens.path)
        while let path = paths?.nextObject() as? String {
            guard path.hasSuffix("__\(language.rawValue).snap.txt") else { continue }
            let file = goldens.appendingPathComponent(path)
            let text = try String(contentsOf: file, encoding: .utf8)
            for cell in text.split(whereSeparator: { "|\n\t".contains($0) }) {
                strings.insert(unescaped(cell.trimmingCharacters(in: .whitespaces)))
            }
        }
        return strings.sorted()
    }

    /// `\u{202F}` becomes the character again.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\u{") else { return text }
        return text.replacing(/\\u\{([0-9A-F]+)\}/) { match in
            UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        }
    }
}
