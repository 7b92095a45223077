import Foundation

/// The package's own sources, for the tests that read them.
enum SourceTree {
    /// The folder that holds Package.swift, found from where this file was compiled.
    static let root: URL = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Paths from the root, sorted.
    static func swiftFiles(under folder: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        return paths.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines of a source without comments and without what stands between quotation marks.
    static func codeLines(of text: String) -> [String] {
        var isInBlockComment = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var code = ""
            var isInString = false
            var previous: Character = " "
            for character in line {
                defer { previous = character }
                if isInBlockComment {
                    if previous == "*", character == "/" { isInBlockComment = false }
                } else if isInString {
                    if character == "\"", previous != "\\" { isInString = false }
                } else if character == "\"" {
                    isInString = true
                } else if previous == "/", character == "/" {
                    return String(code.dropLast())
                } else if previous == "/", character == "*" {
                    isInBlockComment = true
                    code = String(code.dropLast())
                } else {
                    code.append(character)
                }
            }
            return code
        }
    }
}
