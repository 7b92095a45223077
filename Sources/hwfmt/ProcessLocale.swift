import Glibc

/// The locale of the process, which no output depends on.
enum ProcessLocale {
    /// ICU looks it up all the same when it is first used, and ICU 76 crashes over one that is malformed (`LC_ALL="no
    /// such locale"`).
    ///
    /// Called before any other thread can read the environment.
    static func neutralize() {
        setenv("LC_ALL", "C", 1)
    }
}
