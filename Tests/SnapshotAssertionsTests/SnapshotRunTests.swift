import Testing

@testable import SnapshotAssertions

/// What the environment allows to be written.
@Suite struct SnapshotRunTests {
    private func mode(_ environment: [String: String], isForeign: Bool = false) throws -> String {
        let icu = SnapshotStore.ICU(
            linked: "76.1", reference: "72.1", ledger: try DriftLedger(text: ""), recording: nil)
        return switch SnapshotRun.mode(in: environment, foreign: isForeign ? icu : nil) {
        case .compare: "compare"
        case .record: "record"
        case .locked: "locked"
        case .foreign: "foreign"
        }
    }

    @Test func aDevelopersMachineComparesUnlessItIsAskedToRecord() throws {
        #expect(try mode([:]) == "compare")
        #expect(try mode(["UPDATE_SNAPSHOTS": "0"]) == "compare")
        #expect(try mode(["UPDATE_SNAPSHOTS": "1"]) == "record")
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
