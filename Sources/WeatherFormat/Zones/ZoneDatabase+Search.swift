import Glibc

extension ZoneDatabase {
    /// The machine's database, looked for when the first zone is asked for, and the same until the process ends: an update
    /// of it is seen at the next start.
    package static let installed = search.database

    /// What `TZDIR` names, where that is no database.
    static let refusedFolder = search.refusedFolder

    private static let search = Search()

    /// Where the C library looks: in `TZDIR` alone where that is set, else in its own folder, and in those that other
    /// systems have.
    ///
    /// This is the one place where the library reads the process's environment. It names where the data is, and never
    /// whose time is shown: there is no default zone.
    private struct Search {
        var database: ZoneDatabase?
        var refusedFolder: String?

        init() {
            // A program that runs with more rights than its caller does not believe the caller's environment; the C
            // library's own reading of TZDIR (secure_getenv) does not either.
            let isTrusted = getuid() == geteuid() && getgid() == getegid()
            if isTrusted, let named = getenv("TZDIR"), named.pointee != 0 {
                let folder = String(cString: named)
                database = ZoneDatabase(folder: folder)
                if database == nil { refusedFolder = folder }
                return
            }
            for folder in ZoneDatabase.folders where database == nil { database = ZoneDatabase(folder: folder) }
        }
    }

    /// glibc's folder, then those of musl, Solaris and others, as Python's zoneinfo lists them.
    package static let folders = [
        "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/share/zoneinfo", "/etc/zoneinfo",
    ]
}
