import Foundation
import WeatherFormat

/// What the environment and the linked ICU say about this run's goldens.
struct SnapshotRun {
    let store: SnapshotStore
    private let log: URL?

    /// `CI`, `UPDATE_SNAPSHOTS`, `SNAPSHOT_LANGUAGE`, `SNAPSHOT_FOLDER`, `SNAPSHOT_LOG` and `LEDGER_RECORDING` decide,
    /// and whether the linked ICU is the one that `snapshots/ICU_VERSION` names.
    static func current(testFile: String) throws -> SnapshotRun {
        let goldens = try packageRoot(above: testFile).appendingPathComponent("snapshots")
        let environment = ProcessInfo.processInfo.environment
        let root = environment["SNAPSHOT_FOLDER"].map { URL(fileURLWithPath: $0) } ?? goldens
        let foreign = try foreignICU(root: goldens, recording: environment["LEDGER_RECORDING"])
        return SnapshotRun(
            store: SnapshotStore(root: root, mode: try mode(in: environment, foreign: foreign)),
            log: environment["SNAPSHOT_LOG"].map { URL(fileURLWithPath: $0) })
    }

    /// What may be written: nothing under another ICU, whatever is asked for, and no golden under CI.
    ///
    /// A folder of its own (`SNAPSHOT_FOLDER`) holds copies, which CI may write: `scripts/record --check` compares them.
    static func mode(
        in environment: [String: String], foreign: SnapshotStore.ICU?
    ) throws -> SnapshotStore.Mode {
        if let foreign { return .foreign(foreign) }
        if environment["CI"] != nil, environment["SNAPSHOT_FOLDER"] == nil { return .locked }
        guard let name = environment["UPDATE_SNAPSHOTS"], name != "0" else { return .compare }
        guard let wanted = name == "1" ? .all : SnapshotRecording.Wanted(rawValue: name) else {
            throw UnknownMode(name: name)
        }
        return .record(SnapshotRecording(wanted: wanted, language: environment["SNAPSHOT_LANGUAGE"]))
    }

    /// A value of `UPDATE_SNAPSHOTS` that names no mode.
    struct UnknownMode: Error, CustomStringConvertible {
        let name: String
        var description: String {
            let names = SnapshotRecording.Wanted.allCases.map(\.rawValue).joined(separator: ", ")
            return "UPDATE_SNAPSHOTS is \"\(name)\": expected \(names), 1 for all, or 0"
        }
    }

    /// Adds a golden to the list that `scripts/test` compares with the files that exist.
    func noteReference(to path: String) throws {
        if let log { try AppendedLines.append(["snapshots/\(path)"], to: log) }
    }

    /// The ledger of the linked ICU, or nil where that is the reference.
    private static func foreignICU(root: URL, recording: String?) throws -> SnapshotStore.ICU? {
        let reference = try String(contentsOf: root.appendingPathComponent("ICU_VERSION"), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let linked = try ICUVersion.linked().icu
        guard linked != reference else { return nil }
        let file = root.appendingPathComponent("drift/icu-\(linked).tsv")
        let text =
            FileManager.default.fileExists(atPath: file.path) ? try String(contentsOf: file, encoding: .utf8) : ""
        return SnapshotStore.ICU(
            linked: linked, reference: reference, ledger: try DriftLedger(text: text),
            recording: recording.map { URL(fileURLWithPath: $0) })
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
