extension UnitFormatter {
    /// A string of the compact or the native style.
    func string(_ reading: Reading, _ style: CompiledStyle) throws(WeatherFormatError) -> String {
        let symbols = try units(for: style).symbols(of: reading.unit, style)
        let rounded = reading.rounded()
        return Self.string { writer in writer.write(rounded, symbols) }
    }

    @inline(__always)
    func append(_ reading: Reading, to bytes: inout [UInt8]) throws(WeatherFormatError) {
        guard let style = style.compiled else {
            bytes.append(contentsOf: try icuString(reading, style: style, width: .short).utf8)
            return
        }
        let symbols = try units(for: style).symbols(of: reading.unit, style)
        let rounded = reading.rounded()
        bytes.append(addingCapacity: CompactSymbols.bufferSize) { span in Self.write(rounded, symbols, to: &span) }
    }

    @inline(__always)
    func append(_ reading: Reading, to span: inout OutputSpan<UInt8>) throws(WeatherFormatError) {
        guard span.freeCapacity >= CompactSymbols.bufferSize else {
            throw .noRoom(bytes: span.freeCapacity, needed: CompactSymbols.bufferSize)
        }
        guard let style = style.compiled else {
            let text = try icuString(reading, style: style, width: .short).utf8
            guard text.count <= span.freeCapacity else {
                throw .noRoom(bytes: span.freeCapacity, needed: text.count)
            }
            for byte in text { span.append(byte) }
            return
        }
        let symbols = try units(for: style).symbols(of: reading.unit, style)
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

    func compiledRange(
        from first: RoundedDecimal, to second: RoundedDecimal, unit: WeatherUnit, _ style: CompiledStyle
    ) throws(WeatherFormatError) -> String {
        let symbols = try units(for: style).symbols(of: unit, style)
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
