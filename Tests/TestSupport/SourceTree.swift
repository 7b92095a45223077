import Foundation

/// The Swift files of the package, as the scans read them: without comments.
package struct SourceTree {
    package struct File: Sendable {
        /// From the package's root: `Sources/hwfmt/HWFmt.swift`.
        package let path: String
        /// Code and strings; what stands in comments is blank.
        package let code: String
    }

    package let files: [File]

    /// Reads the files of some folders, named from the package's root, whose names have the ending.
    package init(_ folders: [String], ending: String = ".swift", filePath: String = #filePath) throws {
        var root = URL(fileURLWithPath: filePath)
        while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
            root.deleteLastPathComponent()
        }
        var files: [File] = []
        for folder in folders {
            let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            while let path = paths?.nextObject() as? String {
                guard path.hasSuffix(ending), !path.contains(".build/") else { continue }
                let text = try String(contentsOf: root.appendingPathComponent("\(folder)/\(path)"), encoding: .utf8)
                files.append(File(path: "\(folder)/\(path)", code: Self.withoutComments(text)))
            }
        }
        self.files = files
    }

    /// Every match of an expression, as `path: matched text`.
    package func matches<Output>(of expression: Regex<Output>, except isExempt: (File) -> Bool = { _ in false })
        -> [String]
    {
        files.filter { !isExempt($0) }.flatMap { file in
            file.code.matches(of: expression).map { "\(file.path): \(file.code[$0.range])" }
        }
    }

    package static func withoutComments(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var isInString = false
            var last: Character = " "
            for index in line.indices {
                let character = line[index]
                if character == "\"", last != "\\" { isInString.toggle() }
                // Inside a string, as in a URL, two slashes are no comment.
                if character == "/", last == "/", !isInString { return String(line[..<line.index(before: index)]) }
                last = character
            }
            return String(line)
        }.joined(separator: "\n")
    }
}
