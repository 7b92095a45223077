import WeatherFormat

/// VALUE and UNIT: `12 km/h`, `12..18 mph`, or a value with its own unit that is converted to another, `74km/h bft`.
struct QuantityArgument {
    let quantity: AnyQuantity
    let unit: WeatherUnit

    /// Reads VALUE and UNIT, or VALUE alone where it has a unit of its own.
    init(_ operands: [String]) throws(CommandFailure) {
        guard let value = operands.first, operands.count <= 2 else {
            throw .usage(operands.isEmpty ? "no value: \(Self.expected)" : "too many operands: \(Self.expected)")
        }
        let ends = try Self.ends(of: value)
        let named = operands.count == 2 ? try Self.unit(operands[1]) : nil
        let given = try ends.unit.map { name throws(CommandFailure) in try Self.unit(name) }
        guard let unit = named ?? given else { throw .usage("no unit behind \(quoted(value)): \(Self.expected)") }
        self.unit = unit
        quantity = try formatting { () throws(WeatherFormatError) in
            try AnyQuantity(ends.low, gust: ends.high, givenIn: given ?? unit, readIn: unit)
        }
    }

    private struct Ends {
        let low: Double
        let high: Double?
        let unit: String?
    }

    /// `12`, `12..18`, `12km/h`, `12..18km/h`.
    ///
    /// The unit stands behind the last number.
    private static func ends(of value: String) throws(CommandFailure) -> Ends {
        guard let dots = value.firstRange(of: "..") else {
            let (number, unit) = try split(value)
            return Ends(low: number, high: nil, unit: unit)
        }
        let low = try formatting { () throws(WeatherFormatError) in
            try Double(decimalText: value[..<dots.lowerBound])
        }
        let (high, unit) = try split(String(value[dots.upperBound...]))
        return Ends(low: low, high: high, unit: unit)
    }

    private static func split(_ text: String) throws(CommandFailure) -> (number: Double, unit: String?) {
        let digits = Double.decimalPrefix(of: text)
        let unit = text[digits.endIndex...].drop(while: \.isWhitespace)
        // What has no number in front, or goes on as no unit does (1,5), was meant for a number as a whole.
        let isNumber = !digits.isEmpty && unit.first.map { $0.isLetter || $0 == "%" || $0 == "°" } != false
        let number = try formatting { () throws(WeatherFormatError) in
            try Double(decimalText: isNumber ? digits : text[...])
        }
        return (number, unit.isEmpty ? nil : String(unit))
    }

    private static func unit(_ name: String) throws(CommandFailure) -> WeatherUnit {
        try formatting { () throws(WeatherFormatError) in try WeatherUnit(named: name) }
    }

    private static let expected = "expected VALUE UNIT, such as 12 km/h, 12..18 mph or 74km/h bft"
}
