/// A word of CLDR's elapsed times for a variant that is a slip, or another in another version.
struct RelativeTimeWord: Sendable, Hashable {
    /// The part of ICU's text that is replaced.
    let part: String
    let replacement: String
    let reason: String

    /// Empty for most variants.
    static func of(_ variant: LanguageVariant) -> [RelativeTimeWord] {
        switch variant {
        case .enAU:
            [
                RelativeTimeWord(
                    part: "min.", replacement: "min",
                    reason: "CLDR 42 has 1 min. beside 5 mins and 1 hr; CLDR from 46 on has no stop")
            ]
        case .esMX:
            [
                RelativeTimeWord(
                    part: "dentro de ", replacement: "en ",
                    reason: "CLDR has en for hours and days, and in ICU 76 for minutes too; CLDR 42 and 48 dentro de"),
                RelativeTimeWord(
                    part: " n", replacement: " h", reason: "a slip of CLDR 42 and 46, en 5 n, mended in CLDR 48"),
            ]
        case .enGB, .enIE, .enNZ, .enIN, .enCA, .es419, .esUS, .ptPT, .frCA, .deCH, .deAT: []
        }
    }

    /// ICU's text as a form of a language writes it.
    static func mend(_ text: String, in form: LanguageForm) -> String {
        (form.variant.map { of($0) } ?? []).reduce(text) { text, word in
            guard let place = text.firstRange(of: word.part) else { return text }
            return text[..<place.lowerBound] + word.replacement + text[place.upperBound...]
        }
    }
}
