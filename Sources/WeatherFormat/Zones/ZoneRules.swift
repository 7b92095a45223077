/// The rules of one zone as they were read: what its clocks did, and what they will do every year from then on.
struct ZoneRules: Sendable, Equatable {
    /// From an instant on, an offset.
    struct Change: Sendable, Equatable {
        /// Seconds since 1970.
        let instant: Int
        /// Seconds east of UTC.
        let offset: Int
    }

    /// Before the first change; seconds east of UTC.
    var firstOffset: Int
    /// In order of time, each instant once.
    var changes: [Change]
    /// From the last change on; always, where there is no change.
    ///
    /// Nil: the last offset stays, as far as anybody knows.
    var rule: PosixZoneRule?
}
