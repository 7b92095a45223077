import WeatherForecast
import WeatherFormat

/// What `--units` asks for, and the options that set one unit each.
struct ForecastUnitsOption {
    /// Nil for the custom of the reader's region.
    private let system: UnitSystem?
    private let temperature: Temperature.Unit?
    private let wind: ForecastUnits.WindUnit?
    private let pressure: Pressure.Unit?
    private let precipitation: PrecipitationAmount.Unit?
    private let snow: SnowDepth.Unit?
    private let visibility: Distance.Unit?

    static let options =
        [
            ArgumentList.Option(
                name: "--units", value: "us|metric|uk|ca|auto",
                help: "the units; auto, the default, is the custom of the language tag's region (en-GB is uk)")
        ]
        + Single.all.map { ArgumentList.Option(name: $0.option, value: $0.names.joined(separator: "|"), help: $0.help) }

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        let named = arguments.value(of: "--units")
        if let named, named != "auto" {
            system = try NameList.known(
                named, "unit system", UnitSystem(rawValue: named), among: UnitSystem.allCases.map(\.rawValue) + ["auto"]
            )
        } else {
            system = nil
        }
        temperature = try Self.unit(.temperature, arguments)
        pressure = try Self.unit(.pressure, arguments)
        visibility = try Self.unit(.visibility, arguments)
        let precipitation: PrecipitationAmount.Unit? = try Self.unit(.precipitation, arguments)
        self.precipitation = precipitation
        // Who reads rain in inches reads snow in inches.
        snow = try Self.unit(.snow, arguments) ?? precipitation.map { $0 == .inches ? .inches : .centimeters }
        wind =
            arguments.value(of: Single.wind.option) == WeatherUnit.beaufort.rawValue
            ? .beaufort : try Self.unit(.wind, arguments).map(ForecastUnits.WindUnit.speed)
    }

    /// The system, and the units of a reader.
    func units(for reader: ReaderTag) -> (system: UnitSystem, units: ForecastUnits) {
        var units = system.map { ForecastUnits($0) } ?? ForecastUnits(for: reader)
        units.temperature = temperature ?? units.temperature
        units.wind = wind ?? units.wind
        units.pressure = pressure ?? units.pressure
        units.precipitation = precipitation ?? units.precipitation
        units.snow = snow ?? units.snow
        units.visibility = visibility ?? units.visibility
        return (system ?? UnitSystem(region: reader.region), units)
    }

    /// The option of one quantity, and the names of its units.
    private struct Single {
        let option: String
        let names: [String]
        let help: String

        static let temperature = Single("--temperature", Temperature.Unit.self, help: "the unit of temperatures")
        static let wind = Single("--wind", WindSpeed.Unit.self, and: [.beaufort], help: "the unit of the wind")
        static let pressure = Single("--pressure", Pressure.Unit.self, help: "the unit of the air's pressure")
        static let precipitation = Single(
            "--precipitation", PrecipitationAmount.Unit.self, help: "the unit of what falls, as water")
        static let snow = Single("--snow", SnowDepth.Unit.self, help: "the unit of new snow")
        static let visibility = Single("--visibility", Distance.Unit.self, help: "the unit of visibility")
        static let all = [temperature, wind, pressure, precipitation, snow, visibility]

        private init<Kind: QuantityKind>(
            _ option: String, _: QuantityUnit<Kind>.Type, and others: [WeatherUnit] = [], help: String
        ) {
            self.option = option
            names = (QuantityUnit<Kind>.allCases.map(\.weatherUnit) + others).map(\.rawValue)
            self.help = help
        }
    }

    private static func unit<Kind: QuantityKind>(
        _ single: Single, _ arguments: ArgumentList
    ) throws(CommandFailure) -> QuantityUnit<Kind>? {
        guard let name = arguments.value(of: single.option) else { return nil }
        let unit = QuantityUnit<Kind>.allCases.first { $0.weatherUnit.rawValue == name }
        return try NameList.known(name, "unit for \(single.option)", unit, among: single.names)
    }
}
