public import Foundation
public import WeatherFormat

/// Writes a quantity of the weather, or a measurement of Foundation's that is one.
///
/// Like every style it cannot fail: what no quantity can be, such as a speed of -3 m/s, is written as its number and its
/// unit's symbol.
public struct WeatherUnitStyle<Input: WeatherMeasurable>: FormatStyle, Sendable {
    /// The language, with the region whose words are written in the native style.
    public var reader: ReaderTag
    /// The house's look, CLDR's, or that of the language's readers.
    public var style: UnitStyle
    /// How much room the unit has.
    public var width: UnitWidth

    /// Makes a style.
    public init(for reader: ReaderTag, style: UnitStyle = .compact, width: UnitWidth = .short) {
        self.reader = reader
        self.style = style
        self.width = width
    }

    /// Writes a quantity or a measurement.
    public func format(_ value: Input) -> String {
        do {
            return try UnitFormatter(for: reader, style: style).string(try value.quantity(), width: width)
        } catch {
            return value.numberAndSymbol
        }
    }

    /// Makes the same style for the readers of a locale; for a locale of another language the style as it is.
    public func locale(_ locale: Locale) -> WeatherUnitStyle {
        WeatherUnitStyle(for: reader.following(locale), style: style, width: width)
    }
}

/// What ``WeatherUnitStyle`` writes.
public protocol WeatherMeasurable: Sendable, Hashable, Codable {
    /// The kind of quantity.
    associatedtype Kind: QuantityKind
    /// The quantity that it is.
    func quantity() throws(WeatherFormatError) -> Quantity<Kind>
    /// What is written of a value that no quantity can be: `-3.0 m/s`.
    var numberAndSymbol: String { get }
}

extension Quantity: WeatherMeasurable {
    /// Itself.
    public func quantity() throws(WeatherFormatError) -> Quantity { self }

    /// The value and the unit's name: `12.0 km/h`.
    public var numberAndSymbol: String { "\(value) \(unit)" }

    /// Writes it in a style.
    ///
    ///     try Temperature(21.5, .celsius).formatted(.weather(language: .de))  // "22°"
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Quantity {
        style.format(self)
    }
}

extension Measurement: WeatherMeasurable where UnitType: WeatherDimension {
    /// The quantity of the measurement.
    public func quantity() throws(WeatherFormatError) -> Quantity<UnitType.Kind> { try UnitType.quantity(self) }

    /// The value and the unit's symbol: `-3.0 m/s`.
    public var numberAndSymbol: String { "\(value) \(unit.symbol)" }

    #if !canImport(Darwin)
        /// Writes it in a style, which Foundation has on Apple's platforms alone.
        ///
        ///     let wind = Measurement(value: 12, unit: UnitSpeed.kilometersPerHour)
        ///     wind.formatted(.weather(language: .tr))  // "12km/sa"
        public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
        where Style.FormatInput == Measurement {
            style.format(self)
        }
    #endif
}

extension FormatStyle {
    /// Writes a quantity, or a temperature, a speed or a pressure of Foundation's.
    ///
    ///     Measurement(value: 21.5, unit: UnitTemperature.celsius).formatted(.weather(language: .de))  // "22°"
    public static func weather<Input: WeatherMeasurable>(
        language: Language, style: UnitStyle = .compact, width: UnitWidth = .short
    ) -> Self where Self == WeatherUnitStyle<Input> {
        Self(for: ReaderTag(language), style: style, width: width)
    }

    /// Writes the same for the readers of a region.
    public static func weather<Input: WeatherMeasurable>(
        for reader: ReaderTag, style: UnitStyle = .compact, width: UnitWidth = .short
    ) -> Self where Self == WeatherUnitStyle<Input> {
        Self(for: reader, style: style, width: width)
    }
}
