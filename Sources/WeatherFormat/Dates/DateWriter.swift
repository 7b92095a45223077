/// What a formatter's dates are written from, whatever their zone: plain memory, which nobody counts, for rows of a column and
/// for callers who have one reader and many places.
package struct DateWriter: Sendable {
    private let programs: DateProgramTable

    /// Takes a formatter's language, clock and voice, and not its zone.
    package init(_ formatter: DateIntentFormatter) { programs = formatter.programs }

    /// Writes the string of an instant: the bytes of ``DateIntentFormatter/string(from:for:)``.
    ///
    /// Nothing is allocated, but for plans that only ICU can draw.
    ///
    /// - Parameters:
    ///   - seconds: since 1970-01-01T00:00:00Z, in the years 1 to 9999.
    ///   - zone: where the instant is a local time.
    ///   - intent: the place in the user interface.
    ///   - start: room for ``DateIntentFormatter/largestUTF8Count`` bytes, all of which may be used.
    /// - Returns: the length of the string in bytes.
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside those years, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    package func write(
        _ seconds: Int, in zone: UnsafePointer<ZoneClock>, for intent: DateFormatIntent,
        to start: UnsafeMutablePointer<UInt8>
    ) throws(WeatherFormatError) -> Int {
        guard SupportedInstants.wholeSeconds.contains(seconds) else {
            throw .instantOutOfRange(secondsSince1970: Double(seconds))
        }
        let local = seconds &+ (try zone.pointee.offsets.offset(at: seconds))
        guard let program = try programs.program(for: intent) else {
            return try writeByICU(local, intent, to: start)
        }
        return program.pointee.render(localSeconds: local, to: start)
    }

    @inline(never)
    private func writeByICU(
        _ local: Int, _ intent: DateFormatIntent, to start: UnsafeMutablePointer<UInt8>
    ) throws(WeatherFormatError) -> Int {
        let text = try programs.drawnByICU(local, intent, byMinute: false).utf8
        guard text.count <= DateIntentFormatter.largestUTF8Count else {
            throw .noRoom(bytes: DateIntentFormatter.largestUTF8Count, needed: text.count)
        }
        var end = start
        for byte in text {
            end.pointee = byte
            end += 1
        }
        return text.count
    }
}
