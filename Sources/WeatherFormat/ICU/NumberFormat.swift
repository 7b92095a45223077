import ICUShim

/// One `UNumberFormatter`: a number skeleton in a locale.
///
/// Wraps `unumberformatter.h`.
///
/// Sendable notes: the handle is opened once and then only read. The one call made on it is `unumf_formatDecimal`,
/// which takes it as const, and which ICU documents as safe from several threads as long as each brings a result of
/// its own; each call here opens one.
final class NumberFormat: @unchecked Sendable {
    private let handle: OwnedHandle<WFNumberFormatter>

    /// `unumf_openForSkeletonAndLocale`.
    init(locale: ICULocale, skeleton: String) throws(WeatherFormatError) {
        let units = Array(skeleton.utf16)
        handle = try OwnedHandle("unumf_openForSkeletonAndLocale", close: wf_unumf_close) { status in
            wf_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status)
        }
    }

    /// `unumf_formatDecimal` and `unumf_resultToString`.
    ///
    /// The decimal is a number written in ASCII, such as `-12.50`; ICU reads it without a detour over binary.
    func string(fromDecimal decimal: String) throws(WeatherFormatError) -> String {
        try formatted(decimal).string()
    }

    /// `unumf_formatDecimal`.
    func formatted(_ decimal: String) throws(WeatherFormatError) -> FormattedNumber {
        let result = try FormattedNumber()
        let digits = decimal.utf8.map { CChar(truncatingIfNeeded: $0) }
        try checking("unumf_formatDecimal") { status in
            wf_unumf_formatDecimal(handle.pointer, digits, Int32(digits.count), result.pointer, &status)
        }
        return result
    }
}
