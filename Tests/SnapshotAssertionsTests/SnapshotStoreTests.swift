import Foundation
import Testing
import WeatherFormat

@testable import SnapshotAssertions

@Suite struct SnapshotStoreTests {
    /// A folder of its own for each test, removed when the test ends.
    final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
        deinit { do { try FileManager.default.removeItem(at: url) } catch { /* A test that wrote nothing. */  } }

        func write(_ text: String, to name: String) throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url.appendingPathComponent(name))
        }

        func read(_ name: String) throws -> String {
            try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
        }
    }

    @Test func aMissingGoldenIsWrittenOnADevelopersMachineAndFailsOnce() throws {
        let folder = Folder()
        let store = SnapshotStore(root: folder.url, mode: .compare)
        guard case .failed(let message) = try store.check("Sa., Aug. 15", at: "suite/test__de.snap.txt") else {
            Issue.record("a golden that nobody has read passed")
            return
        }
        #expect(message.contains("suite/test__de.snap.txt was missing") && message.contains("is recorded now"))
        #expect(try folder.read("suite/test__de.snap.txt") == "Sa., Aug. 15\n")
        #expect(try store.check("Sa., Aug. 15", at: "suite/test__de.snap.txt") == .matched)
    }

    @Test func aMissingGoldenIsRecordedWhereThatIsAskedFor() throws {
        let folder = Folder()
        let store = SnapshotStore(root: folder.url, mode: .recording)
        #expect(try store.check("Sa., Aug. 15", at: "a") == .recorded)
        #expect(try folder.read("a") == "Sa., Aug. 15\n")
    }

    @Test func aChangedGoldenIsWrittenOnlyWhenRecording() throws {
        let folder = Folder()
        try folder.write("old\n", to: "a")
        let compared = try SnapshotStore(root: folder.url, mode: .compare).check("new", at: "a")
        guard case .failed(let message) = compared else {
            Issue.record("expected a failure, got \(compared)")
            return
        }
        #expect(message.contains("a differs in 1 line:"))
        #expect(message.contains("- old") && message.contains("+ new"))
        #expect(message.contains("scripts/record") && message.contains("Review every changed line"))
        #expect(try folder.read("a") == "old\n")
        #expect(try SnapshotStore(root: folder.url, mode: .recording).check("new", at: "a") == .recorded)
        #expect(try folder.read("a") == "new\n")
    }

    @Test func theModeMissingWritesNewGoldensOnly() throws {
        let folder = Folder()
        try folder.write("old\n", to: "a")
        let store = SnapshotStore(root: folder.url, mode: .recording(.missing))
        #expect(try store.check("new", at: "b") == .recorded)
        guard case .failed(let message) = try store.check("new", at: "a") else {
            Issue.record("a golden that differs passed")
            return
        }
        #expect(message.contains("not to be recorded in this run"))
        #expect(try folder.read("a") == "old\n")
        #expect(try SnapshotStore(root: folder.url, mode: .recording(.failed)).check("new", at: "a") == .recorded)
    }

    /// A language alone: its own goldens and its regions', and no other that begins alike.
    @Test func oneLanguageIsRecordedAlone() throws {
        let folder = Folder()
        let store = SnapshotStore(root: folder.url, mode: .recording(language: "de"))
        for path in ["t__de.snap.txt", "t__de-AT.snap.txt", "t__native_de.snap.txt", "t__de_native.snap.txt"] {
            #expect(try store.check("new", at: path) == .recorded)
        }
        try folder.write("old\n", to: "t__fr.snap.txt")
        for path in ["t__fr.snap.txt", "t__den.snap.txt", "de/t__1.snap.txt"] {
            guard case .failed = try store.check("new", at: path) else {
                Issue.record("\(path) was recorded")
                continue
            }
        }
        #expect(try folder.read("t__fr.snap.txt") == "old\n")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("t__den.snap.txt").path))
    }

    @Test func aLockedStoreWritesNothing() throws {
        let folder = Folder()
        try folder.write("old\n", to: "a")
        let store = SnapshotStore(root: folder.url, mode: .locked)
        for path in ["a", "missing"] {
            guard case .failed(let message) = try store.check("new", at: path) else {
                Issue.record("\(path) did not fail")
                continue
            }
            #expect(message.contains("CI never records"))
        }
        #expect(try folder.read("a") == "old\n")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("missing").path))
    }

    @Test(arguments: ["", "\n \n", "head | cell\nrow |  ", "row | | x"])
    func anEmptyTextOrCellIsRefused(text: String) throws {
        let folder = Folder()
        let outcome = try SnapshotStore(root: folder.url, mode: .recording).check(text, at: "a")
        guard case .failed(let message) = outcome else {
            Issue.record("accepted \(text.debugDescription)")
            return
        }
        #expect(message.contains("empty"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("a").path))
    }

    @Test func aDifferenceShowsEightLinesAndCountsTheRest() throws {
        let folder = Folder()
        try folder.write((1...12).map { "old \($0)\n" }.joined(), to: "a")
        let text = (1...12).map { "new \($0)\n" }.joined()
        guard case .failed(let message) = try SnapshotStore(root: folder.url, mode: .compare).check(text, at: "a")
        else {
            Issue.record("expected a failure")
            return
        }
        #expect(message.contains("differs in 12 lines"))
        #expect(message.contains("+ new 8") && !message.contains("+ new 9"))
        #expect(message.contains("and 4 more lines"))
        guard
            case .failed(let eight) = try SnapshotStore(root: folder.url, mode: .compare).check(
                (1...12).map { $0 <= 8 ? "new \($0)\n" : "old \($0)\n" }.joined(), at: "a")
        else {
            Issue.record("expected a failure")
            return
        }
        #expect(eight.contains("+ new 8") && !eight.contains("more lines"))
    }

    @Test func invisibleCharactersAreEscaped() {
        #expect(VisibleText.escaping("5\u{202F}Uhr\u{A0}a\u{200B}\u{FEFF}") == #"5\u{202F}Uhr\u{A0}a\u{200B}\u{FEFF}"#)
        #expect(VisibleText.escaping("ก่อนเที่ยง 8月15日 пп Sø") == "ก่อนเที่ยง 8月15日 пп Sø")
        #expect(VisibleText.escaping("a\tb\n") == "a\\u{9}b\\u{A}")
        // A variation selector and a filler, which are a mark and a letter by their category.
        #expect(VisibleText.escaping("☀\u{FE0F}\u{115F}") == #"☀\u{FE0F}\u{115F}"#)
    }

    @Test func namesAreSnakeCase() {
        let name = SnapshotName(file: "/x/DateMatrixTests.swift", function: "everyIntent(language:)", name: "de")
        #expect(name.path == "date_matrix/every_intent__de.snap.txt")
        #expect(SnapshotName.snakeCase("ICUVersion") == "icu_version")
        #expect(SnapshotName.snakeCase("asJSON") == "as_json")
        #expect(SnapshotName.snakeCase("readsUTF16Text") == "reads_utf16_text")
    }

    @Test func unnamedAssertionsAreNumberedPerTest() {
        let first = SnapshotName.next(file: "f", function: "g()")
        #expect(SnapshotName.next(file: "f", function: "g()") == first + 1)
        #expect(SnapshotName.next(file: "f", function: "h()") == 1)
    }
}

extension SnapshotStore.Mode {
    fileprivate static let recording = recording()

    fileprivate static func recording(
        _ wanted: SnapshotRecording.Wanted = .all, language: String? = nil
    ) -> SnapshotStore.Mode {
        .record(SnapshotRecording(wanted: wanted, language: language))
    }
}
