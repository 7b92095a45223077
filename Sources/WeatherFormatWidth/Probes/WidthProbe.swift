import FoundationEssentials
package import WeatherFormat

/// Finds the widest string that each intent draws in a year, in one language.
///
///     let probe = WidthProbe(language: .de, ruler: TextRuler())
///     try probe.widestString(for: .dailyFullHeader, on: .twentyFourHour)  // "Donnerstag, Sept. 24"
package struct WidthProbe: Sendable {
    package let reader: ReaderTag
    package var language: Language { reader.language }
    package let voice: Voice
    private let ruler: TextRuler

    package init(language: Language, voice: Voice = .house, ruler: TextRuler) {
        self.init(for: ReaderTag(language), voice: voice, ruler: ruler)
    }

    package init(for reader: ReaderTag, voice: Voice, ruler: TextRuler) {
        self.reader = reader
        self.voice = voice
        self.ruler = ruler
    }

    /// The widest string among those of the intent's ``WeatherFormat/DateFormatIntent/worstCaseSample``; of several
    /// equally wide ones the first in the year.
    ///
    /// Day, hour and minute stand apart in every string that draws them, so the widest of each is found with the others
    /// held still; hour and minute once more with the day that won.
    package func widestString(
        for intent: DateFormatIntent, on hourCycle: HourCycle
    ) throws(WidthError) -> String {
        let sample = intent.worstCaseSample
        var search = Search(
            intent: intent,
            formatter: DateIntentFormatter(for: reader, hourCycle: hourCycle, zone: .utc, voice: voice),
            ruler: ruler, day: sample.days[0], hour: sample.hours[0], minute: sample.minutes[0])
        try search.considerTimes(of: sample)
        for day in sample.days { try search.consider(day, search.hour, search.minute) }
        try search.considerTimes(of: sample)
        return search.text
    }

    /// The widest string of every intent on both clocks, in the order of the rulebook.
    ///
    /// What is drawn alike is measured once.
    package func widestStrings() throws(WidthError) -> [WidestStrings] {
        var known: [Key: String] = [:]
        var strings: [WidestStrings] = []
        for intent in DateFormatIntent.allCases {
            var texts: [HourCycle: String] = [:]
            for hourCycle in HourCycle.allCases {
                let key = Key(intent, on: hourCycle, in: reader.dateForm(in: voice), voice)
                let text = if let same = known[key] { same } else { try widestString(for: intent, on: hourCycle) }
                known[key] = text
                texts[hourCycle] = text
            }
            strings.append(
                WidestStrings(
                    intent: intent, twelveHour: texts[.twelveHour] ?? "", twentyFourHour: texts[.twentyFourHour] ?? ""))
        }
        return strings
    }

    /// What decides the widest string, apart from the language.
    private struct Key: Hashable {
        let layout: DateRenderPlan.Layout
        /// Fields of the native voice have another pattern on each clock.
        let hourCycle: HourCycle?
        let plan: DateRenderPlan
        let sample: WorstCaseSample
        let slot: StatSlot

        init(_ intent: DateFormatIntent, on hourCycle: HourCycle, in form: LanguageForm, _ voice: Voice) {
            plan = intent.plan(for: form, voice: voice)
            layout = plan.layout(for: hourCycle)
            self.hourCycle = intent.drawsTime ? hourCycle : nil
            sample = intent.worstCaseSample
            slot = intent.widthBudget(in: voice).slot
        }
    }
}

extension WidthBudget {
    /// The slot at whose size a string is drawn; for a place that is drawn at many sizes, the smaller.
    var slot: StatSlot {
        switch self {
        case .characters: .description
        case .rendered(let slot, _): slot
        }
    }
}
