import ICUShim

/// One `URelativeDateTimeFormatter` in the short width.
///
/// Wraps `ureldatefmt.h`.
struct RelativeDateFormat: ~Copyable {
    private let handle: OwnedHandle<WFRelativeDateTimeFormatter>

    /// `ureldatefmt_open`.
    init(locale: ICULocale) throws(WeatherFormatError) {
        handle = try OwnedHandle("ureldatefmt_open", close: wf_ureldatefmt_close) { status in
            wf_ureldatefmt_open(locale.identifier, .short, &status)
        }
    }

    /// `ureldatefmt_formatNumeric`: `5 min. ago` for -5, `in 5 min.` for 5.
    ///
    /// Never "yesterday".
    func string(_ offset: Double, _ unit: RelativeDateUnit) throws(WeatherFormatError) -> String {
        try readingUTF16("ureldatefmt_formatNumeric") { buffer, capacity, status in
            wf_ureldatefmt_formatNumeric(handle.pointer, offset, unit.icuUnit, buffer, capacity, &status)
        }
    }

    /// `ureldatefmt_format` with zero seconds: the language's word for now.
    func now() throws(WeatherFormatError) -> String {
        try readingUTF16("ureldatefmt_format") { buffer, capacity, status in
            wf_ureldatefmt_format(handle.pointer, 0, .second, buffer, capacity, &status)
        }
    }
}
