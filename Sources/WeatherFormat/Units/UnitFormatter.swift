/// Writes quantities as short strings, in one language.
///
/// A Sendable value: make one, keep it, use it from as many threads as you like. The compact and the native style read ICU's
/// symbols once for each unit; from then on a string costs no call of ICU, no lock, and into a buffer no allocation.
///
///     let formatter = UnitFormatter(language: .tr)
///     try formatter.string(try WindSpeed(12, .kilometersPerHour))  // "12km/sa"
///     try formatter.string(try Percentage(percent: 45))                     // "%45"
public struct UnitFormatter: Sendable {
    /// The language of every word and symbol.
    public var language: Language { reader.language }
    /// The language with its region, which decides the decimal sign, and in the native style the words.
    public let reader: ReaderTag
    /// The style of every string for which a call names no other, and of what is said.
    public let style: UnitStyle
    /// With the language's own words, as the house writes them in every region.
    let houseUnits: LanguageUnits
    /// With the region's words; the same object where it has none.
    let nativeUnits: LanguageUnits

    /// Makes a formatter; what the language's units need of ICU is read when it is first asked for.
    ///
    /// - Parameters:
    ///   - language: of every word and symbol.
    ///   - style: of every string for which a call names no other.
    public init(language: Language, style: UnitStyle = .compact) {
        self.init(for: ReaderTag(language), style: style)
    }

    /// Makes a formatter for the readers of a region.
    ///
    ///     let formatter = UnitFormatter(for: try ReaderTag("de-CH"), style: .native)
    ///     try formatter.string(try Pressure(101.3, .kilopascals))  // "101.3 kPa"; de "101,3 kPa"
    ///
    /// - Parameters:
    ///   - reader: the region decides the decimal sign; in the native and the cldr style also words and spelling.
    ///   - style: of every string for which a call names no other.
    public init(for reader: ReaderTag, style: UnitStyle = .compact) {
        self.reader = reader
        self.style = style
        houseUnits = LanguageUnits.of(reader.houseForm)
        nativeUnits = LanguageUnits.of(reader.nativeForm)
    }

    /// What is written from in a style.
    @inline(__always)
    func units(for style: CompiledStyle) -> LanguageUnits {
        switch style {
        case .compact: houseUnits
        case .native: nativeUnits
        }
    }

    /// The words of a style: the region's, but in the compact one.
    func units(for style: UnitStyle) -> LanguageUnits { style == .compact ? houseUnits : nativeUnits }

    /// Writes a quantity in the unit that it is read in, rounded once.
    ///
    ///     let formatter = UnitFormatter(language: .de)
    ///     let pressure = try Pressure(1013.25, .hectopascals)
    ///     try formatter.string(pressure)                             // "1013hPa"
    ///     try formatter.string(pressure, style: .native)             // "1013 hPa"
    ///     try formatter.string(pressure, style: .cldr)               // "1.013 hPa"
    ///     try formatter.string(pressure, style: .cldr, width: .long) // "1.013 Hektopascal"
    ///
    /// - Parameters:
    ///   - quantity: of any kind; its unit decides the decimals.
    ///   - style: the house's, CLDR's or the native one; nil for the formatter's own.
    ///   - width: how much room the unit's name has; the compact and the native style write narrow as short.
    /// - Returns: number and unit, as the language orders them.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails; no value can be wrong any more.
    public func string<Kind>(
        _ quantity: Quantity<Kind>, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        try string(quantity.reading, style ?? self.style, width)
    }

    private func string(_ reading: Reading, _ style: UnitStyle, _ width: UnitWidth) throws(WeatherFormatError) -> String
    {
        if width != .long, let compiled = style.compiled { return try string(reading, compiled) }
        return try icuString(reading, style: style, width: width)
    }

    /// Appends a quantity's string, in the formatter's style, as UTF-8 to a buffer that the caller keeps.
    ///
    /// Where the buffer has room for ``largestUTF8Count`` bytes more, nothing is allocated in the compact and the native style.
    ///
    /// - Parameters:
    ///   - quantity: written as by `string(_:style:width:)`.
    ///   - bytes: grows by at most ``largestUTF8Count``; what it holds already stays.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails when the unit is first asked for.
    public func append<Kind>(_ quantity: Quantity<Kind>, to bytes: inout [UInt8]) throws(WeatherFormatError) {
        try append(quantity.reading, to: &bytes)
    }

    /// Appends a quantity's string, in the formatter's style, as UTF-8 to memory that the caller has at hand.
    ///
    /// - Parameters:
    ///   - quantity: written as by `string(_:style:width:)`.
    ///   - span: with at least ``largestUTF8Count`` bytes free.
    /// - Throws: ``WeatherFormatError/noRoom(bytes:needed:)`` where less than ``largestUTF8Count`` bytes are free, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails; the span is then as it was.
    public func append<Kind>(
        _ quantity: Quantity<Kind>, to span: inout OutputSpan<UInt8>
    ) throws(WeatherFormatError) {
        try append(quantity.reading, to: &span)
    }

