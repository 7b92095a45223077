/// What a document may be at most, and how much of what is wrong with it is kept.
///
/// The usual ones are far above every service's documents. Reading takes work and memory in proportion to the bytes of a
/// document, whatever is in it.
///
///     var limits = ForecastLimits()
///     limits.largestDocumentByteCount = 256 * 1024
///     let forecast = try Forecast(reading: data, limits: limits)
public struct ForecastLimits: Sendable, Hashable {
    /// The largest document that is read, in bytes: 4 MiB, where nobody says otherwise.
    ///
    /// A week of hours with every variable of a service is under one.
    public var largestDocumentByteCount = 4 * 1024 * 1024
    /// How deep arrays and objects may nest: 64, where nobody says otherwise, and at most 1024.
    ///
    /// A forecast nests about eight deep.
    public var deepestNesting = 64
    /// How many hours, days, minutes and alerts are read, each from its list: 10,000, where nobody says otherwise.
    ///
    /// That is more than a year of hours. What stands behind them is one fault.
    public var mostSteps = 10_000
    /// How many faults are kept, in the order of their discovery: 1000, where nobody says otherwise.
    ///
    /// The others are counted, and one fault more says how many they were.
    public var mostFaults = 1000

    /// The usual limits.
    public init() {}

    /// The path to a fault is made level by level, so that more would cost more than its share.
    static let greatestNesting = 1024
}
