import ICUShim

/// Runs a call of ICU that fills a UTF-16 buffer.
func readingUTF16(
    _ function: StaticString, _ call: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
) throws(WeatherFormatError) -> String {
    try reading(function, call, decode: decodingUTF16)
}

/// A text from its UTF-16 units; U+FFFD where half of a surrogate pair is missing.
///
/// `String(decoding:as:)` says the same, but of UTF-16 by way of types that are looked up while it runs: the first text of
/// a process would cost four searches through every conformance that is linked.
func decodingUTF16(_ units: UnsafeBufferPointer<UInt16>) -> String {
    // A unit has at most three bytes, and a pair of them four.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * units.count) { bytes in
        var count = 0
        _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { byte in
            bytes.initializeElement(at: count, to: byte)
            count += 1
        }
        return String(decoding: bytes[..<count], as: UTF8.self)
    }
}

/// Runs a call of ICU that fills a buffer of ASCII characters.
func readingASCII(
    _ function: StaticString, _ call: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
) throws(WeatherFormatError) -> String {
    try reading(function, call) { String(decoding: UnsafeRawBufferPointer($0), as: UTF8.self) }
}

/// 128 units first, and one retry with the length that ICU asked for.
///
/// An empty result is a valid result, and so is one that fills the buffer exactly (ICU's status -124 there is a
/// warning about the missing terminator).
private func reading<Unit>(
    _ function: StaticString, _ call: (UnsafeMutablePointer<Unit>, Int32, inout Int32) -> Int32,
    decode: (UnsafeBufferPointer<Unit>) -> String
) throws(WeatherFormatError) -> String {
    var capacity = 128
    for _ in 0..<2 {
        var status: Int32 = 0
        var length: Int32 = 0
        let text = withUnsafeTemporaryAllocation(of: Unit.self, capacity: capacity) { buffer -> String? in
            guard let base = buffer.baseAddress else { return nil }
            length = call(base, Int32(buffer.count), &status)
            guard !wf_failure(status), length >= 0, length <= buffer.count else { return nil }
            return decode(UnsafeBufferPointer(start: base, count: Int(length)))
        }
        if let text { return text }
        guard status == wf_buffer_overflow_error, length > 0 else { throw icuError(function, status) }
        capacity = Int(length) + 1
    }
    throw icuError(function, wf_buffer_overflow_error)
}
