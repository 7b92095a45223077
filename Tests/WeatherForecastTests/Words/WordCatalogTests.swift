import Foundation
import Testing

@testable import WeatherForecast
import WeatherFormat

/// The String Catalog as it stands in the sources, read here without the script that makes the switches of it.
@Suite struct WordCatalogTests {
    private struct Document: Decodable {
        let strings: [String: Row]
    }

    private struct Row: Decodable {
        let comment: String
        let localizations: [String: Localization]
    }

    private struct Localization: Decodable {
        let stringUnit: Unit
    }

    private struct Unit: Decodable {
        let state: String
        let value: String
    }

    private let rows: [String: Row]
    /// By key and language: the fields of `Words.sources.tsv`.
    private let sources: [[Substring]]

    init() throws {
        let folder = try Self.folder()
        let document = try Data(contentsOf: folder.appendingPathComponent("Words.xcstrings"))
        rows = try JSONDecoder().decode(Document.self, from: document).strings
        let table = try String(contentsOf: folder.appendingPathComponent("Words.sources.tsv"), encoding: .utf8)
        sources = table.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
    }

    /// Wherever under Sources it stands.
    private static func folder(filePath: String = #filePath) throws -> URL {
        var root = URL(fileURLWithPath: filePath)
        while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
            root.deleteLastPathComponent()
        }
        let files = try #require(
            FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path))
        var catalogs: [String] = []
        while let path = files.nextObject() as? String {
            if path.hasSuffix("/Words.xcstrings") { catalogs.append(path) }
        }
        let path = try #require(catalogs.count == 1 ? catalogs.first : nil, "one catalog, not \(catalogs)")
        return root.appendingPathComponent("Sources/\(path)").deletingLastPathComponent()
    }

    @Test func theKeysAreTheWords() {
        #expect(Set(rows.keys) == Set(ForecastWord.allCases.map(\.rawValue)))
        #expect(rows.values.allSatisfy { !$0.comment.isEmpty })
    }

    /// What the binary says is what the catalog has, to the byte.
    @Test(arguments: Language.allCases) func theBinaryHoldsTheCatalog(language: Language) throws {
        for word in ForecastWord.allCases {
            let unit = try #require(rows[word.rawValue]?.localizations[language.rawValue]?.stringUnit)
            #expect(Array(word.text(in: language).utf8) == Array(unit.value.utf8), "run scripts/words")
            #expect(["translated", "needs_review"].contains(unit.state), "\(word.rawValue) \(language.rawValue)")
        }
    }

    @Test func noOtherLanguage() {
        let languages = Set(Language.allCases.map(\.rawValue))
        for (key, row) in rows { #expect(Set(row.localizations.keys) == languages, "\(key)") }
    }

    /// Each word has its literal English, and who writes it so, or that this is not known: then it is to be reviewed.
    @Test func everyWordHasItsSources() {
        #expect(sources.count == ForecastWord.allCases.count * Language.allCases.count)
        for row in sources {
            let (key, language, gloss, source) = (row[0], row[1], row[2], row[3])
            #expect(!gloss.isEmpty && !source.isEmpty, "\(key) \(language)")
            let state = rows[String(key)]?.localizations[String(language)]?.stringUnit.state
            #expect(state != nil && (source != "not recorded" || state == "needs_review"), "\(key) \(language)")
        }
    }
}
