import Glibc

/// The terminal that reads standard output, if one does.
enum Terminal {
    static var isStandardOutput: Bool { isatty(STDOUT_FILENO) == 1 }

    /// `COLUMNS` where it is set to a number, else the terminal's own answer, else 80.
    static func columns() -> Int {
        if let text = variable("COLUMNS"), let columns = Int(text), (1...10_000).contains(columns) { return columns }
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return 80
    }

    /// A variable of the environment that is set and not empty.
    static func variable(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }
}
