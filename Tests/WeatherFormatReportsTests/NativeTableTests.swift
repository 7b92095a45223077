import Foundation
import TestSupport
import Testing
import WeatherFormat
import WeatherFormatReports

/// The reviewed table of the native voice: what stands in the goldens, and what `docs/voices.md` argues otherwise.
@Suite struct NativeTableTests {
    /// One cell of a matrix: the strings of an intent on a clock, of a Saturday evening and a Tuesday morning.
    struct Cell: Hashable {
        let language: Language
        let intent: DateFormatIntent
        let clock: HourCycle
    }

    static let size = Language.allCases.count * DateFormatIntent.allCases.count * HourCycle.allCases.count

    /// The committed goldens are the whole matrix, and what the formatter draws: no cell is missing, and none is stale.
    @Test func theGoldensAreTheWholeMatrix() throws {
        let golden = try Self.goldenCells()
        #expect(golden.count == Self.size)
        let evening = try LocalDateTime(day: CivilDay(year: 2026, month: 8, day: 15), hour: 17, minute: 39)
        let morning = try LocalDateTime(day: CivilDay(year: 2026, month: 3, day: 3), hour: 9, minute: 5)
        var differing: [String] = []
        for (cell, texts) in golden {
            let formatter = DateIntentFormatter(
                language: cell.language, hourCycle: cell.clock, zone: .utc, voice: .native)
            let drawn = try [evening, morning].map {
                VisibleText.escaping(try formatter.string(from: $0.instant(in: .utc), for: cell.intent))
            }
            if drawn != texts { differing.append("\(cell): \(drawn)") }
        }
        #expect(differing.isEmpty)
    }

    /// What people who read the languages wrote down, where their table lies beside the repository: every cell but those
    /// that the page argues, no-break spaces aside.
    @Test(.enabled(if: SharedTable.isHere, "the reviewed table lies beside the repository where it is developed"))
    func theReviewedTable() throws {
        let golden = try Self.goldenCells()
        let argued = try Self.arguedCells()
        var differing: Set<Cell> = []
        var count = 0
        for (cell, texts) in try SharedTable.cells() {
            count += 1
            if golden[cell]?.map(Self.withPlainSpaces) != texts.map(Self.withPlainSpaces) { differing.insert(cell) }
        }
        #expect(count == Self.size)
        #expect(differing.subtracting(argued).isEmpty, "differ, and docs/voices.md does not say why")
        #expect(argued.subtracting(differing).isEmpty, "docs/voices.md argues them, and they are as reviewed")
    }

    /// The page argues a few cells, each with a reason.
    @Test func thePageArguesAFewCells() throws {
        #expect(try (1...26).contains(Self.arguedCells().count))
    }

    private static func withPlainSpaces(_ text: String) -> String {
        text.replacing("\\u{A0}", with: " ").replacing("\u{A0}", with: " ")
    }

    /// From `snapshots/native_matrix/every_intent__de.snap.txt`: evening and morning, as they are escaped there.
    private static func goldenCells() throws -> [Cell: [String]] {
        var cells: [Cell: [String]] = [:]
        for language in Language.allCases {
            let file = PackageRoot.url.appendingPathComponent(
                "snapshots/native_matrix/every_intent__\(language.rawValue).snap.txt")
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            for line in lines {
                let row = line.split(separator: "|").map { $0.trimmingPrefix(" ") }.map {
                    $0.hasSuffix(" ") ? String($0.dropLast()) : String($0)
                }
                let intent = try #require(DateFormatIntent(rawValue: row[0]))
                cells[Cell(language: language, intent: intent, clock: .twelveHour)] = [row[2], row[1]]
                cells[Cell(language: language, intent: intent, clock: .twentyFourHour)] = [row[4], row[3]]
            }
        }
        return cells
    }

    /// From the table of `docs/voices.md`: languages, intents, clocks, and the reason in its last column.
    private static func arguedCells() throws -> Set<Cell> {
        let page = try String(contentsOf: PackageRoot.url.appendingPathComponent("docs/voices.md"), encoding: .utf8)
        let section = try #require(page.split(separator: "\n## ").first { $0.hasPrefix("Cells that are argued") })
        var cells: Set<Cell> = []
        for line in section.split(separator: "\n") where line.hasPrefix("|") {
            let row = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let languages = names(row[0]).compactMap(Language.init(rawValue:))
            let intents = names(row[1]).compactMap(DateFormatIntent.init(rawValue:))
            for clock in names(row[2]).compactMap(HourCycle.init(rawValue:)) {
                for language in languages {
                    for intent in intents { cells.insert(Cell(language: language, intent: intent, clock: clock)) }
                }
            }
            if !languages.isEmpty { #expect(row.count == 6 && row[5].count > 30, "\(line)") }
        }
        return cells
    }

    private static func names(_ cell: String) -> [String] {
        cell.split(separator: ",").map { $0.filter { $0 != "`" && $0 != " " } }
    }
}

/// The table that people who read the languages wrote, beside the repository where it is developed.
private enum SharedTable {
    private static let file: URL? = {
        let parent = PackageRoot.url.deletingLastPathComponent()
        return [parent, parent.deletingLastPathComponent()]
            .map { $0.appendingPathComponent("shared/native/native.tsv") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    static var isHere: Bool { file != nil }

    /// Evening and morning of each cell.
    static func cells() throws -> [NativeTableTests.Cell: [String]] {
        let text = try String(contentsOf: try #require(file), encoding: .utf8)
        var cells: [NativeTableTests.Cell: [String]] = [:]
        for line in text.split(separator: "\n").dropFirst() {
            let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let cell = NativeTableTests.Cell(
                language: try #require(Language(rawValue: row[0])),
                intent: try #require(DateFormatIntent(rawValue: row[1])),
                clock: try #require(HourCycle(rawValue: row[2])))
            cells[cell] = [row[3], row[4]]
        }
        return cells
    }
}
