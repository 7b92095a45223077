/// A share in percent: humidity, cloud cover, the chance of rain.
///
/// 45 is `45%`.
public typealias Percentage = Quantity<PercentageKind>

/// Percentages: no decimals, from 0 to 100.
///
/// What rounds to a border is taken for it, since a model's humidity of 100.3 is full; 4500 is a mistake of a factor of
/// a hundred, and refused.
public enum PercentageKind: QuantityKind {
    /// Percent alone, from 0 to 100.
    @inlinable public static var rules: QuantityRules<PercentageKind> {
        QuantityRules(name: "percentage", highest: 100)
    }

    /// In the order of the documentation.
    public static var units: [QuantityUnit<PercentageKind>] { [.percent] }
}

extension QuantityUnit where Kind == PercentageKind {
    /// Hundredths, `45%`.
    public static var percent: Self { Self(.percent, .none) }
}

extension Quantity where Kind == PercentageKind {
    /// Makes a share of a number of percent.
    ///
    ///     try UnitFormatter(language: .tr).string(Percentage(percent: 45))  // "%45"
    ///
    /// - Parameter value: from 0 to 100.
    /// - Throws: what ``Quantity/init(_:_:)`` throws of a value.
    public init(percent value: Double) throws(WeatherFormatError) { try self.init(value, .percent) }

    /// Makes a share of a fraction, moving its decimal point as a person does: 0.285 is 28.5%, where the binary product
    /// is 28.499999999999996 and would round down.
    ///
    ///     try UnitFormatter(language: .en).string(Percentage(fraction: 0.285))  // "29%"
    ///
    /// - Parameter fraction: from 0 to 1.
    /// - Throws: what ``Quantity/init(_:_:)`` throws of a value, with the number of percent in the message.
    public init(fraction: Double) throws(WeatherFormatError) {
        // Of ten decimals at most, as a whole number exactly; divided once, it is rounded once.
        let scaled = (fraction * 1e10).rounded()
        if (0...1e10).contains(scaled), scaled / 1e10 == fraction {
            try self.init(percent: scaled / 1e8)
            return
        }
        let text = fraction.description
        // A fraction too small for plain digits is far from any half.
        let moved = text.contains("e") ? nil : Double(text + "e2")
        try self.init(percent: moved ?? fraction * 100)
    }
}
