import ICUShim

/// One `UDateTimePatternGenerator`.
///
/// Wraps `udatpg.h`.
///
/// `udatpg_getBestPattern` is not const, so this is neither copyable nor Sendable: one owner, one thread at a time.
struct PatternGenerator: ~Copyable {
    private let handle: OwnedHandle<WFDateTimePatternGenerator>

    /// `udatpg_open`: about 190 microseconds, so whoever needs several patterns asks one generator.
    init(locale: ICULocale) throws(WeatherFormatError) {
        handle = try OwnedHandle("udatpg_open", close: wf_udatpg_close) { status in
            wf_udatpg_open(locale.identifier, &status)
        }
    }

    /// `udatpg_getBestPattern`: the language's own order of the fields that a skeleton such as `MMMdE` names.
    mutating func bestPattern(for skeleton: String) throws(WeatherFormatError) -> String {
        let units = Array(skeleton.utf16)
        return try readingUTF16("udatpg_getBestPattern") { buffer, capacity, status in
            wf_udatpg_getBestPattern(handle.pointer, units, Int32(units.count), buffer, capacity, &status)
        }
    }

    /// `udatpg_getDefaultHourCycle`: the language's own habit in CLDR.
    func prefersTwelveHours() throws(WeatherFormatError) -> Bool {
        try checking("udatpg_getDefaultHourCycle") { status in wf_udatpg_prefersTwelveHours(handle.pointer, &status) }
    }
}
