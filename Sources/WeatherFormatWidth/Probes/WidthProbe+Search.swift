import FoundationEssentials
import WeatherFormat

extension WidthProbe {
    /// The widest string so far, and when it is drawn.
    struct Search {
        let intent: DateFormatIntent
        let formatter: DateIntentFormatter
        let ruler: TextRuler
        private(set) var day: CivilDay
        private(set) var hour: Int
        private(set) var minute: Int
        private(set) var text = ""
        private var width = -1.0
        private var seen: Set<String> = []

        init(
            intent: DateFormatIntent, formatter: DateIntentFormatter, ruler: TextRuler, day: CivilDay, hour: Int,
            minute: Int
        ) {
            self.intent = intent
            self.formatter = formatter
            self.ruler = ruler
            self.day = day
            self.hour = hour
            self.minute = minute
        }

        mutating func considerTimes(of sample: WorstCaseSample) throws(WidthError) {
            for hour in sample.hours { try consider(day, hour, minute) }
            for minute in sample.minutes { try consider(day, hour, minute) }
        }

        mutating func consider(_ day: CivilDay, _ hour: Int, _ minute: Int) throws(WidthError) {
            let seconds = Double(day.daysSince1970 * 86_400 + hour * 3600 + minute * 60)
            let text = try formatting { () throws(WeatherFormatError) in
                try formatter.string(from: Date(timeIntervalSince1970: seconds), for: intent)
            }
            // A string that was measured before was no wider then.
            guard seen.insert(text).inserted else { return }
            let width = try ruler.measure(
                text, in: formatter.language, slot: intent.widthBudget(in: formatter.voice).slot
            ).widthInPoints
            guard width > self.width else { return }
            (self.day, self.hour, self.minute) = (day, hour, minute)
            (self.text, self.width) = (text, width)
        }
    }
}
