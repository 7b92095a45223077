import Testing

@testable import SnapshotAssertions

/// What the environment allows to be written.
@Suite struct SnapshotRunTests {
    private func mode(_ environment: [String: String], isForeign: Bool = false) throws -> String {
        let icu = SnapshotStore.ICU(
            linked: "76.1", reference: "72.1", ledger: try DriftLedger(text: ""), recording: nil)
        return switch try SnapshotRun.mode(in: environment, foreign: isForeign ? icu : nil) {
        case .compare: "compare"
        case .record(let recording): "record \(recording.wanted.rawValue) \(recording.language ?? "every language")"
        case .locked: "locked"
        case .foreign: "foreign"
        }
    }

    @Test func aDevelopersMachineComparesUnlessItIsAskedToRecord() throws {
        #expect(try mode([:]) == "compare")
        #expect(try mode(["UPDATE_SNAPSHOTS": "0"]) == "compare")
        #expect(try mode(["UPDATE_SNAPSHOTS": "1"]) == "record all every language")
    }

    @Test func theModesHaveTheNamesOfSnapshotLibraries() throws {
        for name in ["missing", "failed", "all"] {
            #expect(try mode(["UPDATE_SNAPSHOTS": name]) == "record \(name) every language")
        }
        #expect(try mode(["UPDATE_SNAPSHOTS": "failed", "SNAPSHOT_LANGUAGE": "de"]) == "record failed de")
        let error = #expect(throws: SnapshotRun.UnknownMode.self) { try mode(["UPDATE_SNAPSHOTS": "never"]) }
        #expect(error?.description == "UPDATE_SNAPSHOTS is \"never\": expected missing, failed, all, 1 for all, or 0")
    }

    /// A copy of the goldens is none: `scripts/record --check` writes one under CI and compares it.
    @Test func ciMayWriteIntoAnotherFolder() throws {
        let environment = ["CI": "true", "UPDATE_SNAPSHOTS": "all", "SNAPSHOT_FOLDER": "copy of the goldens"]
        #expect(try mode(environment) == "record all every language")
        #expect(try mode(environment, isForeign: true) == "foreign")
    }

    @Test func ciWritesNothingWhateverIsAskedFor() throws {
        #expect(try mode(["CI": "true"]) == "locked")
        #expect(try mode(["CI": "true", "UPDATE_SNAPSHOTS": "1"]) == "locked")
        #expect(try mode(["CI": ""]) == "locked")
    }

    @Test func anotherICUWritesNothingEither() throws {
        #expect(try mode(["UPDATE_SNAPSHOTS": "1"], isForeign: true) == "foreign")
        #expect(try mode(["CI": "true"], isForeign: true) == "foreign")
    }
}
