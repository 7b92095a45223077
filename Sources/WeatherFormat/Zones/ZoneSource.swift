/// Finds a zone's offsets by its name: in the machine's database, else in ICU.
struct ZoneSource: Sendable {
    /// Nil where the machine has none.
    let database: ZoneDatabase?

    static let machine = ZoneSource(database: .installed)

    /// The zones that have been asked for.
    ///
    /// Only those that were found are kept, never a name that a caller made up, so it is bounded by the database, which
    /// has some 600; ICU has 640.
    static let kept = PublishOnceMap<ZoneWindows>(capacity: 2048)

    /// The names of a machine whose database has no index, or that has none, listed once: for suggestions alone.
    private static let listed = PublishOnceTable<[String]>(count: 1)

    /// A zone's offsets on this machine, read when it is first asked for; nil for a name that nobody knows.
    static func keptWindows(of name: String) throws(WeatherFormatError) -> ZoneWindows? {
        // Even to look a name up takes time for each of its bytes.
        guard name.utf8.count <= ZoneName.largestByteCount else { return nil }
        if let known = kept.find(name) { return known }
        guard let windows = try machine.windows(of: name) else { return nil }
        let shared = kept.get(name) { windows }
        // Of two threads that read a zone for the first time one was faster.
        if !shared.isSame(as: windows) { windows.deallocate() }
        return shared
    }

    /// A zone's offsets, laid out; nil for a name that nobody knows.
    ///
    /// - Throws: ``WeatherFormatError/badZoneFile(_:)`` for a file that is refused where ICU does not know the zone, or
    ///   what ICU reports.
    func windows(of name: String) throws(WeatherFormatError) -> ZoneWindows? {
        guard ZoneName.isWellFormed(name) else { return nil }
        var refused: RefusedZoneFile?
        if let database {
            do throws(ZoneFileProblem) {
                if let rules = try database.rules(of: name) {
                    return ZoneWindows(identifier: name, origin: .database, rules)
                }
            } catch {
                refused = RefusedZoneFile(zone: name, folder: database.folder, problem: error)
            }
            // Java's old abbreviations, which ICU keeps: BST is the time of Dhaka there. IANA has never had them.
            guard refused != nil || name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        }
        guard try ZoneRegistry.knows(name) else {
            guard let refused else { return nil }
            // A text file beside the zones, such as leapseconds, is no zone, and so no damaged one.
            if refused.problem == .notTZif, !name.utf8.contains(UInt8(ascii: "/")) { return nil }
            throw .badZoneFile(refused)
        }
        return ZoneWindows(identifier: name, origin: .icu(refused: refused), try ZoneRules(ofICU: name))
    }

    /// Every name that ``windows(of:)`` knows.
    func names() throws(WeatherFormatError) -> [String] {
        guard let database else { return try ZoneRegistry.identifiers().filter(ZoneName.isWellFormed) }
        return database.names()
    }

    /// The names that somebody may have meant by a wrong one, at most three.
    func names(near wrong: String) throws(WeatherFormatError) -> [String] {
        guard wrong.utf8.count <= ZoneName.largestByteCount else { return [] }
        // The database's copies of itself have the names that were meant.
        let copy = ["posix/", "right/"].first(where: wrong.hasPrefix) ?? ""
        let index = database?.index.names ?? []
        let known =
            index.isEmpty
            ? try Self.listed.get(at: 0) { () throws(WeatherFormatError) in try names() }.pointee : index
        return NearestNames.to(String(wrong.dropFirst(copy.count)), among: known)
    }
}
