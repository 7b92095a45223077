/// One of the sixteen points of the compass, from which a wind blows.
public enum CompassDirection: Int, Sendable, Hashable, CaseIterable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
    case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

    /// The point nearest to a direction; half way between two it is the one that lies further clockwise.
    ///
    ///     try CompassDirection(degrees: 225)    // .southwest
    ///     try CompassDirection(degrees: 11.25)  // .northNortheast
    ///
    /// - Parameter degrees: clockwise from true north. 360 is north, as in a station's report, and beyond a full circle
    ///   the count goes on: -90 and 630 are west.
    /// - Throws: ``WeatherFormatError/notANumber(quantity:value:)`` and
    ///   ``WeatherFormatError/valueTooLarge(quantity:value:limit:)``.
    public init(degrees: Double) throws(WeatherFormatError) {
        try FiniteNumber.check(degrees, "direction", limit: FiniteNumber.largestQuantity)
        let sectors = Self.allCases
        let sector = Int((degrees / 22.5 + 0.5).rounded(.down))
        self = sectors[((sector % 16) + 16) % 16]
    }
}
