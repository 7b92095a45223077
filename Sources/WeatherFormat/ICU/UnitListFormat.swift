import ICUShim

/// One `UListFormatter` for units: how a language puts two measures of one quantity in a row.
///
/// Wraps `ulistformatter.h`.
struct UnitListFormat: ~Copyable {
    private let handle: OwnedHandle<WFListFormatter>

    /// `ulistfmt_openForType`.
    init(locale: ICULocale, width: ListWidth) throws(WeatherFormatError) {
        handle = try OwnedHandle("ulistfmt_openForType", close: wf_ulistfmt_close) { status in
            wf_ulistfmt_openForUnits(locale.identifier, width.icuWidth, &status)
        }
    }

    /// `ulistfmt_format`.
    func string(_ first: String, _ second: String) throws(WeatherFormatError) -> String {
        let left = Array(first.utf16)
        let right = Array(second.utf16)
        return try readingUTF16("ulistfmt_format") { buffer, capacity, status in
            wf_ulistfmt_formatTwo(
                handle.pointer, left, Int32(left.count), right, Int32(right.count), buffer, capacity, &status)
        }
    }
}
