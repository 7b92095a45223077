import WeatherFormat

extension FieldReader {
    func temperature(_ node: JSONNode?, _ unit: Temperature.Unit?) -> Temperature? {
        quantity(node, unit, from: unit == .fahrenheit ? -459.67 : -273.15, upTo: 1000)
    }

    func speed(_ node: JSONNode?, _ unit: WindSpeed.Unit?) -> WindSpeed? { quantity(node, unit, from: 0, upTo: 2000) }

    func pressure(_ node: JSONNode?, _ unit: Pressure.Unit?) -> Pressure? { quantity(node, unit, from: 1, upTo: 2000) }

    func amount(_ node: JSONNode?, _ unit: PrecipitationAmount.Unit?) -> PrecipitationAmount? {
        quantity(node, unit, from: 0, upTo: 10_000)
    }

    func snow(_ node: JSONNode?, _ unit: SnowDepth.Unit?) -> SnowDepth? { quantity(node, unit, from: 0, upTo: 10_000) }

    func distance(_ node: JSONNode?, _ unit: Distance.Unit?) -> Distance? {
        quantity(node, unit, from: 0, upTo: 10_000_000)
    }

    /// A value in the range that weather can have, wide enough for any planet's worst day; a larger one is a mistake.
    private func quantity<Kind>(
        _ node: JSONNode?, _ unit: Kind.Unit?, from lowest: Double, upTo highest: Double
    ) -> Quantity<Kind>? {
        guard let unit else { return nil }
        let range = "from \(JSONValue.written(lowest)) to \(JSONValue.written(highest))"
        return number(node, "a \(Kind.name) in \(unit), \(range)", in: lowest...highest).flatMap { value in
            made { () throws(WeatherFormatError) in try Quantity<Kind>(value, unit) }
        }
    }
}

/// The unit that a service names, as it spells it.
protocol ServiceUnit {
    init?(serviceSpelling: String)
    /// The spellings that are known, for the message about another one.
    static var knownSpellings: String { get }
}

extension FieldReader {
    /// The unit of a field, from a table such as `$.hourly_units`; nil, with a fault, where it names none that is known.
    func unit<Unit: ServiceUnit>(_ name: String, in units: JSONNode?, of field: JSONPath) -> Unit? {
        guard let node = units?.member(name) else {
            log.add(field, found: "no unit", expected: "one of \(Unit.knownSpellings)")
            return nil
        }
        guard let unit = node.string.flatMap(Unit.init(serviceSpelling:)) else {
            log.add(node, expected: "one of \(Unit.knownSpellings)")
            return nil
        }
        return unit
    }
}

extension TemperatureKind.Unit: ServiceUnit {
    static var knownSpellings: String { "°C, °F" }

    init?(serviceSpelling text: String) {
        switch text {
        case "°C", "celsius", "C", "wmoUnit:degC", "unit:degC": self = .celsius
        case "°F", "fahrenheit", "F", "wmoUnit:degF", "unit:degF": self = .fahrenheit
        default: return nil
        }
    }
}

extension WindSpeedKind.Unit: ServiceUnit {
    static var knownSpellings: String { "km/h, mp/h, m/s, kn" }

    init?(serviceSpelling text: String) {
        switch text {
        case "km/h", "kmh", "wmoUnit:km_h-1", "unit:km_h-1": self = .kilometersPerHour
        case "mp/h", "mph": self = .milesPerHour
        case "m/s", "ms", "wmoUnit:m_s-1", "unit:m_s-1": self = .metersPerSecond
        case "kn", "kt", "kts", "knots", "wmoUnit:kt": self = .knots
        default: return nil
        }
    }
}

extension PressureKind.Unit: ServiceUnit {
    static var knownSpellings: String { "hPa" }

    init?(serviceSpelling text: String) {
        guard text == "hPa" else { return nil }
        self = .hectopascals
    }
}

extension PrecipitationAmountKind.Unit: ServiceUnit {
    static var knownSpellings: String { "mm, cm, inch" }

    init?(serviceSpelling text: String) {
        switch text {
        case "mm": self = .millimeters
        case "cm": self = .centimeters
        case "inch", "in": self = .inches
        default: return nil
        }
    }
}

extension DistanceKind.Unit: ServiceUnit {
    static var knownSpellings: String { "m, km, ft, mi" }

    init?(serviceSpelling text: String) {
        switch text {
        case "m": self = .meters
        case "km": self = .kilometers
        case "ft", "feet": self = .feet
        case "mi", "miles": self = .miles
        default: return nil
        }
    }
}

extension SnowDepthKind.Unit: ServiceUnit {
    static var knownSpellings: String { "cm, inch" }

    init?(serviceSpelling text: String) {
        switch text {
        case "cm": self = .centimeters
        case "inch", "in": self = .inches
        default: return nil
        }
    }
}