    /// How many bytes must be free in a buffer: no string of the compact or the native style is longer, and
    /// symbols are copied whole.
    public static let largestUTF8Count = CompactSymbols.bufferSize

    /// Writes a wind with its gusts: `12-18mph`, or the wind alone where the gusts are not stronger after rounding.
    ///
    ///     let wind = try WindSpeed(12, .kilometersPerHour)
    ///     let gust = try WindSpeed(18, .kilometersPerHour)
    ///     try UnitFormatter(language: .de).string(GustRange(wind: wind, gust: gust))  // "12-18km/h"
    ///
    /// - Parameters:
    ///   - range: read in the wind's unit.
    ///   - style: the house's, CLDR's or the native one, which have the language's dash: `12–18 km/h`.
    ///   - width: how much room the unit's name has; the compact and the native style write narrow as short.
    /// - Returns: both numbers and the unit once.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails; no value can be wrong any more.
    public func string(
        _ range: GustRange, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        let wind = range.wind.reading.rounded().number
        let gust = range.gust.reading.rounded().number
        guard gust.digits > wind.digits else { return try string(range.wind, style: style, width: width) }
        return try string(
            from: wind, to: gust, unit: range.wind.unit.weatherUnit, style: style ?? self.style, width: width)
    }

    /// Writes a UV index, rounded to a whole number; it has no unit: `7`.
    ///
    /// - Parameters:
    ///   - index: from 0.
    ///   - style: CLDR's groups the digits as the language does; the others do not.
    ///   - width: without effect, since there is no unit.
    /// - Returns: the number alone.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails; no value can be wrong any more.
    public func string(
        _ index: UVIndex, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        try indexString(index, style ?? self.style)
    }

    /// Writes an air-quality index, rounded to a whole number; it has no unit: `42`.
    ///
    /// - Parameters:
    ///   - index: from 0.
    ///   - style: CLDR's groups the digits as the language does; the others do not.
    ///   - width: without effect, since there is no unit.
    /// - Returns: the number alone.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails; no value can be wrong any more.
    public func string(
        _ index: AirQualityIndex, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        try indexString(index, style ?? self.style)
    }

    func indexString(_ index: some WeatherIndex, _ style: UnitStyle) throws(WeatherFormatError) -> String {
        let number = RoundedDecimal(index.value, places: 0)
        guard style == .cldr else { return number.ascii }
        return try cldrNumberFormat("precision-integer").string(fromDecimal: number.ascii)
    }

    /// Writes a force on the Beaufort scale, with a symbol where the language writes one: `8`, cs `8Bft`.
    ///
    /// - Parameters:
    ///   - force: from 0 to 12.
    ///   - style: the house's, the native one, or CLDR's, which names the scale: `B 8`.
    ///   - width: long names the scale in full, `Beaufort 8`; the compact and the native style write narrow as short.
    /// - Returns: the number, and what the language writes beside it.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails; no value can be wrong any more.
    public func string(
        _ force: BeaufortForce, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        try string(force.reading, style ?? self.style, width)
    }

    /// Writes two forces, of a wind and of its gusts: `6-8`; one where they are the same or turned round.
    ///
    /// - Parameters:
    ///   - wind: from 0 to 12.
    ///   - gust: from 0 to 12; the wind stands alone where this is no stronger.
    ///   - style: the house's, the native one, or CLDR's, which names the scale: `B 4–5`.
    ///   - width: long names the scale in full, `Beaufort 4–5`; the compact and the native style write narrow as short.
    /// - Returns: both numbers, and what the language writes beside them once.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails; no value can be wrong any more.
    public func string(
        from wind: BeaufortForce, to gust: BeaufortForce, style: UnitStyle? = nil, width: UnitWidth = .short
    ) throws(WeatherFormatError) -> String {
        guard gust > wind else { return try string(wind, style: style, width: width) }
        return try string(
            from: wind.reading.rounded().number, to: gust.reading.rounded().number, unit: .beaufort,
            style: style ?? self.style, width: width)
    }
}

extension UnitFormatter: Hashable {
    /// Whether two formatters give the same strings: they have the same reader and style.
    public static func == (left: UnitFormatter, right: UnitFormatter) -> Bool {
        (left.reader, left.style) == (right.reader, right.style)
    }
    /// Hashes the reader and the style.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reader)
        hasher.combine(style)
    }
}

extension BeaufortForce {
    var reading: Reading {
        Reading(value: Double(number), givenUnit: .beaufort, unit: .beaufort, decimals: .none, showsTraces: false)
    }
}
