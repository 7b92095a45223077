public import FoundationEssentials

extension DateIntentFormatter {
    /// Appends the string of an instant to a caller's buffer, as UTF-8. Where the buffer has room (a string takes 200
    /// bytes at most), nothing is allocated.
    ///
    ///     var line: [UInt8] = []
    ///     line.reserveCapacity(1024)
    ///     try formatter.append(sunrise, for: .sunEventTime, to: &line)
    ///
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)``; the buffer is then as it was.
    public func append(
        _ instant: Date, for intent: DateFormatIntent, to buffer: inout [UInt8]
    ) throws(WeatherFormatError) {
        let seconds = try Self.wholeSeconds(of: instant)
        guard let program = try programs.program(for: intent) else {
            buffer.append(contentsOf: try drawnByICU(seconds, zone, intent).utf8)
            return
        }
        let local = seconds + (try zone.offsets.offset(at: seconds, in: zone))
        buffer.append(addingCapacity: program.pointee.capacity) { span in
            span.withUnsafeMutableBufferPointer { free, count in
                if let start = free.baseAddress {
                    count += program.pointee.render(localSeconds: local, to: start + count)
                }
            }
        }
    }

    /// The strings of many instants in one place: the columns of a strip.
    ///
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` for the first that cannot be rendered.
    public func strings(
        from instants: some Sequence<Date>, for intent: DateFormatIntent
    ) throws(WeatherFormatError) -> [String] {
        var strings: [String] = []
        strings.reserveCapacity(instants.underestimatedCount)
        for instant in instants { strings.append(try string(from: instant, for: intent)) }
        return strings
    }
}
