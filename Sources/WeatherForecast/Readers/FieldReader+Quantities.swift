import WeatherFormat

extension FieldReader {
    /// A value that its type accepts and that lies within the world's records; nil, with a fault, for another one, and
    /// where there is no unit.
    func quantity<Kind>(
        _ node: JSONNode?, _ unit: QuantityUnit<Kind>?, within records: WorldRecords<Kind>
    ) -> Quantity<Kind>? {
        guard let unit, let node else { return nil }
        let read = value(node, "a \(Kind.rules.name) in \(unit.weatherUnit.rawValue)") {
            number throws(WeatherFormatError) in
            try Quantity<Kind>(number, unit)
        }
        guard let read else { return nil }
        guard records.contain(read) else {
            log.add(node, expected: records.expected)
            return nil
        }
        return read
    }

    func temperature(_ node: JSONNode?, _ unit: Temperature.Unit?) -> Temperature? {
        quantity(node, unit, within: .air)
    }

    func speed(_ node: JSONNode?, _ unit: WindSpeed.Unit?) -> WindSpeed? { quantity(node, unit, within: .wind) }

    func pressure(_ node: JSONNode?, _ unit: Pressure.Unit?) -> Pressure? { quantity(node, unit, within: .atSeaLevel) }

    func distance(_ node: JSONNode?, _ unit: Distance.Unit?) -> Distance? { quantity(node, unit, within: .view) }
}

/// A kind of quantity whose units services name, each in its own spelling.
protocol ServiceKind: QuantityKind {
    /// The unit of a spelling, or nil where none is known.
    static func unit(serviceSpelling text: String) -> QuantityUnit<Self>?
    /// The spellings that are known, for the message about another one.
    static var knownSpellings: String { get }
}

extension FieldReader {
    /// The unit of a field, from a table such as `$.hourly_units`; nil, with a fault, where it names none that is known.
    func unit<Kind: ServiceKind>(_ name: String, in units: JSONNode?, of field: JSONPath) -> QuantityUnit<Kind>? {
        guard let node = units?.member(name) else {
            log.add(field, found: "no unit", expected: "one of \(Kind.knownSpellings)")
            return nil
        }
        guard let unit = node.string.flatMap(Kind.unit(serviceSpelling:)) else {
            log.add(node, expected: "one of \(Kind.knownSpellings)")
            return nil
        }
        return unit
    }
}

extension TemperatureKind: ServiceKind {
    static var knownSpellings: String { "°C, °F" }

    static func unit(serviceSpelling text: String) -> QuantityUnit<TemperatureKind>? {
        switch text {
        case "°C", "celsius", "C", "wmoUnit:degC", "unit:degC": .celsius
        case "°F", "fahrenheit", "F", "wmoUnit:degF", "unit:degF": .fahrenheit
        default: nil
        }
    }
}

extension WindSpeedKind: ServiceKind {
    static var knownSpellings: String { "km/h, mp/h, m/s, kn" }

    static func unit(serviceSpelling text: String) -> QuantityUnit<WindSpeedKind>? {
        switch text {
        case "km/h", "kmh", "wmoUnit:km_h-1", "unit:km_h-1": .kilometersPerHour
        case "mp/h", "mph": .milesPerHour
        case "m/s", "ms", "wmoUnit:m_s-1", "unit:m_s-1": .metersPerSecond
        case "kn", "kt", "kts", "knots", "wmoUnit:kt": .knots
        default: nil
        }
    }
}

extension PressureKind: ServiceKind {
    static var knownSpellings: String { "hPa" }

    static func unit(serviceSpelling text: String) -> QuantityUnit<PressureKind>? {
        text == "hPa" ? .hectopascals : nil
    }
}

extension PrecipitationAmountKind: ServiceKind {
    static var knownSpellings: String { "mm, cm, inch" }

    static func unit(serviceSpelling text: String) -> QuantityUnit<PrecipitationAmountKind>? {
        switch text {
        case "mm": .millimeters
        case "cm": .centimeters
        case "inch", "in": .inches
        default: nil
        }
    }
}

extension PrecipitationRateKind: ServiceKind {
    static var knownSpellings: String { "mm/h" }

    static func unit(serviceSpelling text: String) -> QuantityUnit<PrecipitationRateKind>? {
        text == "mm/h" ? .millimetersPerHour : nil
    }
}

extension DistanceKind: ServiceKind {
    static var knownSpellings: String { "m, km, ft, mi" }

    static func unit(serviceSpelling text: String) -> QuantityUnit<DistanceKind>? {
        switch text {
        case "m": .meters
        case "km": .kilometers
        case "ft", "feet": .feet
        case "mi", "miles": .miles
        default: nil
        }
    }
}

extension SnowDepthKind: ServiceKind {
    static var knownSpellings: String { "cm, inch" }

    static func unit(serviceSpelling text: String) -> QuantityUnit<SnowDepthKind>? {
        switch text {
        case "cm": .centimeters
        case "inch", "in": .inches
        default: nil
        }
    }
}
