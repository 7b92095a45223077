public import WeatherFormat

/// For whom a forecast is written: the whole state that its strings depend on, besides the forecast and the time.
public struct ForecastViewSettings: Sendable, Hashable, Codable {
    /// Of every word; its region decides the decimal sign, and in the native voice order, words and spelling.
    public var reader: ReaderTag
    /// Of every word.
    public var language: Language {
        get { reader.language }
        set { reader = ReaderTag(newValue) }
    }
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

    /// Names the reader by a language, which stands for its likely region.
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
        self.init(
            for: ReaderTag(language), hourCycle: hourCycle, zone: zone, unitSystem: unitSystem,
            units: units ?? ForecastUnits(unitSystem), visibleColumns: visibleColumns, voice: voice)
    }

    /// Names the reader by a tag, whose region decides what is not named: the clock and the units.
    ///
    ///     let settings = ForecastViewSettings(for: try ReaderTag("en-GB"), zone: zone, voice: .native)
    ///     settings.hourCycle  // .twentyFourHour
    ///     settings.unitSystem  // .uk
    ///
    /// - Parameters:
    ///   - reader: of every word.
    ///   - hourCycle: the clock of every hour; nil for the reader's habit.
    ///   - zone: the place's.
    ///   - unitSystem: which units the quantities have; nil for those of the reader's region.
    ///   - units: each quantity's unit by itself; nil for the system's, and the region's where no system is named.
    ///   - visibleColumns: how many hours are on the screen before the reader scrolls, from 0.
    ///   - voice: one look for all languages, or each as its own readers write.
    public init(
        for reader: ReaderTag, hourCycle: HourCycle? = nil, zone: ZoneID, unitSystem: UnitSystem? = nil,
        units: ForecastUnits? = nil, visibleColumns: Int = 8, voice: Voice = .house
    ) {
        self.reader = reader
        self.hourCycle = hourCycle ?? reader.hourCycle
        self.zone = zone
        self.unitSystem = unitSystem ?? UnitSystem(region: reader.region)
        self.units = units ?? unitSystem.map { ForecastUnits($0) } ?? ForecastUnits(for: reader)
        self.visibleColumns = visibleColumns
        self.voice = voice
    }

    /// The reader's tag stands under the name that the language alone had.
    private enum CodingKeys: String, CodingKey {
        case reader = "language"
        case hourCycle, voice, zone, unitSystem, units, visibleColumns
    }

    /// Reads stored settings; those without a voice are of the house, and a language alone is a tag.
    ///
    /// - Parameter decoder: of what `encode(to:)` wrote, in this version or an earlier one.
    /// - Throws: what the decoder reports.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        reader = try values.decode(ReaderTag.self, forKey: .reader)
        hourCycle = try values.decode(HourCycle.self, forKey: .hourCycle)
        voice = try values.decodeIfPresent(Voice.self, forKey: .voice) ?? .house
        zone = try values.decode(ZoneID.self, forKey: .zone)
        unitSystem = try values.decode(UnitSystem.self, forKey: .unitSystem)
        units = try values.decode(ForecastUnits.self, forKey: .units)
        visibleColumns = try values.decode(Int.self, forKey: .visibleColumns)
    }
}
