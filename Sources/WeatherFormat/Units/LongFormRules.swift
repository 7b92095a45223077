/// What the house does to ICU's long forms where the compact style and speech use them: words that CLDR got wrong are
/// mended, and white space and words that differ between ICU's versions stay what they are in the reference.
enum LongFormRules {
    /// ICU's long form of one quantity, its number in place: see ``LostNumber``.
    static func apply(to text: String, in form: LanguageForm) -> String {
        let text = LongFormWord.mend(text, in: form)
        switch form.language {
        // CLDR 42 and 48 have a space on either side of the number, the Swift toolchain's ICU 76 has none.
        case .ja, .zhHant: return spacingNumber(in: text)
        // CLDR 42 has a space, the Swift toolchain's ICU 76 a narrow no-break space before the day.
        case .tr: return String(text.map { $0 == "\u{202F}" ? " " : $0 })
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .uk, .vi, .zhHans:
            return text
        }
    }

    /// What stands between two units of a long duration, or nil where ICU's list of units decides.
    static func listSeparator(_ language: Language) -> String? {
        switch language {
        // CLDR 42's; 46 has "und" in the wide list.
        case .de: ", "
        // CLDR 42 and 48 have a space, the Swift toolchain's ICU 76 has none.
        case .zhHant: " "
        case .cs, .da, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans:
            nil
        }
    }

    /// A number of days, or nil where ICU's word serves.
    static func days(_ count: Int, in language: Language) -> String? {
        switch language {
        // CLDR 42 counts doby, spans of 24 hours; 46 and 48 count dni, as CLDR 42 itself does in relative time.
        case .pl: "\(count) \(count == 1 ? "dzień" : "dni")"
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            nil
        }
    }

    private static func spacingNumber(in text: String) -> String {
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else {
            return text
        }
        let (before, after) = (text[..<first], text[text.index(after: last)...])
        let left = before.last?.isLetter == true ? " " : ""
        let right = after.first?.isLetter == true ? " " : ""
        return before + left + text[first...last] + right + after
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
