public import WeatherFormat

/// For whom a forecast is written: the whole state that its strings depend on, besides the forecast and the time.
public struct ForecastViewSettings: Sendable, Hashable, Codable {
    /// Of every word.
    public var language: Language
    /// The clock of every hour.
    public var hourCycle: HourCycle
    /// Whose order, punctuation and spacing its strings have.
    public var voice: Voice
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
    ///   - voice: one look for all languages, or each as its own readers write.
    public init(
        language: Language, hourCycle: HourCycle, zone: ZoneID, unitSystem: UnitSystem, units: ForecastUnits? = nil,
        visibleColumns: Int = 8, voice: Voice = .house
    ) {
        self.language = language
        self.hourCycle = hourCycle
        self.zone = zone
        self.unitSystem = unitSystem
        self.units = units ?? ForecastUnits(unitSystem)
        self.visibleColumns = visibleColumns
        self.voice = voice
    }

    /// Reads stored settings; those without a voice are of the house.
    ///
    /// - Parameter decoder: of what `encode(to:)` wrote, in this version or an earlier one.
    /// - Throws: what the decoder reports.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        language = try values.decode(Language.self, forKey: .language)
        hourCycle = try values.decode(HourCycle.self, forKey: .hourCycle)
        voice = try values.decodeIfPresent(Voice.self, forKey: .voice) ?? .house
        zone = try values.decode(ZoneID.self, forKey: .zone)
        unitSystem = try values.decode(UnitSystem.self, forKey: .unitSystem)
        units = try values.decode(ForecastUnits.self, forKey: .units)
        visibleColumns = try values.decode(Int.self, forKey: .visibleColumns)
    }
}
