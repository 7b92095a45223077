public import FoundationEssentials

extension DateIntentFormatter {
    /// Appends the string of an instant to a caller's buffer, as UTF-8: the bytes of `string(from:for:)`.
    ///
    /// Where the buffer has room for ``largestUTF8Count`` bytes more, nothing is allocated.
    ///
    ///     var line: [UInt8] = []
    ///     line.reserveCapacity(1024)
    ///     try formatter.append(sunrise, for: .sunEventTime, to: &line)
    ///
    /// - Parameters:
    ///   - instant: in the years 1 to 9999, by UTC.
    ///   - intent: the place in the user interface.
    ///   - buffer: grows by at most ``largestUTF8Count`` bytes; what it holds already stays.
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside those years, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails; the buffer is then as it was.
    public func append(
        _ instant: Date, for intent: DateFormatIntent, to buffer: inout [UInt8]
    ) throws(WeatherFormatError) {
        let seconds = try SupportedInstants.wholeSeconds(of: instant)
        let local = seconds &+ (try zone.offsets.offset(at: seconds))
        guard let program = try programs.program(for: intent) else {
            buffer.append(contentsOf: try drawnByICU(local, intent).utf8)
            return
        }
        buffer.append(addingCapacity: program.pointee.capacity) { span in
            span.withUnsafeMutableBufferPointer { free, count in
                if let start = free.baseAddress {
                    count &+= program.pointee.render(localSeconds: local, to: start + count)
                }
            }
        }
    }

    /// Appends the string of an instant to memory that the caller has at hand: several strings of a strip in one go.
    ///
    ///     var strip: [UInt8] = []
    ///     try strip.append(addingCapacity: 24 * DateIntentFormatter.largestUTF8Count) { span in
    ///         for hour in hours { try formatter.append(hour, for: .hourlyChartHour, to: &span) }
    ///     }
    ///
    /// - Parameters:
    ///   - instant: in the years 1 to 9999, by UTC.
    ///   - intent: the place in the user interface.
    ///   - span: with at least ``largestUTF8Count`` bytes free.
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside those years,
    ///   ``WeatherFormatError/noRoom(bytes:needed:)`` where less than ``largestUTF8Count`` bytes are free, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails; the span is then as it was.
    public func append(
        _ instant: Date, for intent: DateFormatIntent, to span: inout OutputSpan<UInt8>
    ) throws(WeatherFormatError) {
        guard span.freeCapacity >= Self.largestUTF8Count else {
            throw .noRoom(bytes: span.freeCapacity, needed: Self.largestUTF8Count)
        }
        let seconds = try SupportedInstants.wholeSeconds(of: instant)
        let local = seconds &+ (try zone.offsets.offset(at: seconds))
        guard let program = try programs.program(for: intent) else {
            try Self.copy(try drawnByICU(local, intent), to: &span)
            return
        }
        span.withUnsafeMutableBufferPointer { free, count in
            if let start = free.baseAddress {
                count &+= program.pointee.render(localSeconds: local, to: start + count)
            }
        }
    }

    @inline(never)
    private static func copy(_ text: String, to span: inout OutputSpan<UInt8>) throws(WeatherFormatError) {
        guard text.utf8.count <= span.freeCapacity else {
            throw .noRoom(bytes: span.freeCapacity, needed: text.utf8.count)
        }
        for byte in text.utf8 { span.append(byte) }
    }

    /// How many bytes must be free in a buffer: no string of an intent is longer, and a program writes whole words.
    public static let largestUTF8Count = 512

    /// Renders many instants for one place: the columns of a strip.
    ///
    /// - Parameters:
    ///   - instants: each in the years 1 to 9999, by UTC.
    ///   - intent: the place of all of them.
    /// - Returns: a string for each instant, in their order.
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` for the first outside those years, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func strings(
        from instants: some Sequence<Date>, for intent: DateFormatIntent
    ) throws(WeatherFormatError) -> [String] {
        var strings: [String] = []
        strings.reserveCapacity(instants.underestimatedCount)
        for instant in instants { strings.append(try string(from: instant, for: intent)) }
        return strings
    }
}
