/// A language's pattern for some fields in the native voice, declared where ICU's is wrong, or another in another version.
struct NativePattern: Sendable, Hashable {
    let language: Language
    let fields: DateFields
    /// The clock that it stands for; nil is both.
    let hourCycle: HourCycle?
    /// In CLDR's letters.
    let pattern: String
    let reason: String
    /// What ICU says for the fields' skeleton, where that is another pattern.
    let elsewhere: [ICUPattern]
}

extension NativePattern {
    /// All of them, by what they draw.
    static let all = days + times + hours

    /// The declared pattern of some fields on a clock, if any.
    static func of(_ fields: DateFields, on hourCycle: HourCycle, in language: Language) -> NativePattern? {
        all.first {
            $0.language == language && $0.fields == fields && ($0.hourCycle == nil || $0.hourCycle == hourCycle)
        }
    }

    /// A pattern of fields that are the same on both clocks.
    init(
        _ language: Language, _ fields: DateFields, _ pattern: String, _ reason: String, icu72: String? = nil,
        icu76: String? = nil
    ) {
        self.init(language, fields, nil, pattern, reason, icu72: icu72, icu76: icu76)
    }

    /// A pattern for one clock.
    init(
        _ language: Language, _ fields: DateFields, _ hourCycle: HourCycle?, _ pattern: String, _ reason: String,
        icu72: String? = nil, icu76: String? = nil
    ) {
        self.language = language
        self.fields = fields
        self.hourCycle = hourCycle
        self.pattern = pattern
        self.reason = reason
        elsewhere = ICUPattern.list(icu72: icu72, icu76: icu76)
    }
}
