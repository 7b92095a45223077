import FoundationEssentials
import WeatherFormat

/// A String Catalog, the `.xcstrings` format that Xcode edits: texts by key and language.
///
/// Only what the cards use of the format is read: plain texts, no variations by plural or device.
struct StringCatalog: Sendable {
    /// The catalog's keys, each with its text by language tag.
    let rows: [String: [String: String]]

    /// - Throws: ``WeatherFormatError/badCatalog(reason:)``.
    init(parsing bytes: [UInt8]) throws(WeatherFormatError) {
        do {
            let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
            rows = document.strings.mapValues { row in
                (row.localizations ?? [:]).compactMapValues(\.stringUnit?.value)
            }
        } catch {
            throw .badCatalog(reason: "\(error)")
        }
    }

    /// The text of a row.
    ///
    /// - Throws: ``WeatherFormatError/missingCopy(key:language:)`` where the row is missing or empty: a reader would see
    ///   the key, or nothing.
    func text(_ key: String, in language: Language) throws(WeatherFormatError) -> String {
        guard let text = rows[key]?[language.rawValue], !text.isEmpty else {
            throw .missingCopy(key: key, language: language.rawValue)
        }
        return text
    }

    /// Puts values into a row's template: `%@` takes the next one, `%2$@` the second, `%%` is a percent sign.
    ///
    /// - Throws: ``WeatherFormatError/badTemplate(key:language:text:)`` for a template that has no place for a value, or
    ///   a place without one.
    func text(
        _ key: String, in language: Language, filling values: [String]
    ) throws(WeatherFormatError) -> String {
        let template = try text(key, in: language)
        guard let filled = Self.fill(template, with: values) else {
            throw .badTemplate(key: key, language: language.rawValue, text: template)
        }
        return filled
    }

    private static func fill(_ template: String, with values: [String]) -> String? {
        var filled = ""
        var used = Set<Int>()
        var next = 0
        var rest = template[...]
        while let percent = rest.firstIndex(of: "%") {
            filled += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                filled += "%"
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            var index = next
            if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
                index = position - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            guard rest.first == "@", values.indices.contains(index) else { return nil }
            rest.removeFirst()
            filled += values[index]
            used.insert(index)
        }
        return used.count == values.count ? filled + rest : nil
    }

    private struct Document: Decodable {
        let strings: [String: Row]
    }

    private struct Row: Decodable {
        let localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
    }

    private struct Unit: Decodable {
        let value: String
    }
}
