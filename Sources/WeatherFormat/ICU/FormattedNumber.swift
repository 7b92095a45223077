import ICUShim

/// One `UFormattedNumber`: the text of a number and what plural rules need to know of it.
struct FormattedNumber: ~Copyable {
    private let handle: OwnedHandle<WFFormattedNumber>
    var pointer: UnsafeMutablePointer<WFFormattedNumber> { handle.pointer }

    /// `unumf_openResult`.
    init() throws(WeatherFormatError) {
        handle = try OwnedHandle("unumf_openResult", close: wf_unumf_closeResult) { wf_unumf_openResult(&$0) }
    }

    /// `unumf_resultToString`.
    func string() throws(WeatherFormatError) -> String {
        try readingUTF16("unumf_resultToString") { buffer, capacity, status in
            wf_unumf_resultToString(handle.pointer, buffer, capacity, &status)
        }
    }
}
