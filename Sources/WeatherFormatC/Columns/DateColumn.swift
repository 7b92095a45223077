import CWeatherFormat
import WeatherFormat

/// A column of instants, checked.
struct DateColumn {
    let rows: ColumnRows
    private let instants: UnsafePointer<Int64>?
    private let scale: TimeScale
    private let intent: DateFormatIntent
    private let readers: ColumnDictionary<ReaderHandle>
    private let zones: ColumnDictionary<ZoneID>
    private let clocks: UnsafePointer<Int8>?
    /// Each reader on the 12-hour clock, then on the 24-hour one; empty where nobody names a clock.
    private let otherClocks: [DateIntentFormatter]

    init(_ given: UnsafePointer<wfmt_date_column>?) throws(CLibraryError) {
        guard let given else { throw .null("column") }
        try CallerStructure.check(given.pointee.struct_size, given, "column->struct_size")
        let column = given.pointee
        rows = try ColumnRows(
            column.length, column.validity, column.validity_offset, stopsAtBadRow: column.on_bad_row)
        guard column.instants != nil || rows.count == 0 else { throw .null("instants") }
        instants = column.instants
        scale = try TimeScale(column.time_unit)
        intent = try DateFormatIntent.read(column.intent)
        readers = try ColumnDictionary(
            column.readers, column.reader_count, column.reader_codes, "readers", "reader_count")
        zones = try ColumnDictionary(column.zones, column.zone_count, column.zone_codes, "zones", "zone_count")
        clocks = column.clocks
        let readers = readers
        otherClocks =
            column.clocks == nil
            ? []
            : (0..<readers.count).flatMap { place in
                let reader = readers[place].pointee.value
                return HourCycle.allCases.map {
                    DateIntentFormatter(for: reader.reader, hourCycle: $0, zone: .utc, voice: reader.voice)
                }
            }
    }

    /// Writes each row.
    func write<Offset>(to writer: inout ColumnWriter<Offset>) throws(CLibraryError) {
        guard let instants else { return try writer.write(rows: 0, stops: false) { _, _ in -1 } }
        try writer.write(rows: rows.count, stops: rows.stops) { row, start throws(CLibraryError) in
            guard !rows.isNull(row), let reader = try readers.place(ofRow: row), let zone = try zones.place(ofRow: row)
            else { return -1 }
            let seconds = scale.seconds(instants[row])
            guard let clocks, let clock = try SettingCodes.clock(Int32(clocks[row])) else {
                return try Self.write(seconds, readers[reader].pointee.value.dates, zones[zone], intent, start)
            }
            return try otherClocks.withUnsafeBufferPointer { formatters throws(CLibraryError) in
                try Self.write(seconds, formatters[2 &* reader &+ clock.place], zones[zone], intent, start)
            }
        }
    }

    @inline(__always)
    private static func write(
        _ seconds: Int, _ dates: borrowing DateIntentFormatter, _ zone: UnsafePointer<Handle<ZoneID>>,
        _ intent: DateFormatIntent, _ start: UnsafeMutablePointer<UInt8>
    ) throws(CLibraryError) -> Int {
        do throws(WeatherFormatError) {
            return try dates.write(seconds, in: zone.pointee.value, for: intent, to: start)
        } catch { throw .formatting(error) }
    }
}

extension HourCycle {
    /// Its place in ``allCases``.
    fileprivate var place: Int {
        switch self {
        case .twelveHour: 0
        case .twentyFourHour: 1
        }
    }
}
