import ICUShim

/// One proleptic Gregorian `UCalendar` in a time zone: offsets, transitions, and local times.
///
/// Wraps `ucal.h`.
struct ZoneCalendar: ~Copyable {
    private let handle: OwnedHandle<WFCalendar>

    /// `ucal_open`.
    ///
    /// The locale names only the calendar: nothing that depends on a language is asked of it.
    init(zone: String) throws(WeatherFormatError) {
        let units = Array(zone.utf16)
        let handle = try OwnedHandle("ucal_open", close: wf_ucal_close) { status in
            wf_ucal_open(units, Int32(units.count), ICULocale(languageTag: "en").identifier, &status)
        }
        // The earliest change that ICU can hold: from then on, so always, the Gregorian calendar.
        try checking("ucal_setGregorianChange") { status in
            wf_ucal_setGregorianChange(handle.pointer, -184_303_902_528_000_000, &status)
        }
        self.handle = handle
    }

    /// `udat_setCalendar`: the date format keeps a copy.
    func give(to format: UnsafeMutablePointer<WFDateFormat>) {
        wf_udat_setCalendar(format, handle.pointer)
    }

    /// The zone's offset from UTC at an instant, in milliseconds.
    func offset(atMilliseconds milliseconds: Double) throws(WeatherFormatError) -> Int {
        try setTime(milliseconds)
        return Int(try checking("ucal_get") { status in wf_ucal_getOffset(handle.pointer, &status) })
    }

    /// The first change of the zone's offset after an instant, in milliseconds since 1970, or nil where no more come.
    func transition(afterMilliseconds milliseconds: Double) throws(WeatherFormatError) -> Double? {
        try setTime(milliseconds)
        var transition = 0.0
        let found = try checking("ucal_getTimeZoneTransitionDate") { status in
            wf_ucal_getNextTransition(handle.pointer, &transition, &status)
        }
        return found ? transition : nil
    }

    /// The same offset in seconds, at an instant in seconds.
    func offset(atSecond second: Int) throws(WeatherFormatError) -> Int {
        try offset(atMilliseconds: Double(second) * 1000) / 1000
    }

    /// The same change in seconds, after an instant in seconds.
    func transition(afterSecond second: Int) throws(WeatherFormatError) -> Int? {
        try transition(afterMilliseconds: Double(second) * 1000).map { Int($0 / 1000) }
    }

    private func setTime(_ milliseconds: Double) throws(WeatherFormatError) {
        try checking("ucal_setMillis") { status in wf_ucal_setMillis(handle.pointer, milliseconds, &status) }
    }
}
