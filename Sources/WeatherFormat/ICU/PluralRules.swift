import ICUShim

/// One `UPluralRules`, cardinal.
///
/// Wraps `upluralrules.h`.
///
/// Sendable notes: the handle is opened once and then only read. The one call made on it takes it as const, and fills a buffer
/// of the caller's.
final class PluralRules: @unchecked Sendable {
    private let handle: OwnedHandle<WFPluralRules>

    /// `uplrules_open`.
    init(locale: ICULocale) throws(WeatherFormatError) {
        handle = try OwnedHandle("uplrules_open", close: wf_uplrules_close) { status in
            wf_uplrules_open(locale.identifier, &status)
        }
    }

    /// `uplrules_selectFormatted`.
    ///
    /// A keyword that CLDR should add one day is read as `other`, which every word has.
    func category(of number: borrowing FormattedNumber) throws(WeatherFormatError) -> PluralCategory {
        let pointer = number.pointer
        let keyword = try readingUTF16("uplrules_selectFormatted") { buffer, capacity, status in
            wf_uplrules_selectFormatted(handle.pointer, pointer, buffer, capacity, &status)
        }
        return PluralCategory(rawValue: keyword) ?? .other
    }
}
