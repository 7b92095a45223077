/// Every unit that weather is measured in here.
///
/// The raw value is the name that the command line and JSON use.
public enum WeatherUnit: String, Sendable, Hashable, CaseIterable, Codable {
    /// Degrees Celsius.
    case celsius = "C"
    /// Degrees Fahrenheit.
    case fahrenheit = "F"
    /// Kilometers per hour.
    case kilometersPerHour = "km/h"
    /// Miles per hour.
    case milesPerHour = "mph"
    /// Meters per second.
    case metersPerSecond = "m/s"
    /// Knots: nautical miles per hour.
    case knots = "kn"
    /// Forces of the Beaufort scale, from 0 to 12.
    case beaufort = "bft"
    /// Hectopascals.
    case hectopascals = "hPa"
    /// Millibars, the same number as hectopascals.
    case millibars = "mb"
    /// Conventional millimeters of mercury.
    case millimetersOfMercury = "mmHg"
    /// Conventional inches of mercury.
    case inchesOfMercury = "inHg"
    /// Kilopascals.
    case kilopascals = "kPa"
    /// Millimeters, of water.
    case millimeters = "mm"
    /// Centimeters, of water or of snow.
    case centimeters = "cm"
    /// Inches, of water or of snow.
    case inches = "in"
    /// Millimeters of water an hour.
    case millimetersPerHour = "mm/h"
    /// Inches of water an hour.
    case inchesPerHour = "in/h"
    /// Kilometers.
    case kilometers = "km"
    /// International miles.
    case miles = "mi"
    /// Meters.
    case meters = "m"
    /// International feet.
    case feet = "ft"
    /// Hundredths.
    case percent = "%"

    /// Finds the unit of a name, as the command line and JSON have it.
    ///
    ///     try WeatherUnit(named: "km/h")  // .kilometersPerHour
    ///     try WeatherUnit(named: "kph")   // throws: unknown unit "kph": did you mean km/h?
    ///
    /// - Parameter name: a raw value, in its own case.
    /// - Throws: ``WeatherFormatError/unknownUnit(name:near:)`` with the nearest names.
    public init(named name: String) throws(WeatherFormatError) {
        guard let unit = WeatherUnit(rawValue: name) else {
            throw .unknownUnit(name: name, near: Self.namesNear(name))
        }
        self = unit
    }

    /// Names near a wrong one.
    ///
    /// What people write for a unit of this list stands first: `kph` is no near spelling of `km/h`, yet nothing else
    /// can be meant.
    private static func namesNear(_ name: String) -> [String] {
        let lowercased = name.lowercased()
        for (unit, others) in otherNames where others.contains(lowercased) || unit.rawValue.lowercased() == lowercased {
            return [unit.rawValue]
        }
        return NearestNames.to(name, among: allCases.map(\.rawValue))
    }

    private static let otherNames: KeyValuePairs<WeatherUnit, [String]> = [
        .celsius: ["c", "°c", "℃", "celsius", "degc"],
        .fahrenheit: ["f", "°f", "℉", "fahrenheit", "degf"],
        .kilometersPerHour: ["kmh", "kph", "km/hr", "kmph"],
        .milesPerHour: ["mi/h", "mp/h", "mi/hr"],
        .metersPerSecond: ["ms", "mps", "m/sec"],
        .knots: ["kt", "kts", "knot", "knots"],
        .beaufort: ["beaufort", "bf", "b"],
        .hectopascals: ["hpa"],
        .millibars: ["mbar", "millibar"],
        .millimetersOfMercury: ["mm hg", "torr"],
        .inchesOfMercury: ["in hg", "\"hg"],
        .kilopascals: ["kpa"],
        .millimeters: ["millimeter", "millimeters"],
        .centimeters: ["centimeter", "centimeters"],
        .inches: ["inch", "inches", "\"", "″"],
        .millimetersPerHour: ["mmh", "mm/hr", "mmph"],
        .inchesPerHour: ["inh", "in/hr", "iph"],
        .kilometers: ["kilometer", "kilometers"],
        .miles: ["mile", "miles"],
        .meters: ["meter", "meters", "metre", "metres"],
        .feet: ["foot", "feet", "'", "′"],
        .percent: ["percent", "pct"],
    ]
}

extension WeatherUnit: Ordinal {}
