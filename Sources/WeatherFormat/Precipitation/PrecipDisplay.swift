/// The one place that answers "is this chance of precipitation worth showing?".
///
/// A caller passes the chance as the service gave it, a fraction from 0 to 1, and every gate rounds inside: nobody
/// outside can compare the raw chance where the rounded one was meant. A second threshold is a new named member here,
/// never a number at a call site; a test reads the sources and refuses one.
///
///     try PrecipDisplay.toRoundedPrecip(0.175)  // 0.2
///     try PrecipDisplay.showPrecip(val: 0.174)  // false, 0.174 rounds to 15%
public enum PrecipDisplay {
    /// The least rounded chance that is shown, in percent.
    public static let leastShownPercent = 20
    /// The least rounded chance, in percent, that makes a long window worth showing where only one hour passes.
    public static let leastLonePercent = 30
    /// The length of a window, in hours, from which on one weak hour alone does not speak for it.
    public static let longWindowHours = 12

    /// The chance to the nearest 5%, halves up as a person reads the decimal: 0.174 is 0.15, 0.175 is 0.2.
    ///
    /// Rounding twice changes nothing. `Float` and `Double` agree on every decimal that both can write.
    ///
    /// - Parameter value: the raw chance, a fraction from 0 to 1.
    /// - Returns: a multiple of 0.05 from 0 to 1, as its literal would be: 0.15, never 0.15000000000000002.
    /// - Throws: ``WeatherFormatError/notAChance(value:)`` for NaN, below 0 or above 1.
    @inlinable
    public static func toRoundedPrecip<Value: BinaryFloatingPoint>(
        _ value: Value
    ) throws(WeatherFormatError) -> Value {
        Value(try steps(in: value)) / Value(stepsInAll)
    }

    /// The chance as it is printed: a multiple of 5 from 0 to 100, in percent.
    ///
    ///     try PrecipDisplay.roundedPercent(0.174)  // 15
    ///
    /// - Parameter value: the raw chance, a fraction from 0 to 1.
    /// - Returns: percent, rounded as by ``toRoundedPrecip(_:)``.
    /// - Throws: ``WeatherFormatError/notAChance(value:)`` for NaN, below 0 or above 1.
    @inlinable
    public static func roundedPercent<Value: BinaryFloatingPoint>(_ value: Value) throws(WeatherFormatError) -> Int {
        try steps(in: value) * percentInStep
    }

    /// Whether one chance is worth showing: it rounds to 20% or more.
    ///
    /// - Parameter val: the raw chance, a fraction from 0 to 1; a rounded one gets the same answer.
    /// - Returns: true from ``leastShownPercent`` on, so from 0.175 on.
    /// - Throws: ``WeatherFormatError/notAChance(value:)`` for NaN, below 0 or above 1.
    @inlinable
    public static func showPrecip<Value: BinaryFloatingPoint>(val: Value) throws(WeatherFormatError) -> Bool {
        try roundedPercent(val) >= leastShownPercent
    }

    /// Whether a window of consecutive hours is worth a lane: some hour passes ``showPrecip(val:)``, and in a window of
    /// 12 hours or more it is not one hour below 30% alone.
    ///
    /// - Parameter window: one raw chance an hour, nil where the service gave none; such an hour counts as an hour of
    ///   the window and never passes.
    /// - Returns: false for a window without an hour.
    /// - Throws: ``WeatherFormatError/notAChance(value:)`` for the first that is NaN, below 0 or above 1.
    @inlinable
    public static func significantPrecip<Value: BinaryFloatingPoint>(
        _ window: [Value?]
    ) throws(WeatherFormatError) -> Bool {
        let passing = try shownPercents(in: window).compactMap { $0 }
        guard let first = passing.first else { return false }
        return passing.count > 1 || window.count < longWindowHours || first >= leastLonePercent
    }

    /// Where the "rain later" pill points: the first hour that passes, if the window is significant and that hour lies
    /// at or beyond the visible columns, so that the pill never covers a drawn bar.
    ///
    ///     try PrecipDisplay.rainLaterIndex([0, 0, 0, 0.1, 0.6, 0.25], visibleColumns: 3)  // 4
    ///
    /// - Parameters:
    ///   - window: as for ``significantPrecip(_:)``.
    ///   - visibleColumns: how many of the window's hours are on the screen before the reader scrolls, from 0.
    /// - Returns: an index of the window, or nil where there is no pill.
    /// - Throws: ``WeatherFormatError/notAChance(value:)`` for the first that is NaN, below 0 or above 1.
    @inlinable
    public static func rainLaterIndex<Value: BinaryFloatingPoint>(
        _ window: [Value?], visibleColumns: Int
    ) throws(WeatherFormatError) -> Int? {
        guard try significantPrecip(window), let first = try shownPercents(in: window).firstIndex(where: { $0 != nil })
        else { return nil }
        return first >= visibleColumns ? first : nil
    }

    /// Where a chart's rain starts: the first entry that passes ``showPrecip(val:)``, whatever the rest does.
    ///
    /// For minutes, which are too short for ``significantPrecip(_:)``.
    ///
    /// - Parameter window: one raw chance an entry, a fraction from 0 to 1, nil where the service gave none.
    /// - Returns: an index of the window, or nil where none passes.
    /// - Throws: ``WeatherFormatError/notAChance(value:)`` for the first that is NaN, below 0 or above 1.
    @inlinable
    public static func firstShownIndex<Value: BinaryFloatingPoint>(
        _ window: [Value?]
    ) throws(WeatherFormatError) -> Int? {
        try shownPercents(in: window).firstIndex { $0 != nil }
    }

    /// The rounded percent of each hour that passes, nil for the others.
    @inlinable
    static func shownPercents<Value: BinaryFloatingPoint>(in window: [Value?]) throws(WeatherFormatError) -> [Int?] {
        var percents: [Int?] = []
        percents.reserveCapacity(window.count)
        for value in window {
            guard let value, try showPrecip(val: value) else {
                percents.append(nil)
                continue
            }
            percents.append(try roundedPercent(value))
        }
        return percents
    }
}

extension PrecipDisplay {
    @inlinable static var stepsInAll: Int { 20 }
    @inlinable static var percentInStep: Int { 5 }

    /// How many steps of 5% the chance is nearest to, from 0 to 20.
    ///
    /// The decimal that a person reads is the shortest one that stands for the value. It lies at or above a half step
    /// exactly if the value is at or above the value nearest to that half step, which a division of two small whole
    /// numbers gives; so the comparison below is the decimal one, though no decimal is written.
    @inlinable
    static func steps<Value: BinaryFloatingPoint>(in value: Value) throws(WeatherFormatError) -> Int {
        guard value >= 0, value <= 1 else { throw .notAChance(value: Double(value)) }
        // The product may have been rounded to one step too few or too many only at a whole step, where the half step
        // above the one and below the other leads to the same answer.
        let step = Int(value * Value(stepsInAll))
        let halfAbove = Value(2 * step + 1) / Value(2 * stepsInAll)
        return value >= halfAbove ? step + 1 : step
    }
}
