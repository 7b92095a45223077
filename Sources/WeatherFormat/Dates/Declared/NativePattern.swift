/// A language's pattern for some fields in the native voice, declared where ICU's is wrong, or another in another version.
struct NativePattern: Sendable, Hashable {
    let language: Language
    let fields: DateFields
    /// The clock that it stands for; nil is both.
    let hourCycle: HourCycle?
    /// In CLDR's letters.
    let pattern: String
    let reason: String
}

extension NativePattern {
    /// The declared pattern of some fields on a clock, if any.
    static func of(_ fields: DateFields, on hourCycle: HourCycle, in language: Language) -> NativePattern? {
        all.first {
            $0.language == language && $0.fields == fields && ($0.hourCycle == nil || $0.hourCycle == hourCycle)
        }
    }

    init(
        _ language: Language, _ fields: DateFields, _ hourCycle: HourCycle? = nil, _ pattern: String, _ reason: String
    ) {
        self.language = language
        self.fields = fields
        self.hourCycle = hourCycle
        self.pattern = pattern
        self.reason = reason
    }

    /// One declaration for several languages that say it alike.
    static func each(
        of languages: [Language], _ fields: DateFields, _ hourCycle: HourCycle? = nil, _ pattern: String,
        _ reason: String
    ) -> [NativePattern] {
        languages.map { NativePattern($0, fields, hourCycle, pattern, reason) }
    }

    /// All of them, by what they draw.
    static let all: [NativePattern] = []
}
