/// An enumeration whose cases have no payload, counted in the order of their declaration.
protocol Ordinal: CaseIterable {}

extension Ordinal {
    /// The position of the case in `allCases`.
    ///
    /// Swift stores an enumeration of 2 to 256 cases without payloads as that number, in one byte; a test compares it
    /// with `allCases` for every type that is counted so.
    @inline(__always)
    var ordinal: Int {
        withUnsafeBytes(of: self) { Int($0[0]) }
    }
}
