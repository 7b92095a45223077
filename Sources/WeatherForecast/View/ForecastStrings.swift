import FoundationEssentials
import WeatherFormat

/// The formatters of one view: values in, strings in the reader's language, clock and units out.
struct ForecastStrings {
    let reader: ReaderTag
    let voice: Voice
    var language: Language { reader.language }
    let dates: DateIntentFormatter
    let units: UnitFormatter
    let system: ForecastUnits
    let clock: LocalClock

    init(_ settings: ForecastViewSettings) throws(WeatherFormatError) {
        reader = settings.reader
        voice = settings.voice
        dates = DateIntentFormatter(
            for: settings.reader, hourCycle: settings.hourCycle, zone: settings.zone, voice: settings.voice)
        units = UnitFormatter(for: settings.reader, style: settings.voice.unitStyle)
        system = settings.units
        clock = LocalClock(zone: settings.zone)
    }

    /// An hour by its beginning.
    func hour(_ start: Date, for intent: DateFormatIntent) throws(WeatherFormatError) -> String {
        try dates.string(fromHour: start, for: intent)
    }

    func temperature(_ value: Temperature?) throws(WeatherFormatError) -> String? {
        guard let value else { return nil }
        return try units.string(value.converted(to: system.temperature))
    }

    /// A chance that the gate lets through, rounded as it says; nil for one that it does not.
    func chance(_ chance: PrecipChance?) throws(WeatherFormatError) -> String? {
        guard let chance, try PrecipDisplay.showPrecip(val: chance.fraction) else { return nil }
        return try percent(try PrecipDisplay.roundedPercent(chance.fraction))
    }

    func percent(_ percent: Int) throws(WeatherFormatError) -> String {
        try units.string(try Percentage(percent: Double(percent)))
    }
}
