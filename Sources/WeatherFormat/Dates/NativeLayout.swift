/// Some fields of the native voice as a language draws them: the pattern, and why it is not ICU's where it is declared.
struct NativeLayout: Sendable, Hashable {
    let pattern: String
    let reason: String?

    /// A declared pattern, else ICU's for the fields' skeleton.
    ///
    /// A space before or behind a marker does not break, and neither does a narrow one of CLDR's: fonts lack U+202F.
    init(_ fields: DateFields, on hourCycle: HourCycle, in form: LanguageForm) throws(WeatherFormatError) {
        if let declared = NativePattern.of(fields, on: hourCycle, in: form) {
            pattern = declared.pattern
            reason = declared.reason
        } else if let joint = DayTimeJoint.of(fields, in: form) {
            let day = try NativeLayout(.day, on: hourCycle, in: form).pattern
            let time = try NativeLayout(.time, on: hourCycle, in: form).pattern
            pattern = joint.isTimeFirst ? time + joint.text + day : day + joint.text + time
            reason = joint.reason
        } else {
            switch fields.source(for: hourCycle) {
            case .pattern(let pattern): self.pattern = pattern
            case .skeleton(let skeleton):
                pattern = Self.withoutBreaks(
                    try PatternMemo.pattern(for: skeleton, in: form, voice: .native))
            }
            reason = nil
        }
    }

    /// The same pattern, its marker bound to its number.
    static func withoutBreaks(_ pattern: String) -> String {
        let letters = Array(pattern.replacing("\u{202F}", with: "\u{A0}"))
        var bound = ""
        for (index, letter) in letters.enumerated() {
            let isBetween = index > 0 && index + 1 < letters.count
            let isBeforeMarker = isBetween && letters[index + 1] == "a" && isTime(letters[index - 1])
            let isBehindMarker = isBetween && letters[index - 1] == "a" && isTime(letters[index + 1])
            bound.append(letter == " " && (isBeforeMarker || isBehindMarker) ? "\u{A0}" : letter)
        }
        return bound
    }

    private static func isTime(_ letter: Character) -> Bool {
        switch letter {
        case "h", "K", "m": true
        default: false
        }
    }
}
