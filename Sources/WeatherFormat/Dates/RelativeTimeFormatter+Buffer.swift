extension RelativeTimeFormatter {
    /// How many bytes must be free in a buffer: no text of any language is longer.
    public static let largestUTF8Count = RelativeTimeText.largestCount + RelativeTimeText.largestDigits

    /// Appends the text of a number of seconds to a caller's buffer, as UTF-8: the bytes of ``string(secondsAgo:)``.
    ///
    /// Where the buffer has room for ``largestUTF8Count`` bytes more, nothing is allocated.
    ///
    ///     var line: [UInt8] = []
    ///     line.reserveCapacity(1024)
    ///     try formatter.append(secondsAgo: 300, to: &line)  // 5 min. ago
    ///
    /// - Parameters:
    ///   - seconds: how many seconds ago; negative is ahead. Up to 400,000,000,000.
    ///   - buffer: grows by at most ``largestUTF8Count`` bytes; what it holds already stays.
    /// - Throws: what ``string(secondsAgo:)`` throws; the buffer is then as it was.
    public func append(secondsAgo seconds: Double, to buffer: inout [UInt8]) throws(WeatherFormatError) {
        let (text, count) = try text(secondsAgo: seconds)
        buffer.append(addingCapacity: text.pointee.utf8Count(with: count)) { span in
            Self.write(text, count, to: &span)
        }
    }

    /// Appends the text of a number of seconds to memory that the caller has at hand.
    ///
    /// - Parameters:
    ///   - seconds: how many seconds ago; negative is ahead. Up to 400,000,000,000.
    ///   - span: with at least ``largestUTF8Count`` bytes free.
    /// - Throws: ``WeatherFormatError/noRoom(bytes:needed:)`` where less than ``largestUTF8Count`` bytes are free, and what
    ///   ``string(secondsAgo:)`` throws; the span is then as it was.
    public func append(
        secondsAgo seconds: Double, to span: inout OutputSpan<UInt8>
    ) throws(WeatherFormatError) {
        guard span.freeCapacity >= Self.largestUTF8Count else {
            throw .noRoom(bytes: span.freeCapacity, needed: Self.largestUTF8Count)
        }
        let (text, count) = try text(secondsAgo: seconds)
        Self.write(text, count, to: &span)
    }

    @inline(__always)
    private static func write(
        _ text: UnsafePointer<RelativeTimeText>, _ number: Int, to span: inout OutputSpan<UInt8>
    ) {
        span.withUnsafeMutableBufferPointer { free, count in
            if let start = free.baseAddress { count &+= text.pointee.write(number, to: start + count) }
        }
    }
}
