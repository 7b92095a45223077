import FoundationEssentials
import WeatherForecast
import WeatherFormat
import WeatherFormatReports

/// `hwfmt forecast`: every string of a forecast's screen, as a table for a terminal or as JSON.
struct ForecastCommand: Command {
    static let synopsis =
        "FILE|- --lang L [--clock 12|24|auto|both] [--voice house|native] [--units us|metric|uk|ca|auto] [--wind UNIT …] "
        + "[--tz Z] [--at T] [--json]"
    static let summary =
        "Prints a forecast of Open-Meteo, MET Norway, the US National Weather Service, Pirate Weather, Dark Sky, "
        + "OpenWeather, WeatherKit or Bright Sky."
    static let options =
        [LanguageOptions.lang, ClockOption.option, VoiceOption.option] + ForecastUnitsOption.options + otherOptions

    private static let otherOptions = [
        ArgumentList.Option(name: "--tz", value: "Z", help: "the place's time zone; else the forecast's own, else UTC"),
        ArgumentList.Option(name: "--at", value: "T", help: "the reader's time; else the forecast's own"),
        ArgumentList.Option(
            name: "--columns", value: "N", help: "how many hours are on the screen, for the pill; else 8"),
        ArgumentList.Option(
            name: "--points", value: "FILE", help: "the National Weather Service's points response, which has the zone"),
        ArgumentList.Option(
            name: "--source-units", value: SourceUnits.allCases.map(\.rawValue).joined(separator: "|"),
            help: "the units of a Pirate Weather, Dark Sky or OpenWeather document that does not show them"),
        ArgumentList.Option(
            name: "--color", value: "auto|always|never", help: "auto, the default, colours a terminal only"),
        ArgumentList.Option(
            name: "--widths", value: nil, help: "measure the cards' texts as they are drawn, against their budget"),
        LanguageOptions.json,
    ]

    private let document: DocumentSource
    private let points: DocumentSource?
    private let sourceUnits: SourceUnits?
    private let limits: ForecastLimits
    private let readers: [ReaderTag]
    private let clock: ClockOption
    private let voice: Voice
    private let units: ForecastUnitsOption
    private let zone: ZoneID?
    private let time: TimeArgument?
    private let visibleColumns: Int
    private let color: ColorOption
    private let ruler: CardRuler?
    private let json: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        guard arguments.operands.count == 1, let file = arguments.operands.first else {
            throw .usage("\(arguments.operands.count) files: expected one, or - for standard input")
        }
        document = DocumentSource(file, input: arguments.input)
        points = arguments.value(of: "--points").map { DocumentSource($0, input: arguments.input) }
        sourceUnits = try arguments.value(of: "--source-units").map { name throws(CommandFailure) in
            try NameList.known(
                name, "source units", SourceUnits(rawValue: name), among: SourceUnits.allCases.map(\.rawValue))
        }
        readers = try NameList.readers(arguments.value(of: "--lang"))
        clock = try ClockOption(arguments.value(of: "--clock"))
        voice = try VoiceOption.voice(arguments.value(of: "--voice"))
        units = try ForecastUnitsOption(arguments)
        zone = try arguments.value(of: "--tz").map { name throws(CommandFailure) in try ZoneOption.zone(name) }
        time = try arguments.value(of: "--at").map { text throws(CommandFailure) in try TimeArgument(text) }
        visibleColumns = try PrecipCommand.columns(arguments.value(of: "--columns"))
        color = try ColorOption(arguments.value(of: "--color"))
        ruler = arguments.has("--widths") ? try CardRuler() : nil
        json = arguments.has("--json")
        limits = arguments.limits.ofForecasts
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        let bytes = try document.bytes()
        let pointsBytes = try points.map { points throws(CommandFailure) in try points.bytes() }
        let forecast = try reading { () throws(ForecastError) in
            try Forecast(reading: bytes, points: pointsBytes, sourceUnits: sourceUnits, limits: limits)
        }
        report(forecast.faults)
        let zone = self.zone ?? forecast.zone ?? fallbackZone()
        let now = try now(of: forecast, in: zone)
        var isFirst = true
        for reader in readers {
            let (system, units) = self.units.units(for: reader)
            for hourCycle in clock.hourCycles(for: reader) {
                let settings = ForecastViewSettings(
                    for: reader, hourCycle: hourCycle, zone: zone, unitSystem: system, units: units,
                    visibleColumns: visibleColumns, voice: voice)
                var view = try reading { () throws(ForecastError) in
                    try ForecastView(forecast, settings, now: now)
                }
                if let ruler { view = try ruler.widths(of: view) }
                try output.checkRoom()
                if !isFirst, !json { output.printLine("") }
                isFirst = false
                try print(view, &output)
            }
        }
    }

    private func print(_ view: ForecastView, _ output: inout StandardOutput) throws(CommandFailure) {
        guard !json else {
            output.printLine(VisibleJSON.escaping(view.json()))
            return
        }
        let palette = color.palette()
        for line in ForecastTable(view, width: Terminal.columns()).lines {
            output.printLine(line.spans.map { palette.painted($0) }.joined())
        }
    }

    private func now(of forecast: Forecast, in zone: ZoneID) throws(CommandFailure) -> Date {
        guard let time else { return forecast.ownTime ?? Date() }
        return try formatting { () throws(WeatherFormatError) in
            switch try time.moment(in: zone) {
            case .instant(let instant): instant
            case .day(let day): try day.start(in: zone)
            }
        }
    }

    /// MET Norway, among others, names no zone; its times are UTC.
    private func fallbackZone() -> ZoneID {
        StandardError.print("hwfmt: the forecast names no time zone, and its times are shown in UTC: --tz names one")
        return .utc
    }

    /// What was left out, at most so many lines of it.
    private func report(_ faults: [ForecastFault]) {
        let shown = 20
        for fault in faults.prefix(shown) { StandardError.print("hwfmt: left out: \(fault)") }
        if faults.count > shown { StandardError.print("hwfmt: left out: \(faults.count - shown) more") }
    }
}
