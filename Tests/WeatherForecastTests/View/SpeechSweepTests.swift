import Foundation
import TestSupport
import Testing

@testable import WeatherForecast
@testable import WeatherFormat

/// Whatever is said of every payload, in every language, on both clocks, in the four unit systems and every unit that a
/// reader can choose, is words.
@Suite("Every spoken string of every payload")
struct SpeechSweepTests {
    private static let forecasts = Result {
        try OwnPayloads.names.map { try Forecast(reading: try OwnPayloads.bytes($0)) }
            + SharedPayloads.forecastNames.map { try Forecast(reading: try SharedPayloads.bytes($0)) }
    }

    /// The four systems, and what a reader can choose besides.
    private static let units: [ForecastUnits] = {
        var sailor = ForecastUnits(.metric)
        (sailor.wind, sailor.pressure) = (.speed(.knots), .millibars)
        var walker = ForecastUnits(.metric)
        (walker.wind, walker.pressure, walker.visibility) = (.beaufort, .millimetersOfMercury, .meters)
        var other = ForecastUnits(.us)
        (other.wind, other.pressure, other.visibility) = (.speed(.metersPerSecond), .hectopascals, .feet)
        return UnitSystem.allCases.map(ForecastUnits.init(_:)) + [sailor, walker, other]
    }()

    @Test(arguments: Language.swept)
    func isWords(language: Language) throws {
        let rules = try SpeechRules(language)
        for forecast in try Self.forecasts.get() {
            let zone = forecast.zone ?? .utc
            let now = try #require(forecast.ownTime ?? forecast.firstDay)
            for (index, units) in Self.units.enumerated() {
                // No unit's word depends on the clock.
                for hourCycle in index == 0 ? HourCycle.allCases : [.twelveHour] {
                    let settings = ForecastViewSettings(
                        language: language, hourCycle: hourCycle, zone: zone, unitSystem: .metric, units: units)
                    let faults = rules.faults(in: try ForecastView(forecast, settings, now: now))
                    #expect(faults.isEmpty, "\(faults.prefix(5))")
                }
            }
        }
    }

    /// Thai's space is none for a voice: 7 ลบ 1 is "7 minus 1".
    @Test(arguments: Language.allCases)
    func pausesAreMarks(language: Language) {
        #expect(language.spoken(["7", nil, "1"]).contains(/7[,、，]\s?1/))
    }
}

/// What speech must not have.
struct SpeechRules {
    /// Behind a number: the compact and the narrow symbol of each unit, where it is no whole word.
    private let symbols: Set<String>
    /// Of months and weekdays, where they are no whole words.
    private let abbreviations: Set<String>

    init(_ language: Language) throws {
        let units = UnitFormatter(language: language)
        var symbols: Set<String> = []
        var words: Set<String> = []
        for unit in WeatherUnit.allCases {
            let quantity = try AnyQuantity(7, givenIn: unit, readIn: unit)
            symbols.insert(Self.unit(in: try units.string(quantity)))
            symbols.insert(Self.unit(in: try units.string(quantity, style: .cldr, width: .narrow)))
            // 2 балла, 7 баллов: in each of its forms.
            for count in [1.0, 2, 7] {
                let spoken = try units.spoken(try AnyQuantity(count, givenIn: unit, readIn: unit))
                // Around the number, too: 蒲福風級7級.
                words.formUnion(spoken.components(separatedBy: Self.numbers))
            }
        }
        self.symbols = symbols.subtracting(words).subtracting([""])

        // Foundation's own data, without a line of the library.
        let calendar = DateFormatter()
        calendar.locale = Locale(identifier: language.rawValue)
        let short = [
            calendar.shortMonthSymbols, calendar.shortStandaloneMonthSymbols, calendar.shortWeekdaySymbols,
            calendar.shortStandaloneWeekdaySymbols,
        ]
        let whole = [
            calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.weekdaySymbols,
            calendar.standaloneWeekdaySymbols,
        ]
        let bare = { (texts: [[String]?]) in
            Set(texts.flatMap { $0 ?? [] }.map { $0.trimmingCharacters(in: ["."]) })
        }
        abbreviations = bare(short).subtracting(bare(whole))
    }

    private static var numbers: CharacterSet { CharacterSet(charactersIn: "0123456789").union(.whitespaces) }

    private static func unit(in text: String) -> String { text.trimmingCharacters(in: numbers) }

    func faults(in view: ForecastView) -> [String] {
        let suns = ([view.sun] + view.days.map(\.sun)).compactMap { $0?.spoken }
        // A title is the authority's own.
        let alerts = view.alerts.map { $0.spoken.replacingOccurrences(of: $0.title, with: "") }
        return (view.cards.map(\.spoken) + view.days.map(\.spoken) + suns + alerts).compactMap { text in
            fault(of: text).map { "\($0): \(text)" }
        }
    }

    private func fault(of text: String) -> String? {
        if text.contains("/") { return "a slash" }
        if text.contains(/[0-9]\s*[-–—‒−~～〜]\s*[0-9]/) { return "a dash between numbers" }
        if text.contains(/[0-9]\s+[-−]?[0-9]/) { return "a number beside a number" }
        if text.contains(/(^|[^\p{L}0-9])[-−‐–][0-9]/) { return "a sign" }
        // 3月30日土曜日 is one word.
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if let word = words.first(where: { abbreviations.contains($0) }) { return "the abbreviation \(word)" }
        for match in text.matches(of: /[0-9]\s?([^0-9\s,.、，;:]+)/) where symbols.contains(String(match.1)) {
            return "the symbol \(match.1)"
        }
        return nil
    }
}

extension Forecast {
    /// For a forecast of days alone.
    var firstDay: Date? {
        days.first.map { Date(timeIntervalSince1970: Double($0.day.daysSince1970) * 86_400) }
    }
}
