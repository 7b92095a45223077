import FoundationEssentials
import WeatherFormat

/// A line about the hours of the strip.
///
///     Rain from 5pm until 8pm, then partly cloudy.
///
/// Of what falls it says from when on and until when, by ``SummaryCourse``, and where it ends, what the sky is then; where
/// nothing falls, the class of sky that lasts longest.
struct SummaryLine {
    private let hours: ArraySlice<ForecastHour>
    private let course: SummaryCourse
    /// Today's.
    private let low: Temperature?
    private let days: [ForecastDay]
    private let strings: ForecastStrings

    /// About the first hours of a strip; the days are those from today on.
    init(_ strip: HourStrip, _ hours: [ForecastHour], count: Int, days: [ForecastDay], _ strings: ForecastStrings) {
        self.hours = hours.prefix(count)
        course = SummaryCourse(strip, hours, count: count)
        self.days = days
        low = days.first?.low
        self.strings = strings
    }

    /// Nil where nothing falls and no hour has a class.
    func text() throws(WeatherFormatError) -> String? {
        let language = strings.language
        guard let wet = course.wetHours(of: hours.count) else {
            return prevailing(hours) { !$0.falls }.map { single($0.word.text(in: language)) }
        }
        let name = try name(of: hours[wet])
        switch course {
        case .none: return nil
        case .continues: return single(name)
        case .begins(let start): return single(try from(name, at: start))
        case .ends(let end): return try ending(name, name, at: end)
        case .passes(let start, let end): return try ending(name, try from(name, at: start), at: end)
        }
    }

    /// What falls and since when, and what follows it.
    private func ending(_ name: String, _ beginning: String, at end: Int) throws(WeatherFormatError) -> String {
        let language = strings.language
        let next = hours[end].conditions.condition.flatMap { $0.falls ? nil : $0 }
        let after = try next.map { next throws(WeatherFormatError) in
            try next.wordInsideSentence(in: language)
        }
        switch language.summaryStyle {
        case .untilThen(let until, let then):
            let ended = "\(beginning) \(until) \(try hour(end))"
            return after.map { line(ended, "\(then) \($0)") } ?? single(ended)
        case .beginnings:
            guard let after else { return single(beginning) }
            return line(beginning, try from(after, at: end))
        }
    }

    private func from(_ name: String, at index: Int) throws(WeatherFormatError) -> String {
        let hour = try strings.clock.hour(at: hours[index].start)
        let isOne = hour == 1 || (strings.dates.hourCycle == .twelveHour && hour == 13)
        return (isOne ? ForecastWord.summaryFromAtOne : .summaryFrom)
            .text(in: strings.language, filling: [name, try self.hour(index)])
    }

    private func hour(_ index: Int) throws(WeatherFormatError) -> String {
        try strings.spokenTime(at: hours[index].start)
    }

    private func line(_ first: String, _ second: String) -> String {
        ForecastWord.summaryLine.text(in: strings.language, filling: [first, second])
    }

    private func single(_ text: String) -> String {
        ForecastWord.summarySingle.text(in: strings.language, filling: [text])
    }

    /// By the gravest kind of class that falls in these hours; where the classes say nothing of it, by the kind.
    private func name(of wet: ArraySlice<ForecastHour>) throws(WeatherFormatError) -> String {
        let group = wet.lazy.compactMap { $0.conditions.condition }.filter(\.falls).map(\.group).max()
        if let group, let condition = prevailing(wet, where: { $0.falls && $0.group == group }) {
            return condition.word.text(in: strings.language)
        }
        var kinds: [PrecipitationKind?] = []
        for hour in wet { kinds.append(try days.kind(of: hour, strings.clock)) }
        let kind = PrecipitationKind.together(kinds)
        let name = kind.map(PrecipitationName.init(_:)) ?? (Array(hours).canSnow(low: low) ? .precipitation : .rain)
        return name.word.text(in: strings.language)
    }

    /// The class that lasts longest of those that are looked for; of equal ones the graver.
    private func prevailing(
        _ hours: ArraySlice<ForecastHour>, where isLookedFor: (WeatherCondition) -> Bool
    ) -> WeatherCondition? {
        var best: (condition: WeatherCondition, seconds: Double)?
        // Hours are large: they are read where they stand.
        for index in hours.indices {
            guard let condition = hours[index].conditions.condition, isLookedFor(condition),
                condition != best?.condition
            else { continue }
            var seconds = 0.0
            for other in hours.indices where hours[other].conditions.condition == condition {
                seconds += hours[other].duration
            }
            guard let other = best else {
                best = (condition, seconds)
                continue
            }
            let isMore = seconds == other.seconds ? condition.isGraver(than: other.condition) : seconds > other.seconds
            if isMore { best = (condition, seconds) }
        }
        return best?.condition
    }
}
