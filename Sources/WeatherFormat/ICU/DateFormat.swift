import ICUShim

/// One `UDateFormat`: a pattern in a locale, always in UTC.
///
/// The rules of zones are never ICU's to apply: it gets a local time as if it were UTC. Wraps `udat.h`.
struct DateFormat: ~Copyable {
    private let handle: OwnedHandle<WFDateFormat>

    /// `udat_open`, with a proleptic Gregorian calendar: RFC 3339 knows no Julian dates, so neither do we.
    init(locale: ICULocale, pattern: String) throws(WeatherFormatError) {
        let zone = "UTC"
        let zoneUnits = Array(zone.utf16)
        let patternUnits = Array(pattern.utf16)
        let handle = try OwnedHandle("udat_open", close: wf_udat_close) { status in
            wf_udat_open(
                locale.identifier, zoneUnits, Int32(zoneUnits.count), patternUnits, Int32(patternUnits.count), &status)
        }
        let calendar = try ZoneCalendar(zone: zone)
        calendar.give(to: handle.pointer)
        self.handle = handle
    }

    /// `udat_setSymbols`.
    mutating func setSymbol(_ kind: DateSymbolKind, at index: Int, to word: String) throws(WeatherFormatError) {
        let units = Array(word.utf16)
        try checking("udat_setSymbols") { status in
            wf_udat_setSymbols(handle.pointer, kind.icuType, Int32(index), units, Int32(units.count), &status)
        }
    }

    /// `udat_getSymbols`.
    func symbol(_ kind: DateSymbolKind, at index: Int) throws(WeatherFormatError) -> String {
        try readingUTF16("udat_getSymbols") { buffer, capacity, status in
            wf_udat_getSymbols(handle.pointer, kind.icuType, Int32(index), buffer, capacity, &status)
        }
    }

    /// `udat_setContext`: what is rendered stands at the beginning of a sentence.
    mutating func setBeginningOfSentence() throws(WeatherFormatError) {
        try checking("udat_setContext") { status in
            wf_udat_setContext(handle.pointer, .capitalizationForBeginningOfSentence, &status)
        }
    }

    /// `udat_setContext`: what is rendered stands alone, in a list or on a button.
    mutating func setListOrMenu() throws(WeatherFormatError) {
        try checking("udat_setContext") { status in
            wf_udat_setContext(handle.pointer, .capitalizationForUIListOrMenu, &status)
        }
    }

    /// `udat_format`.
    func string(fromMilliseconds milliseconds: Double) throws(WeatherFormatError) -> String {
        try readingUTF16("udat_format") { buffer, capacity, status in
            wf_udat_format(handle.pointer, milliseconds, buffer, capacity, &status)
        }
    }
}
