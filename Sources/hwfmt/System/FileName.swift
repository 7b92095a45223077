import Glibc

/// A file's name as the process was given it: any bytes, of which Swift's arguments keep only those that are UTF-8.
enum FileName {
    /// Opens a file that an argument, or the value of an option, names.
    ///
    /// - Returns: a descriptor, or below 0 for a failure that `errno` names.
    static func open(_ name: String) -> Int32 {
        guard name.unicodeScalars.contains("\u{FFFD}"), let bytes = original(of: name) else {
            return Glibc.open(name, O_RDONLY | O_CLOEXEC)
        }
        return Glibc.open(bytes, O_RDONLY | O_CLOEXEC)
    }

    /// The argument that reads like the name once each of its bad bytes has become U+FFFD.
    private static func original(of name: String) -> [CChar]? {
        for index in 1..<max(Int(CommandLine.argc), 1) {
            guard let argument = CommandLine.unsafeArgv[index] else { continue }
            var start = argument
            // The value of an option may stand in the same argument: --points=FILE.
            if let equals = strchr(argument, 61), name.utf8.count < String(cString: argument).utf8.count {
                start = equals + 1
            }
            if String(cString: start).utf8.elementsEqual(name.utf8) {
                return Array(UnsafeBufferPointer(start: start, count: strlen(start) + 1))
            }
        }
        return nil
    }
}
