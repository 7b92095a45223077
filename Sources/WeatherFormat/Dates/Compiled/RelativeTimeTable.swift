/// The relative times of one form of a language, each asked of ICU once: 59 minutes, 23 hours and 199 days, ago and ahead, and now.
struct RelativeTimeTable: Sendable {
    /// Plural rules look at a number's last two digits and at whether it is below a hundred: these stand for all.
    private static let largestCount = 199

    private let form: LanguageForm
    private let texts = PublishOnceTable<RelativeTimeText>(
        count: RelativeDateUnit.allCases.count * 2 * (largestCount + 1))

    private static let forms = PublishOnceTable<RelativeTimeTable>(count: LanguageForm.count)

    @inline(__always)
    static func of(_ form: LanguageForm) -> RelativeTimeTable {
        forms.get(at: form.ordinal) { RelativeTimeTable(form) }.pointee
    }

    private init(_ form: LanguageForm) { self.form = form }

    /// The text for a number of units, or for one that bends like it; for now where it is 0.
    @inline(__always)
    func text(
        _ count: Int, _ unit: RelativeDateUnit, isAhead: Bool
    ) throws(WeatherFormatError) -> UnsafePointer<RelativeTimeText> {
        // A number below 200 has the same plural form, and no grouping whose habits change with ICU's version.
        let standIn = count <= Self.largestCount ? count : 100 &+ count % 100
        let index = (unit.ordinal &* 2 &+ (isAhead ? 1 : 0)) &* (Self.largestCount &+ 1) &+ standIn
        return if let known = texts.published(at: index) { known } else { try compile(standIn, unit, isAhead, index) }
    }

    @inline(never)
    private func compile(
        _ count: Int, _ unit: RelativeDateUnit, _ isAhead: Bool, _ index: Int
    ) throws(WeatherFormatError) -> UnsafePointer<RelativeTimeText> {
        let compiled = UnsafePointer(try RelativeTimeText.make(try drawn(count, unit, isAhead), number: count))
        let published = texts.publish(compiled, at: index)
        if published != compiled { compiled.deallocate() }
        return published
    }

    /// ICU's text, but where days are declared, and without the space that two languages do not set.
    private func drawn(_ count: Int, _ unit: RelativeDateUnit, _ isAhead: Bool) throws(WeatherFormatError) -> String {
        let format = try RelativeDateFormat(locale: form.locale)
        guard count > 0 else { return try format.now() }
        if unit == .day, let days = RelativeDays.of(form, isAhead: isAhead) { return days.text(count) }
        let text = RelativeTimeWord.mend(try format.string(Double(isAhead ? count : -count), unit), in: form)
        guard !setsSpaceAfterNumber, let number = text.firstRange(of: "\(count)") else { return text }
        return String(text[..<number.upperBound]) + text[number.upperBound...].drop(while: \.isWhitespace)
    }

    /// Whether CLDR's space between number and word stays.
    private var setsSpaceAfterNumber: Bool {
        switch form.language {
        // CLDR 42 and 48 write 5 分前, 5 分鐘前; the languages set no space there, and neither do ICU 76 and CLDR's narrow
        // form.
        case .ja, .zhHant: false
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans:
            true
        }
    }
}

extension RelativeDateUnit: Ordinal {}
