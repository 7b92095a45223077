public import FoundationEssentials
public import WeatherFormat

/// One step of the hourly forecast: an hour, or three, six or twelve of them where a service looks far ahead.
///
/// What falls, and its chance, belong to the time from the start to the end of the step, whatever the service's own
/// convention is. All else is the weather at the start.
public struct ForecastHour: Sendable, Hashable, Codable {
    /// When it begins.
    public var start: Date
    /// How long it lasts, in seconds above 0.
    public var duration: Double
    /// The weather of the step.
    public var conditions: Conditions
    /// The highest temperature of the step, where the service says more than that of its start.
    public var high: Temperature?
    /// The lowest temperature of the step, where the service says more than that of its start.
    public var low: Temperature?

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - start: when it begins.
    ///   - duration: in seconds above 0; an hour unless said otherwise.
    ///   - conditions: the weather of the step.
    public init(start: Date, duration: Double = 3600, conditions: Conditions) {
        self.start = start
        self.duration = duration
        self.conditions = conditions
    }

    /// Whether there is one value that a screen could show.
    var hasValues: Bool { conditions.hasValues || high != nil || low != nil }

    /// When the next step begins, if there is no gap.
    public var end: Date { start.addingTimeInterval(duration) }
}
