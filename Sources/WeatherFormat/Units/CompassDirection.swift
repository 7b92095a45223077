/// One of the sixteen points of the compass, from which a wind blows.
public enum CompassDirection: Int, Sendable, Hashable, Codable, CaseIterable {
    /// 0 degrees, `N`.
    case north
    /// 22.5 degrees, `NNE`.
    case northNortheast
    /// 45 degrees, `NE`.
    case northeast
    /// 67.5 degrees, `ENE`.
    case eastNortheast
    /// 90 degrees, `E`.
    case east
    /// 112.5 degrees, `ESE`.
    case eastSoutheast
    /// 135 degrees, `SE`.
    case southeast
    /// 157.5 degrees, `SSE`.
    case southSoutheast
    /// 180 degrees, `S`.
    case south
    /// 202.5 degrees, `SSW`.
    case southSouthwest
    /// 225 degrees, `SW`.
    case southwest
    /// 247.5 degrees, `WSW`.
    case westSouthwest
    /// 270 degrees, `W`.
    case west
    /// 292.5 degrees, `WNW`.
    case westNorthwest
    /// 315 degrees, `NW`.
    case northwest
    /// 337.5 degrees, `NNW`.
    case northNorthwest

    /// The point nearest to a direction; half way between two it is the one that lies further clockwise.
    ///
    ///     try CompassDirection(degrees: 225)    // .southwest
    ///     try CompassDirection(degrees: 11.25)  // .northNortheast
    ///
    /// - Parameter degrees: clockwise from true north. 360 is north, as in a station's report, and beyond a full circle
    ///   the count goes on: -90 and 630 are west.
    /// - Throws: ``WeatherFormatError/notANumber(quantity:value:)`` for NaN and infinity, and
    ///   ``WeatherFormatError/valueTooLarge(quantity:value:limit:)`` above a magnitude of 1,000,000,000.
    public init(degrees: Double) throws(WeatherFormatError) {
        try FiniteNumber.check(degrees, "direction", limit: FiniteNumber.largestQuantity)
        let sectors = Self.allCases
        let sector = Int((degrees / 22.5 + 0.5).rounded(.down))
        self = sectors[((sector % 16) + 16) % 16]
    }
}
