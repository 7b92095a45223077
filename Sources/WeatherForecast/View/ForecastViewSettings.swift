public import WeatherFormat

/// For whom a forecast is written: the whole state that its strings depend on, besides the forecast and the time.
public struct ForecastViewSettings: Sendable, Hashable, Codable {
    /// Of every word.
    public var language: Language
    /// The clock of every hour.
    public var hourCycle: HourCycle
    /// The place's zone, in which its days and hours are counted.
    public var zone: ZoneID
    /// The system that the forecast says it is shown in.
    public var unitSystem: UnitSystem
    /// The unit of each quantity: the system's, unless a reader wants another.
    public var units: ForecastUnits
    /// How many columns of the hourly strip are on the screen before the reader scrolls, from 0.
    public var visibleColumns: Int

    /// Names the reader.
    ///
    /// - Parameters:
    ///   - language: of every word.
    ///   - hourCycle: the clock of every hour.
    ///   - zone: the place's.
    ///   - unitSystem: which units the quantities have.
    ///   - units: each quantity's unit by itself; nil for the system's.
    ///   - visibleColumns: how many hours are on the screen before the reader scrolls, from 0.
    public init(
        language: Language, hourCycle: HourCycle, zone: ZoneID, unitSystem: UnitSystem, units: ForecastUnits? = nil,
        visibleColumns: Int = 8
    ) {
        self.language = language
        self.hourCycle = hourCycle
        self.zone = zone
        self.unitSystem = unitSystem
        self.units = units ?? ForecastUnits(unitSystem)
        self.visibleColumns = visibleColumns
    }
}
