import Glibc

/// A compiled zone database: a folder of TZif files under their zones' names, as the package `tzdata` installs it.
package struct ZoneDatabase: Sendable {
    /// The folder as it was named.
    package let folder: String
    /// The same without links: every file that is read lies below.
    private let root: String

    /// Nil for what is no folder, or an empty one.
    package init?(folder: String) {
        guard let root = SystemFile.realPath(folder).path, SystemFile.hasEntries(root) else { return nil }
        self.folder = folder
        self.root = root
    }

    /// A zone's rules, or nil where the database has no such zone, by this name or as a link of its index.
    func rules(of name: String) throws(ZoneFileProblem) -> ZoneRules? {
        guard ZoneName.isWellFormed(name) else { return nil }
        if let bytes = try bytes(of: name, limit: TZifFile.largestByteCount) { return try TZifFile.rules(bytes) }
        // Some distributions install the older names apart (Debian 13: tzdata-legacy), and list them all the same.
        guard let target = index.links[name], ZoneName.isWellFormed(target),
            let bytes = try bytes(of: target, limit: TZifFile.largestByteCount)
        else { return nil }
        return try TZifFile.rules(bytes)
    }

    /// The name of a file that lies in this database, with or without links on the way: `Europe/Berlin` of
    /// `/usr/share/zoneinfo/Europe/Berlin`.
    package func name(ofPath path: String) -> String? {
        for prefix in [folder, root] where path.hasPrefix(prefix + "/") {
            let name = path.dropFirst(prefix.utf8.count).drop { $0 == "/" }
            return String(name)
        }
        return nil
    }

    /// The content of a file below the folder, or nil where there is none.
    ///
    /// Links are followed before anything is opened, and what they lead to must lie in the folder. Whoever can exchange
    /// a folder between the two steps owns the database.
    func bytes(of name: String, limit: Int) throws(ZoneFileProblem) -> [UInt8]? {
        let (path, error) = SystemFile.realPath("\(root)/\(name)")
        guard let path else {
            if error == ENOENT || error == ENOTDIR { return nil }
            throw .unreadable(reason: SystemFile.reason(error))
        }
        guard path.hasPrefix(root == "/" ? root : root + "/") else { throw .outside }
        return try SystemFile.bytes(ofFile: path, limit: limit)
    }
}

extension ZoneDatabase {
    /// What the database says about itself.
    var index: ZoneIndex { folder == Self.installed?.folder ? Self.installedIndex : ZoneIndex(of: self) }

    private static let installedIndex = installed.map(ZoneIndex.init(of:)) ?? ZoneIndex()

    /// Every zone's name, links too, in alphabetical order: what can be asked for.
    package func names() -> [String] {
        var names: Set<String> = []
        forEachFile { name, bytes in
            do throws(ZoneFileProblem) {
                _ = try TZifFile.rules(bytes)
                names.insert(name)
            } catch {
                // No zone, or one whose rules are ICU's.
            }
        }
        for (link, target) in index.links where names.contains(target) { names.insert(link) }
        return names.sorted()
    }

    /// The zone whose file has the same bytes as a copy of it: the likely name where it is one of several, else the
    /// name that is no link where there is one.
    package func name(ofCopy path: String, likely: String?) -> String? {
        let copy: [UInt8]
        do throws(ZoneFileProblem) {
            guard let bytes = try SystemFile.bytes(ofFile: path, limit: TZifFile.largestByteCount) else { return nil }
            _ = try TZifFile.rules(bytes)
            copy = bytes
        } catch { return nil }
        var same: [String] = []
        forEachFile { name, bytes in if bytes == copy { same.append(name) } }
        if let likely, same.contains(likely) { return likely }
        return same.sorted().first { index.links[$0] == nil } ?? same.min()
    }

    /// Hands over every readable file under a zone's name, and its content.
    private func forEachFile(_ body: (String, [UInt8]) -> Void) {
        var folders = [""]
        while let folder = folders.popLast() {
            for entry in SystemFile.entries(of: folder.isEmpty ? root : "\(root)/\(folder)") {
                let name = folder.isEmpty ? entry : "\(folder)/\(entry)"
                // The database is three folders deep; one that is a link to itself has no end.
                guard ZoneName.isWellFormed(name), name.utf8.count(where: { $0 == UInt8(ascii: "/") }) < 4 else {
                    continue
                }
                do throws(ZoneFileProblem) {
                    if let bytes = try bytes(of: name, limit: TZifFile.largestByteCount) {
                        body(name, bytes)
                    } else {
                        folders.append(name)
                    }
                } catch {
                    continue
                }
            }
        }
    }
}
