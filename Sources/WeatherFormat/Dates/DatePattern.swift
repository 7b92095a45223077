/// A date pattern in CLDR's letters, read by UTS 35: runs of one letter are fields, what stands between apostrophes and
/// every other character is text.
enum DatePattern {
    /// One part of a pattern.
    enum Part: Sendable, Hashable {
        case field(letter: Character, count: Int)
        case literal(String)
    }

    static func parts(of pattern: String) -> [Part] {
        var parts: [Part] = []
        var isQuoted = false
        var characters = Array(pattern)[...]
        while let character = characters.popFirst() {
            if character == "'" {
                if characters.first == "'" {
                    characters.removeFirst()
                    append("'", to: &parts)
                } else {
                    isQuoted.toggle()
                }
            } else if !isQuoted, character.isASCII, character.isLetter {
                let run = characters.prefix { $0 == character }
                characters.removeFirst(run.count)
                parts.append(.field(letter: character, count: run.count + 1))
            } else {
                append(character, to: &parts)
            }
        }
        return parts
    }

    /// The pattern whose parts these are, all of its text between apostrophes.
    static func text(of parts: [Part]) -> String {
        var pattern = ""
        var text = ""
        func flush() {
            if !text.isEmpty { pattern += "'" + text.replacing("'", with: "''") + "'" }
            text = ""
        }
        for part in parts {
            switch part {
            case .field(let letter, let count):
                flush()
                pattern += String(repeating: letter, count: count)
            case .literal(let literal): text += literal
            }
        }
        flush()
        return pattern
    }

    /// The field letters of a pattern.
    static func letters(of pattern: String) -> Set<Character> {
        Set(
            parts(of: pattern).compactMap { part in
                switch part {
                case .field(let letter, _): letter
                case .literal: nil
                }
            })
    }

    /// The kinds of word that a pattern draws.
    static func symbolKinds(of pattern: String) -> [DateSymbolKind] {
        var kinds: [DateSymbolKind] = []
        for part in parts(of: pattern) {
            guard case .field(let letter, let count) = part, let kind = symbolKind(letter, count) else { continue }
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds
    }

    private static func symbolKind(_ letter: Character, _ count: Int) -> DateSymbolKind? {
        switch (letter, count) {
        case ("E", 1...3): .weekdayAbbreviated
        case ("E", 4): .weekdayWide
        case ("c", 3): .weekdayStandaloneAbbreviated
        case ("c", 4): .weekdayStandaloneWide
        case ("c", 6): .weekdayStandaloneShort
        case ("M", 3): .monthAbbreviated
        case ("M", 4): .monthWide
        case ("L", 4): .monthStandaloneWide
        case ("a", 1...3): .meridiem
        default: nil
        }
    }

    private static func append(_ character: Character, to parts: inout [Part]) {
        if case .literal(let text) = parts.last {
            parts[parts.count - 1] = .literal(text + String(character))
        } else {
            parts.append(.literal(String(character)))
        }
    }
}
