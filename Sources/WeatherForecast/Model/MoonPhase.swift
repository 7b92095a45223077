/// One of the eight phases of the moon, each an eighth of the lunar month around its instant.
///
///     MoonPhase(fraction: 0.48)  // .full
public enum MoonPhase: String, Sendable, Hashable, Codable, CaseIterable {
    /// The moon is not seen.
    case new
    /// A sickle grows.
    case waxingCrescent
    /// The half that is seen grows.
    case firstQuarter
    /// More than half is seen, and grows.
    case waxingGibbous
    /// All of it is seen.
    case full
    /// More than half is seen, and shrinks.
    case waningGibbous
    /// The half that is seen shrinks.
    case lastQuarter
    /// A sickle shrinks.
    case waningCrescent

    /// The phase of a fraction of the lunar month.
    ///
    /// - Parameter fraction: 0 is new moon, 0.5 full moon, as ``ForecastDay/moonPhase`` has it; what is not from 0 to 1 is
    ///   taken for new moon.
    public init(fraction: Double) {
        let phases = Self.allCases
        let eighths = fraction >= 0 && fraction <= 1 ? Int((fraction * Double(phases.count)).rounded()) : 0
        self = phases[eighths % phases.count]
    }
}
