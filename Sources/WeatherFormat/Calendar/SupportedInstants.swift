import FoundationEssentials

/// The instants that have a string: those of the years that RFC 3339 can write.
package enum SupportedInstants {
    /// Seconds since 1970, from 0001-01-01T00:00:00Z to before 10000-01-01T00:00:00Z.
    package static let seconds = -62_135_596_800.0..<253_402_300_800.0

    /// The same in whole seconds.
    static let wholeSeconds = -62_135_596_800..<253_402_300_800

    /// The second in which an instant lies.
    ///
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)``.
    @inline(__always)
    static func wholeSeconds(of instant: Date) throws(WeatherFormatError) -> Int {
        let seconds = instant.timeIntervalSince1970
        guard seconds >= Self.seconds.lowerBound, seconds < Self.seconds.upperBound else {
            throw .instantOutOfRange(secondsSince1970: seconds)
        }
        // Rounded down, without a call of the C library's floor.
        let whole = Int(seconds)
        return Double(whole) > seconds ? whole &- 1 : whole
    }
}
