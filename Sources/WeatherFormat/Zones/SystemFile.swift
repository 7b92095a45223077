import Glibc

/// The few calls of the C library with which files of the zone database are read.
enum SystemFile {
    /// `realpath`: the path without links, or the error.
    static func realPath(_ path: String) -> (path: String?, error: Int32) {
        // The C library would stop reading at a NUL.
        guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return (nil, errno) }
        defer { free(resolved) }
        return (String(cString: resolved), 0)
    }

    /// The whole of a regular file; nil for a folder.
    ///
    /// Opened so that neither a pipe without a writer nor a terminal can hold the process up, and looked at before a byte
    /// is read.
    static func bytes(ofFile path: String, limit: Int) throws(ZoneFileProblem) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            // A socket cannot be opened at all.
            if errno == ENXIO { throw .notAFile }
            throw .unreadable(reason: reason(errno))
        }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw .unreadable(reason: reason(errno)) }
        switch information.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: return nil
        default: throw .notAFile
        }
        guard information.st_size <= limit else { throw .tooLarge(bytes: Int(information.st_size), limit: limit) }
        var bytes = [UInt8](repeating: 0, count: Int(information.st_size))
        var count = 0
        while count < bytes.count {
            let size = bytes[count...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if size < 0, errno == EINTR { continue }
            guard size >= 0 else { throw .unreadable(reason: reason(errno)) }
            // Cut while it was read: the reader of the format will say where.
            guard size > 0 else { break }
            count += size
        }
        return Array(bytes.prefix(count))
    }

    /// The names in a folder, or none where it is no folder.
    static func entries(of folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    static func hasEntries(_ folder: String) -> Bool {
        guard let stream = opendir(folder) else { return false }
        defer { closedir(stream) }
        for _ in 0..<3 where readdir(stream) == nil { return false }
        return true
    }

    /// The system's words for an error.
    static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
