import ICUShim

/// One `UNumberRangeFormatter`: a number skeleton over two numbers.
///
/// Wraps `unumberrangeformatter.h`.
struct NumberRangeFormat: ~Copyable {
    private let handle: OwnedHandle<WFNumberRangeFormatter>

    /// `unumrf_openForSkeletonWithCollapseAndIdentityFallback`: what both numbers share is written once.
    init(locale: ICULocale, skeleton: String) throws(WeatherFormatError) {
        let units = Array(skeleton.utf16)
        handle = try OwnedHandle("unumrf_openForSkeleton", close: wf_unumrf_close) { status in
            wf_unumrf_openForSkeleton(units, Int32(units.count), locale.identifier, &status)
        }
    }

    /// `unumrf_formatDecimalRange`, of two decimals written in ASCII.
    func string(from first: String, to second: String) throws(WeatherFormatError) -> String {
        let result = try OwnedHandle("unumrf_openResult", close: wf_unumrf_closeResult) { wf_unumrf_openResult(&$0) }
        let low = first.utf8.map { CChar(truncatingIfNeeded: $0) }
        let high = second.utf8.map { CChar(truncatingIfNeeded: $0) }
        try checking("unumrf_formatDecimalRange") { status in
            wf_unumrf_formatDecimalRange(
                handle.pointer, low, Int32(low.count), high, Int32(high.count), result.pointer, &status)
        }
        var length: Int32 = 0
        let text = try checking("ufmtval_getString") { wf_unumrf_resultGetString(result.pointer, &length, &$0) }
        return decodingUTF16(UnsafeBufferPointer(start: text, count: Int(length)))
    }
}
