import WeatherFormat

extension FieldReader {
    /// A value that its type accepts and that lies within the world's records; nil, with a fault, for another one, and
    /// where there is no unit.
    @inline(__always)
    func quantity<Kind>(
        _ node: JSONNode?, _ unit: QuantityUnit<Kind>?, within records: WorldRecords<Kind>
    ) -> Quantity<Kind>? {
        guard let unit, let node else { return nil }
        if let number = node.number, number != missingMarker, let value = Self.quantity(number, unit),
            records.contain(value)
        {
            return value
        }
        return checkedQuantity(node, unit, within: records)
    }

    @inline(__always)
    private static func quantity<Kind>(_ number: Double, _ unit: QuantityUnit<Kind>) -> Quantity<Kind>? {
        do { return try Quantity(number, unit) } catch { return nil }
    }

    /// The same of what is no number, or one that is refused; says why.
    @inline(never)
    private func checkedQuantity<Kind>(
        _ node: JSONNode, _ unit: QuantityUnit<Kind>, within records: WorldRecords<Kind>
    ) -> Quantity<Kind>? {
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

    /// A temperature in kelvins, as degrees Celsius.
    ///
    /// In thousandths, so that 272.49 K is -0.66 °C.
    func kelvins(_ node: JSONNode?, within records: WorldRecords<TemperatureKind>) -> Temperature? {
        let read = value(node, "a temperature in K") { number throws(WeatherFormatError) in
            try Temperature(((number * 1000).rounded() - 273_150) / 1000, .celsius)
        }
        guard let read, let node else { return nil }
        guard records.contain(read) else {
            log.add(node, expected: records.expected)
            return nil
        }
        return read
    }

    /// A depth of snow in millimeters, in centimeters.
    func snow(millimeters node: JSONNode?) -> SnowDepth? {
        let read = value(node, "a depth of snow in mm") { number throws(WeatherFormatError) in
            try SnowDepth(number / 10, .centimeters)
        }
        guard let read, let node else { return nil }
        guard WorldRecords.inADay.contain(read) else {
            log.add(node, expected: WorldRecords<SnowDepthKind>.inADay.expected)
            return nil
        }
        return read
    }

    /// How much of a lunar month has passed; 1 is the next new moon.
    func moonPhase(_ node: JSONNode?) -> Double? {
        number(node, "a fraction from 0 to 1", in: 0...1).map { $0 == 1 ? 0 : $0 }
    }
}

/// A kind of quantity whose units services name, each in its own spelling.
protocol ServiceKind: QuantityKind {
    /// The units, each under all of its spellings.
    static var spellings: [(text: StaticString, unit: QuantityUnit<Self>)] { get }
    /// The spellings that are known, for the message about another one.
    static var knownSpellings: String { get }
}

extension ServiceKind {
    /// The unit of a spelling, or nil where none is known.
    static func unit(serviceSpelling text: Span<UInt8>) -> QuantityUnit<Self>? {
        spellings.first { text.equals($0.text) }?.unit
    }
}

extension FieldReader {
    /// The unit of a field, as it stands in a table such as `$.hourly_units`; nil, with a fault, for none that is known.
    func unit<Kind: ServiceKind>(
        _ node: JSONNode?, of field: @autoclosure () -> JSONPath
    ) -> QuantityUnit<Kind>? {
        guard let node else {
            log.add(field(), found: "no unit", expected: "one of \(Kind.knownSpellings)")
            return nil
        }
        guard let unit = node.withText(Kind.unit(serviceSpelling:)) ?? nil else {
            log.add(node, expected: "one of \(Kind.knownSpellings)")
            return nil
        }
        return unit
    }
}

extension TemperatureKind: ServiceKind {
    static let spellings: [(text: StaticString, unit: Temperature.Unit)] = [
        ("°C", .celsius), ("celsius", .celsius), ("C", .celsius), ("wmoUnit:degC", .celsius), ("unit:degC", .celsius),
        ("°F", .fahrenheit), ("fahrenheit", .fahrenheit), ("F", .fahrenheit), ("wmoUnit:degF", .fahrenheit),
        ("unit:degF", .fahrenheit),
    ]
    static var knownSpellings: String { "°C, °F" }
}

extension WindSpeedKind: ServiceKind {
    static let spellings: [(text: StaticString, unit: WindSpeed.Unit)] = [
        ("km/h", .kilometersPerHour), ("kmh", .kilometersPerHour), ("wmoUnit:km_h-1", .kilometersPerHour),
        ("unit:km_h-1", .kilometersPerHour), ("mp/h", .milesPerHour), ("mph", .milesPerHour), ("m/s", .metersPerSecond),
        ("ms", .metersPerSecond), ("wmoUnit:m_s-1", .metersPerSecond), ("unit:m_s-1", .metersPerSecond), ("kn", .knots),
        ("kt", .knots), ("kts", .knots), ("knots", .knots), ("wmoUnit:kt", .knots),
    ]
    static var knownSpellings: String { "km/h, mp/h, m/s, kn" }
}

extension PressureKind: ServiceKind {
    static let spellings: [(text: StaticString, unit: Pressure.Unit)] = [("hPa", .hectopascals)]
    static var knownSpellings: String { "hPa" }
}

extension PrecipitationAmountKind: ServiceKind {
    static let spellings: [(text: StaticString, unit: PrecipitationAmount.Unit)] = [
        ("mm", .millimeters), ("cm", .centimeters), ("inch", .inches), ("in", .inches),
        ("wmoUnit:mm", .millimeters), ("unit:mm", .millimeters),
    ]
    static var knownSpellings: String { "mm, cm, inch" }
}

extension PrecipitationRateKind: ServiceKind {
    static let spellings: [(text: StaticString, unit: PrecipitationRate.Unit)] = [("mm/h", .millimetersPerHour)]
    static var knownSpellings: String { "mm/h" }
}

extension DistanceKind: ServiceKind {
    static let spellings: [(text: StaticString, unit: Distance.Unit)] = [
        ("m", .meters), ("wmoUnit:m", .meters), ("unit:m", .meters), ("km", .kilometers), ("ft", .feet),
        ("feet", .feet), ("mi", .miles), ("miles", .miles),
    ]
    static var knownSpellings: String { "m, km, ft, mi" }
}

extension SnowDepthKind: ServiceKind {
    static let spellings: [(text: StaticString, unit: SnowDepth.Unit)] = [
        ("cm", .centimeters), ("inch", .inches), ("in", .inches),
    ]
    static var knownSpellings: String { "cm, inch" }
}
