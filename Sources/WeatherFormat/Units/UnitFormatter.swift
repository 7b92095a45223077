/// Writes quantities as short strings, in one language.
///
/// A Sendable value: make one, keep it, use it from as many threads as you like. The compact style reads ICU's symbols
/// once for each unit; from then on a string costs no call of ICU, no lock, and into a buffer no allocation.
///
///     let formatter = UnitFormatter(language: .tr)
///     try formatter.string(try WindSpeed(12, .kilometersPerHour))  // "12km/sa"
///     try formatter.string(try Percentage(percent: 45))                     // "%45"
public struct UnitFormatter: Sendable {
    /// The language of every word and symbol.
    public var language: Language { units.language }
    let units: LanguageUnits

    /// Takes no ICU handle: what the language's units need is read when it is first asked for.
    public init(language: Language) { units = LanguageUnits.of(language) }

    /// A quantity's string.
    ///
    /// - Parameters:
    ///   - style: the house's or CLDR's.
    ///   - width: compact knows short and long, and writes narrow as short.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails; no value can be wrong any more.
    public func string<Kind>(
        _ quantity: Quantity<Kind>, style: UnitStyle = .compact, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        let reading = quantity.reading
        return style == .compact && width != .long
            ? try compactString(reading) : try icuString(reading, style: style, width: width)
    }

    /// Appends a quantity's compact string as UTF-8 to a buffer that the caller keeps.
    public func append<Kind>(_ quantity: Quantity<Kind>, to bytes: inout [UInt8]) throws(WeatherFormatError) {
        try appendCompact(quantity.reading, to: &bytes)
    }

    /// Appends a quantity's compact string as UTF-8 to memory that the caller has at hand.
    ///
    /// - Throws: ``WeatherFormatError/noRoom(bytes:needed:)`` where less than ``largestUTF8Count`` bytes are free; the
    ///   span is then as it was.
    public func append<Kind>(
        _ quantity: Quantity<Kind>, to span: inout OutputSpan<UInt8>
    ) throws(WeatherFormatError) {
        try appendCompact(quantity.reading, to: &span)
    }

    /// How many bytes must be free in a buffer: no compact string is longer, and symbols are copied whole.
    public static let largestUTF8Count = CompactSymbols.bufferSize

    /// A wind with its gusts: `12-18mph`, or the wind alone where the gusts are not stronger after rounding.
    public func string(
        _ range: GustRange, style: UnitStyle = .compact, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        let wind = range.wind.reading.rounded().number
        let gust = range.gust.reading.rounded().number
        guard gust.digits > wind.digits else { return try string(range.wind, style: style, width: width) }
        return try string(from: wind, to: gust, unit: range.wind.unit.weatherUnit, style: style, width: width)
    }

    /// A UV index, which has no unit: `7`.
    public func string(
        _ index: UVIndex, style: UnitStyle = .compact, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        try indexString(index, style)
    }

    /// An air-quality index, which has no unit: `42`.
    public func string(
        _ index: AirQualityIndex, style: UnitStyle = .compact, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        try indexString(index, style)
    }

    func indexString(_ index: some WeatherIndex, _ style: UnitStyle) throws(WeatherFormatError) -> String {
        let number = RoundedDecimal(index.value, places: 0)
        guard style == .cldr else { return number.ascii }
        return try units.numberFormat("precision-integer").string(fromDecimal: number.ascii)
    }

    /// A force on the Beaufort scale, with a symbol where the language writes one: `8`, cs `8Bft`.
    public func string(
        _ force: BeaufortForce, style: UnitStyle = .compact, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        style == .compact && width != .long
            ? try compactString(force.reading) : try icuString(force.reading, style: style, width: width)
    }

    /// Two forces, of a wind and of its gusts: `6-8`; one where they are the same or turned round.
    public func string(
        from wind: BeaufortForce, to gust: BeaufortForce, style: UnitStyle = .compact, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        guard gust > wind else { return try string(wind, style: style, width: width) }
        return try string(
            from: wind.reading.rounded().number, to: gust.reading.rounded().number, unit: .beaufort, style: style,
            width: width)
    }
}

extension UnitFormatter: Hashable {
    public static func == (left: UnitFormatter, right: UnitFormatter) -> Bool { left.language == right.language }
    public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

extension BeaufortForce {
    var reading: Reading {
        Reading(value: Double(number), givenUnit: .beaufort, unit: .beaufort, decimals: .none, showsTraces: false)
    }
}
