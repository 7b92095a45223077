public import WeatherFormat

/// For whom a forecast is written: the whole state that its strings depend on, besides the forecast and the time.
public struct ForecastViewSettings: Sendable, Hashable {
    public var language: Language
    public var hourCycle: HourCycle
    /// The place's zone, in which its days and hours are counted.
    public var zone: ZoneID
    public var unitSystem: UnitSystem
    /// The unit of each quantity: the system's, unless a reader wants another.
    public var units: ForecastUnits
    /// How many columns of the hourly strip are on the screen before the reader scrolls, from 0.
    public var visibleColumns: Int

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
