import WeatherFormat

/// For whom strings are written: all formatters of one reader.
struct ReaderHandle: HandleValue {
    static let tag: UInt64 = 0x7766_6D74_5265_6164  // wfmtRead
    static let name: StaticString = "reader"

    let reader: ReaderTag
    let voice: Voice
    /// In UTC: each call names its zone.
    let dates: DateIntentFormatter
    let dateWriter: DateWriter
    /// In the compact style, whose words are also said.
    let houseUnits: UnitFormatter
    /// In the native style, whose words are also said.
    let nativeUnits: UnitFormatter
    let durations: DurationFormatter
    let relativeTimes: RelativeTimeFormatter

    init(_ reader: ReaderTag, clock: HourCycle?, voice: Voice) {
        self.reader = reader
        self.voice = voice
        dates = DateIntentFormatter(for: reader, hourCycle: clock, zone: .utc, voice: voice)
        dateWriter = DateWriter(dates)
        houseUnits = UnitFormatter(for: reader)
        nativeUnits = UnitFormatter(for: reader, style: .native)
        durations = DurationFormatter(for: reader)
        relativeTimes = RelativeTimeFormatter(for: reader, voice: voice)
    }

    /// The formatter of a style, which writes and says its words.
    @inline(__always)
    func units(in style: UnitStyle) -> UnitFormatter {
        switch style {
        case .compact: houseUnits
        case .native, .cldr: nativeUnits
        }
    }
}
