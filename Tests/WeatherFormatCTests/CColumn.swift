import CWeatherFormat
import Testing
import WeatherFormat

@testable import WeatherFormatC

/// Columns of the C library as Swift's strings, nil for a null row.
enum CColumn {
    /// Instants in seconds, for one reader in one zone.
    static func dates(_ reader: CReader, _ zone: CZone, _ intent: DateFormatIntent, _ seconds: [Int]) throws
        -> [String?]
    {
        let instants = seconds.map { Int64($0) }
        return try withHandles(reader.handle, zone.handle) { readers, zones in
            try instants.withUnsafeBufferPointer { instants in
                var column = wfmt_date_column()
                column.struct_size = MemoryLayout<wfmt_date_column>.size
                column.length = Int64(instants.count)
                column.instants = instants.baseAddress
                column.intent = intent.code
                (column.readers, column.reader_count) = (readers, 1)
                (column.zones, column.zone_count) = (zones, 1)
                return try strings { wfmt_date_export(&column, 32, $0, nil, nil, $1) }
            }
        }
    }

    /// Values of a unit, for one reader.
    static func values(
        _ reader: CReader, _ given: WeatherUnit, _ read: WeatherUnit, _ values: [Double], _ style: Int, _ form: Int
    ) throws -> [String?] {
        try withHandles(reader.handle, reader.handle) { readers, _ in
            try values.withUnsafeBufferPointer { values in
                var column = wfmt_value_column()
                column.struct_size = MemoryLayout<wfmt_value_column>.size
                column.length = Int64(values.count)
                column.values = values.baseAddress
                (column.given, column.read) = (given.code, read.code)
                (column.style, column.form) = (Int32(style), Int32(form))
                (column.readers, column.reader_count) = (readers, 1)
                return try strings { wfmt_value_export(&column, 32, $0, nil, nil, $1) }
            }
        }
    }

    private static func withHandles<Result>(
        _ first: OpaquePointer, _ second: OpaquePointer,
        _ body: (UnsafePointer<OpaquePointer?>, UnsafePointer<OpaquePointer?>) throws -> Result
    ) throws -> Result {
        var (first, second): (OpaquePointer?, OpaquePointer?) = (first, second)
        return try withUnsafePointer(to: &first) { first in
            try withUnsafePointer(to: &second) { second in try body(first, second) }
        }
    }

    /// The rows of an exported array with offsets of 32 bits, which is given back.
    private static func strings(
        _ export: (UnsafeMutablePointer<ArrowArray>, UnsafeMutablePointer<wfmt_error>) -> Int32
    ) throws -> [String?] {
        var array = ArrowArray()
        try CLibrary.check { export(&array, $0) }
        defer { array.release(&array) }
        let validity = try #require(array.buffers[0]).assumingMemoryBound(to: UInt8.self)
        let offsets = try #require(array.buffers[1]).assumingMemoryBound(to: Int32.self)
        let bytes = try #require(array.buffers[2]).assumingMemoryBound(to: UInt8.self)
        return (0..<Int(array.length)).map { row in
            guard validity[row >> 3] >> UInt8(row & 7) & 1 == 1 else { return nil }
            let (start, end) = (Int(offsets[row]), Int(offsets[row + 1]))
            return String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
        }
    }
}
