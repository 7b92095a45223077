import Foundation
import Testing

@testable import WeatherForecast
@testable import WeatherFormat

@Suite struct CardCopyTests {
    /// The words that are known, typed by a person.
    @Test(arguments: [
        (Language.de, "Fällt schnell"), (.el, "Ταχεία πτώση"), (.ru, "Резко падает"), (.pl, "Szybko spada"),
        (.ja, "急降下"), (.en, "Falling fast"),
    ])
    func anchors(language: Language, text: String) throws {
        #expect(try CardCopy.text(.pressureFallingFast, in: language) == text)
    }

    /// All or nothing: a key has a text in each of the 27 languages and in no other, and none is empty.
    @Test func everyRowIsComplete() throws {
        let rows = try CardCopy.catalog.get().rows
        let languages = Set(Language.allCases.map(\.rawValue))
        for (key, texts) in rows {
            #expect(Set(texts.keys) == languages, "\(key)")
            for (language, text) in texts {
                #expect(text.contains { !$0.isWhitespace }, "\(key) \(language) is empty")
                #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(key) \(language)")
            }
        }
    }

    /// A key may not vanish while something asks for it, and no row stands there for nothing.
    @Test func theRowsAreTheKeys() throws {
        let keys = Set(try CardCopy.catalog.get().rows.keys)
        #expect(keys == Set(CardCopyKey.allCases.map(\.rawValue)))
        #expect(keys.count == 26)
    }

    @Test func templatesTakeTheirValues() throws {
        for language in Language.allCases {
            for key in CardCopyKey.allCases {
                let values = (0..<key.placeholders).map { "<\($0)>" }
                let filled = try CardCopy.text(key, in: language, filling: values)
                for value in values { #expect(filled.contains(value), "\(key.rawValue) \(language.rawValue)") }
                #expect(!filled.contains("%"))
            }
        }
    }

    @Test func theBinaryHoldsTheCatalog() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/WeatherForecast/Cards/CardCopy.xcstrings")
        let catalog = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
        #expect(CardCopy.document.description == catalog, "run scripts/embed-card-copy")
    }

    /// Every language's words have their sources written down.
    @Test func everyLanguageHasItsSources() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/card-copy-sources.md")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for language in Language.allCases {
            #expect(lines.filter { $0.hasPrefix("| \(language.rawValue) | ") }.count == 2, "\(language.rawValue)")
        }
    }
}
