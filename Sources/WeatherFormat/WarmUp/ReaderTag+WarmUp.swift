import FoundationEssentials

extension ReaderTag {
    /// Makes all that the strings of this reader usually need, so that the first is as fast as all others.
    ///
    /// It compiles each intent on both clocks, reads the symbols of all units, and asks ICU for the forms of speech, of
    /// durations and of relative times that screens show most. Call it before a process forks while its threads render:
    /// a child that needs what its parent was just asking of ICU would wait forever. Rarer forms are still asked for when
    /// they are needed.
    ///
    ///     for tag in ["de", "en-GB", "ja"] { try ReaderTag(tag).warmUp(voice: .native) }
    ///
    /// - Parameter voice: the voice that will be used; its units are those of its style.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func warmUp(voice: Voice = .house) throws(WeatherFormatError) {
        _ = try ZoneData.current()
        try warmUpReader()
        try warmUpDates(voice)
        try warmUpUnits(voice)
        try warmUpElapsedTimes(voice)
    }

    /// The tables that a tag, its region's clock and a zone of the database are looked up in: each is made once for all.
    private func warmUpReader() throws(WeatherFormatError) {
        _ = try ReaderTag("\(language.rawValue)-\(region)-u-hc-h23-rg-\(region.lowercased())zzzz").hourCycle
        _ = hourCycle
        let day = CivilDay(daysSince1970: 20_000)
        // A machine without a database has other zones, or none.
        do {
            let zone = try ZoneID("Europe/Berlin")
            _ = try day.start(in: zone)
        } catch {
            _ = try day.start(in: .utc)
        }
    }

    /// Every program: each intent on each clock, those of hours that begin at half past, and days in speech.
    private func warmUpDates(_ voice: Voice) throws(WeatherFormatError) {
        let day = CivilDay(daysSince1970: 20_000)
        let halfPast = Date(timeIntervalSince1970: 20_000 * 86_400 + 1800)
        for hourCycle in HourCycle.allCases {
            let dates = DateIntentFormatter(for: self, hourCycle: hourCycle, zone: .utc, voice: voice)
            for intent in DateFormatIntent.allCases {
                _ = try dates.string(from: halfPast, for: intent)
                _ = try dates.string(fromHour: halfPast, for: intent)
            }
            for phrase in DayPhrase.allCases { _ = try dates.string(from: day, as: phrase) }
        }
    }

    /// Each unit's symbols, and its forms of speech before the numbers that plurals tell apart: at least four, since ICU compiles a
    /// format when it is used for the third time, and asks nobody from then on.
    private func warmUpUnits(_ voice: Voice) throws(WeatherFormatError) {
        let units = UnitFormatter(for: self, style: voice.unitStyle)
        for unit in WeatherUnit.allCases {
            for value in [0.0, 1, 2, 5, 11, 21, 22, 25, 1.5, 2.5, 3.5, 4.5] {
                let quantity = try AnyQuantity(value, givenIn: unit, readIn: unit)
                _ = try units.string(quantity)
                _ = try units.spoken(quantity)
            }
        }
        let wind = try WindSpeed(12, .kilometersPerHour)
        _ = try units.string(wind, width: .long)
        _ = try units.spoken(GustRange(wind: wind, gust: try WindSpeed(18, .kilometersPerHour)))
        _ = try units.spoken(try Temperature(-5, .celsius))
        // A conversion from one unit to another, whose table is made for all of them.
        _ = try units.string(wind.converted(to: .milesPerHour))
        for direction in CompassDirection.allCases { _ = direction.abbreviation(for: self, voice: voice) }
    }

    /// All minutes and hours, and the days of a month, ago and ahead; durations.
    private func warmUpElapsedTimes(_ voice: Voice) throws(WeatherFormatError) {
        let elapsed = RelativeTimeFormatter(for: self, voice: voice)
        let seconds = (0..<60).map { $0 * 60 } + (1..<24).map { $0 * 3600 } + (1...31).map { $0 * 86_400 }
        for seconds in seconds {
            _ = try elapsed.string(secondsAgo: Double(seconds))
            _ = try elapsed.string(secondsAgo: -Double(seconds))
        }
        let durations = DurationFormatter(for: self, style: voice.unitStyle)
        _ = try durations.string(seconds: 90_061)
        _ = try durations.string(seconds: 5400, width: .long)
    }
}
