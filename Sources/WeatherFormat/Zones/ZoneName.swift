/// What a name must be before anything is looked for under it.
///
/// It is what the IANA database's own guideline allows (theory.html, "Timezone identifiers": letters, digits, `-`, `_`, `+`
/// and `/`), and so it cannot leave the database's folder: it has no dots, no NUL, no empty part, and is short.
enum ZoneName {
    /// The longest of the database has 32, `America/Argentina/ComodRivadavia`.
    static let largestByteCount = 64

    static func isWellFormed(_ name: String) -> Bool {
        guard (1...largestByteCount).contains(name.utf8.count), !isReserved(name) else { return false }
        var last = UInt8(ascii: "/")
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"):
                break
            case UInt8(ascii: "/"): if last == byte { return false }
            default: return false
            }
            last = byte
        }
        return last != UInt8(ascii: "/")
    }

    /// Names of files in the database's folder that are no zones: two other copies of it, of which `right/` counts leap
    /// seconds; a link to the machine's own zone; the C library's presumed rule; ICU's word for a zone that nobody knows.
    private static func isReserved(_ name: String) -> Bool {
        name.hasPrefix("posix/") || name.hasPrefix("right/")
            || ["posix", "right", "localtime", "posixrules", "Etc/Unknown"].contains(name)
    }
}
