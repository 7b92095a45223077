extension ResolvedDatePlan {
    /// The pattern with which ICU draws a local time.
    ///
    /// It is the plan's own, but for what no letter of CLDR's says, which then stands in it as text: the first of August
    /// in French, `1er août`, and the Thai year 2569.
    ///
    /// - Parameter localSeconds: seconds since 1970-01-01T00:00:00 on the zone's own clock.
    /// - Returns: a pattern in CLDR's letters.
    func pattern(at localSeconds: Int) -> String {
        guard drawsWhatNoLetterSays else { return pattern }
        let time = CivilTime(localSeconds: localSeconds, withDate: true)
        let parts = DatePattern.parts(of: pattern).flatMap { part -> [DatePattern.Part] in
            switch part {
            case .field("d", 1):
                [part] + (time.day == 0 ? plan.firstOfMonth.map { [.literal($0)] } ?? [] : [])
            case .field("y", 1):
                plan.yearCount == .commonEra ? [part] : [.literal(String(time.year + plan.yearCount.offset))]
            case .field, .literal: [part]
            }
        }
        return DatePattern.text(of: parts)
    }

    /// Whether the pattern depends on the time that is drawn.
    var drawsWhatNoLetterSays: Bool {
        let letters = DatePattern.letters(of: pattern)
        return letters.contains("d") && plan.firstOfMonth != nil
            || letters.contains("y") && plan.yearCount != .commonEra
    }
}
