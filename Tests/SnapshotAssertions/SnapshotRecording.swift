/// Which goldens a run that records may write: `UPDATE_SNAPSHOTS`, and `SNAPSHOT_LANGUAGE`.
struct SnapshotRecording: Sendable, Hashable {
    /// The modes of `scripts/record`, with the names that libraries for snapshots use.
    enum Wanted: String, Sendable, Hashable, CaseIterable {
        /// New ones only: what differs fails.
        case missing
        /// Those whose assertion fails: new ones, and those that differ.
        case failed
        /// Every one: `scripts/record` then deletes those that no test asserts any more.
        case all
    }

    let wanted: Wanted
    /// The one language whose goldens are written, or nil for all.
    let language: String?

    /// Whether a golden that the text does not equal may be written.
    func mayWrite(_ path: String, isNew: Bool) -> Bool {
        guard isOfLanguage(path) else { return false }
        return switch wanted {
        case .missing: isNew
        case .failed, .all: true
        }
    }

    /// A golden is of the language that a part of its name is, alone or with a region: `every_intent__de-AT.snap.txt`.
    private func isOfLanguage(_ path: String) -> Bool {
        guard let language else { return true }
        let file = path.split(separator: "/").last ?? ""
        let name = file.prefix { $0 != "." }
        return name.split(separator: "_").contains { $0 == language || $0.hasPrefix("\(language)-") }
    }
}
