import TestSupport

/// The folders of one module as stairs: who declares which types, and which folders use them.
///
/// The compiler guards the arrows between modules; within one it lets every file see every other, so names are read from
/// the sources: a top-level type that a folder declares, found as a word in another folder's code.
struct FolderStairs {
    /// One use that goes up the stairs.
    struct Climb: Hashable, CustomStringConvertible {
        let file: String
        let name: String
        let folder: String
        var description: String { "\(file) uses \(name), of \(folder)/" }
    }

    private let files: [SourceTree.File]
    /// From a type's name to the folders that declare it: more than one where a build takes one of them.
    let foldersOfType: [String: Set<String>]
    private let folder: (SourceTree.File) -> String

    /// Reads a module by its folder under `Sources`.
    init(module: String) throws {
        let root = "Sources/\(module)/"
        // A file outside of any folder belongs to the module as a whole.
        let folder = { (file: SourceTree.File) -> String in
            let parts = file.path.dropFirst(root.count).split(separator: "/")
            return parts.count > 1 ? String(parts[0]) : ""
        }
        self.folder = folder
        files = try SourceTree([root]).files
        var foldersOfType: [String: Set<String>] = [:]
        let declaration =
            /(?m)^(?:(?:public|package|internal|fileprivate|private|final|indirect)\s+)*(?:struct|enum|class|protocol|actor|typealias)\s+(\w+)/
        for file in files {
            for match in file.code.matches(of: declaration) where !match.0.contains("private") {
                foldersOfType[String(match.1), default: []].insert(folder(file))
            }
        }
        self.foldersOfType = foldersOfType
    }

    /// A boundary as programs have it: with Unicode's default one, `Zone.self` is a single word.
    private static var word: Regex<Substring> { /\b[A-Z]\w+\b/.wordBoundaryKind(.simple) }

    /// The uses of a type by a folder that does not stand above the type's own.
    ///
    /// The stairs are the folders from the lowest up; those of one step may not use one another. A folder that is not
    /// listed is an error of the list.
    func climbs(on stairs: [[String]]) -> [Climb] {
        var step: [String: Int] = [:]
        for (index, folders) in stairs.enumerated() { for folder in folders { step[folder] = index } }
        var climbs: Set<Climb> = []
        for file in files {
            let here = folder(file)
            // What stands between quotation marks uses nothing, but for what is interpolated, which code repeats.
            let words = Set(
                file.code.replacing(/"(?:[^"\\]|\\.)*"/, with: "").matches(of: Self.word).map { String($0.0) })
            for name in words {
                guard let folders = foldersOfType[name], !folders.contains(here) else { continue }
                for there in folders {
                    if let own = step[here], let other = step[there], other < own { continue }
                    climbs.insert(Climb(file: file.path, name: name, folder: there))
                }
            }
        }
        return climbs.sorted { ($0.file, $0.name) < ($1.file, $1.name) }
    }
}
