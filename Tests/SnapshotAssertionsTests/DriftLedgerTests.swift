import Foundation
import Testing

@testable import SnapshotAssertions

@Suite struct DriftLedgerTests {
    static let golden = "fi: intent | morning | evening\nmoonDate | tammik. 7 | elok. 15\nplain\n"
    static let drifted = "fi: intent | morning | evening\nmoonDate | tammik. 7 | elo 15\nplain\n"
    static let cell = LedgerCell(
        golden: "a", row: "moonDate", column: "evening", reference: "elok. 15", other: "elo 15")

    static func check(_ text: String, ledger: String, recording: URL? = nil) throws -> SnapshotStore.Outcome {
        let folder = SnapshotStoreTests.Folder()
        try folder.write(golden, to: "a")
        let icu = SnapshotStore.ICU(
            linked: "76.1", reference: "72.1", ledger: try DriftLedger(text: ledger), recording: recording)
        let outcome = try SnapshotStore(root: folder.url, mode: .foreign(icu)).check(text, at: "a")
        #expect(try folder.read("a") == golden)
        return outcome
    }

    @Test func aDifferenceIsNamedByItsCell() {
        #expect(LedgerCell.differences(in: "a", reference: Self.golden, other: Self.drifted) == [Self.cell])
        #expect(LedgerCell.differences(in: "a", reference: "x", other: "x\ny") == nil)
        #expect(
            LedgerCell.differences(in: "a", reference: "x", other: "y")
                == [LedgerCell(golden: "a", row: "line 1", column: "all", reference: "x", other: "y")])
    }

    @Test func whatIsListedPasses() throws {
        #expect(try Self.check(Self.golden, ledger: "# a comment\n") == .matched)
        #expect(try Self.check(Self.drifted, ledger: Self.cell.tabSeparated + "\tlater CLDR\n") == .matched)
    }

    @Test func whatIsNotListedFails() throws {
        guard case .failed(let message) = try Self.check(Self.drifted, ledger: "") else {
            Issue.record("an unlisted cell passed")
            return
        }
        #expect(message.contains("a, moonDate, evening") && message.contains("elok. 15 is now elo 15"))
        #expect(message.contains("76.1") && message.contains("72.1"))
    }

    @Test func whatNoLongerDriftsFails() throws {
        let ledger = Self.cell.tabSeparated + "\tlater CLDR\n"
        guard case .failed(let message) = try Self.check(Self.golden, ledger: ledger) else {
            Issue.record("a stale cell passed")
            return
        }
        #expect(message.contains("drifts no longer"))
    }

    @Test func otherLinesFail() throws {
        guard case .failed = try Self.check(Self.golden + "more\n", ledger: "") else {
            Issue.record("an added line passed")
            return
        }
    }

    @Test func recordingListsTheCells() throws {
        let folder = SnapshotStoreTests.Folder()
        try folder.write("", to: "ledger")
        let outcome = try Self.check(
            Self.drifted, ledger: "", recording: folder.url.appendingPathComponent("ledger"))
        #expect(outcome == .matched)
        #expect(try folder.read("ledger") == Self.cell.tabSeparated + "\n")
    }

    @Test func aCellWithoutAReasonIsNoEntry() {
        #expect(throws: DriftLedger.Malformed.self) { try DriftLedger(text: Self.cell.tabSeparated) }
        #expect(throws: DriftLedger.Malformed.self) { try DriftLedger(text: Self.cell.tabSeparated + "\t") }
        #expect(throws: DriftLedger.Malformed.self) { try DriftLedger(text: Self.cell.tabSeparated + "\t?") }
    }

    /// The committed ledgers: readable, and about goldens that exist.
    @Test func theCommittedLedgersAreSound() throws {
        let snapshots = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("snapshots")
        let ledgers = try FileManager.default.contentsOfDirectory(
            at: snapshots.appendingPathComponent("drift"), includingPropertiesForKeys: nil)
        #expect(!ledgers.isEmpty)
        for file in ledgers where file.pathExtension == "tsv" {
            let ledger = try DriftLedger(text: try String(contentsOf: file, encoding: .utf8))
            for golden in ledger.goldens {
                #expect(
                    FileManager.default.fileExists(atPath: snapshots.appendingPathComponent(golden).path), "\(golden)")
            }
        }
    }
}
