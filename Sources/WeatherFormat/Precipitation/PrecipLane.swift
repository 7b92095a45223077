/// What an hourly strip draws about rain.
///
/// Lane, bars and pill come from one decision, so they live or die together.
public struct PrecipLane: Sendable, Hashable {
    /// One entry an hour: the rounded chance in percent where a bar is drawn, else nil.
    ///
    /// All nil where the window is not significant.
    public let barPercents: [Int?]
    /// The hour that the "rain later" pill names, an index of the window; nil where there is no pill.
    public let rainLaterIndex: Int?
    /// Whether the lane is there at all.
    public var isShown: Bool { barPercents.contains { $0 != nil } }

    /// Decides what is drawn of a window of consecutive hours.
    ///
    ///     let lane = try PrecipLane(window: [0, 0, 0, 0.1, 0.6, 0.25], visibleColumns: 3)
    ///     lane.barPercents     // [nil, nil, nil, nil, 60, 25]
    ///     lane.rainLaterIndex  // 4
    ///
    /// - Parameters:
    ///   - window: one raw chance an hour, a fraction from 0 to 1, nil where the service gave none.
    ///   - visibleColumns: how many hours are on the screen before the reader scrolls, from 0.
    /// - Throws: ``WeatherFormatError/notAChance(value:)`` for the first that is NaN, below 0 or above 1.
    @inlinable
    public init<Value: BinaryFloatingPoint>(
        window: [Value?], visibleColumns: Int
    ) throws(WeatherFormatError) {
        let isSignificant = try PrecipDisplay.significantPrecip(window)
        barPercents =
            isSignificant ? try PrecipDisplay.shownPercents(in: window) : window.map { _ in nil }
        rainLaterIndex = try PrecipDisplay.rainLaterIndex(window, visibleColumns: visibleColumns)
    }
}
