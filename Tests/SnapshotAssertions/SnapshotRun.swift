import Foundation
import Synchronization
import WeatherFormat

/// What the environment and the linked ICU say about this run's goldens.
struct SnapshotRun {
    let store: SnapshotStore
    private let log: URL?

    /// `CI`, `UPDATE_SNAPSHOTS` and `SNAPSHOT_LOG` decide, and whether the linked ICU is the one that
    /// `snapshots/ICU_VERSION` names.
    static func current(testFile: String) throws -> SnapshotRun {
        let root = try packageRoot(above: testFile).appendingPathComponent("snapshots")
        let environment = ProcessInfo.processInfo.environment
        let store: SnapshotStore
        if let foreign = try foreignICU(root: root) {
            store = SnapshotStore(root: root, mode: .locked, lockReason: foreign)
        } else if environment["CI"] != nil {
            store = SnapshotStore(root: root, mode: .locked)
        } else {
            store = SnapshotStore(root: root, mode: environment["UPDATE_SNAPSHOTS"] == "1" ? .record : .compare)
        }
        return SnapshotRun(store: store, log: environment["SNAPSHOT_LOG"].map { URL(fileURLWithPath: $0) })
    }

    /// Adds a golden to the list that `scripts/test` compares with the files that exist.
    func noteReference(to path: String) throws {
        guard let log else { return }
        try Self.logLock.withLock { _ in
            let file = open(log.path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
            guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
            let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
            try handle.write(contentsOf: Data("snapshots/\(path)\n".utf8))
        }
    }

    private static let logLock = Mutex<Void>(())

    private static func foreignICU(root: URL) throws -> String? {
        let reference = try String(contentsOf: root.appendingPathComponent("ICU_VERSION"), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let linked = try ICUVersion.linked()
        guard linked.icu != reference else { return nil }
        return "this is ICU \(linked.icu), and the goldens are recorded with \(reference): "
            + "a difference of ICU, not a drift to record"
    }

    private static func packageRoot(above file: String) throws -> URL {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        throw CocoaError(.fileNoSuchFile)
    }
}
