/// A language's pattern for a skeleton, declared so that it stays when ICU changes.
struct HousePattern: Sendable, Hashable {
    let language: Language
    let skeleton: String
    let pattern: String
    let reason: String
    /// What other versions of ICU say, and the reference where it is wrong.
    let elsewhere: [ICUPattern]
}

extension HousePattern {
    /// The declared pattern of a skeleton in a language, if any.
    static func of(_ skeleton: String, in language: Language) -> HousePattern? {
        all.first { $0.language == language && $0.skeleton == skeleton }
    }

    private init(
        _ language: Language, _ skeleton: String, _ pattern: String, reason: String, icu72: String? = nil, icu76: String
    ) {
        self.language = language
        self.skeleton = skeleton
        self.pattern = pattern
        self.reason = reason
        elsewhere = ICUPattern.list(icu72: icu72, icu76: icu76)
    }

    private static let space = "CLDR 46 sets a space before the weekday or the time; the tighter form of CLDR 42 stays"
    private static let order =
        "the weekday stands before the hour in Japanese, as ICU 76 has it; CLDR 42 and 48 put it behind. Its brackets "
        + "are those of every other Japanese date here"

    /// Where ICU 72 and 76 disagree on the pattern of a skeleton that a plan names, or where both are wrong.
    ///
    /// They are those of ICU 72 (CLDR 42), the reference, but where a pattern of ICU 72 is named.
    static let all: [HousePattern] = [
        HousePattern(.ja, "MMMdEEEE", "M月d日EEEE", reason: space, icu76: "M月d日 EEEE"),
        HousePattern(.ja, "EHmm", "(EEE) H:mm", reason: order, icu72: "H:mm (EEE)", icu76: "EEE H:mm"),
        HousePattern(.ja, "Ehmm", "(EEE) aK:mm", reason: order, icu72: "aK:mm (EEE)", icu76: "EEE aK:mm"),
        HousePattern(.zhHans, "MMMdE", "M月d日EEE", reason: space, icu76: "M月d日 EEE"),
        HousePattern(.zhHans, "MMMdEEEE", "M月d日EEEE", reason: space, icu76: "M月d日 EEEE"),
        HousePattern(.ja, "MMMMEEEEd", "M月d日EEEE", reason: space, icu76: "M月d日 EEEE"),
        HousePattern(.zhHans, "MMMMEEEEd", "M月d日EEEE", reason: space, icu76: "M月d日 EEEE"),
        HousePattern(.zhHans, "MMMdEhmm", "M月d日EEE ah:mm", reason: space, icu76: "M月d日 EEE ah:mm"),
        HousePattern(.zhHans, "MMMdEHmm", "M月d日EEE HH:mm", reason: space, icu76: "M月d日 EEE HH:mm"),
        HousePattern(
            .zhHans, "Ed", "d日EEE", reason: "CLDR 46 drops the counter of the day, and sets a space", icu76: "d EEE"),
        HousePattern(.zhHans, "EHmm", "EEEHH:mm", reason: space, icu76: "EEE HH:mm"),
        HousePattern(.zhHans, "Ehmm", "EEEah:mm", reason: space, icu76: "EEE ah:mm"),
        HousePattern(
            .zhHant, "Ed", "d日 EEE",
            reason: "a day of the month carries its counter, as in ja and zh-Hans and in CLDR's own M月d日 EEE",
            icu72: "d EEE", icu76: "d EEE"),
    ]
}
