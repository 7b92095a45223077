extension UnitFormatter {
    func compactString(_ reading: Reading) throws(WeatherFormatError) -> String {
        let symbols = try units.compact(reading.unit)
        let rounded = reading.rounded()
        return Self.string { writer in writer.write(rounded, symbols) }
    }

    @inline(__always)
    func appendCompact(_ reading: Reading, to bytes: inout [UInt8]) throws(WeatherFormatError) {
        let symbols = try units.compact(reading.unit)
        let rounded = reading.rounded()
        bytes.append(addingCapacity: CompactSymbols.bufferSize) { span in Self.write(rounded, symbols, to: &span) }
    }

    @inline(__always)
    func appendCompact(_ reading: Reading, to span: inout OutputSpan<UInt8>) throws(WeatherFormatError) {
        guard span.freeCapacity >= CompactSymbols.bufferSize else {
            throw .noRoom(bytes: span.freeCapacity, needed: CompactSymbols.bufferSize)
        }
        let symbols = try units.compact(reading.unit)
        Self.write(reading.rounded(), symbols, to: &span)
    }

    @inline(__always)
    private static func write(
        _ rounded: RoundedReading, _ symbols: UnsafePointer<CompactSymbols>, to span: inout OutputSpan<UInt8>
    ) {
        span.withUnsafeMutableBufferPointer { free, count in
            guard let start = free.baseAddress else { return }
            var writer = CompactWriter(start + count)
            writer.write(rounded, symbols)
            count &+= writer.count
        }
    }

    func compactRange(
        from first: RoundedDecimal, to second: RoundedDecimal, unit: WeatherUnit
    ) throws(WeatherFormatError) -> String {
        let symbols = try units.compact(unit)
        return Self.string { writer in writer.write(first, to: second, symbols) }
    }

    private static func string(_ write: (inout CompactWriter) -> Void) -> String {
        String(rendering: CompactSymbols.bufferSize) { start in
            var writer = CompactWriter(start)
            write(&writer)
            return writer.count
        }
    }
}
