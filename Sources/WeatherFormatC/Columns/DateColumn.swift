import CWeatherFormat
import WeatherFormat

/// A column of instants, checked.
struct DateColumn {
    let rows: ColumnRows
    private let instants: UnsafePointer<Int64>?
    private let scale: TimeScale
    private let intent: DateFormatIntent
    private let readers: ColumnDictionary<ReaderHandle>
    private let zones: ColumnDictionary<ZoneHandle>
    private let clocks: UnsafePointer<Int8>?
    /// Each reader on its own clock; where rows have clocks, behind it on the 12-hour clock and on the 24-hour one.
    private let writers: [DateWriter]
    private let zoneClocks: [ZoneClock]

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
        let namesClocks = column.clocks != nil
        writers = readers.entries.flatMap { reader in
            let reader = reader.pointee.value
            let others = namesClocks ? HourCycle.allCases : []
            return [reader.dateWriter]
                + others.map {
                    DateWriter(DateIntentFormatter(for: reader.reader, hourCycle: $0, zone: .utc, voice: reader.voice))
                }
        }
        zoneClocks = zones.entries.map { $0.pointee.value.clock }
    }

    /// Writes each row.
    func write<Offset>(to writer: inout ColumnWriter<Offset>) throws(CLibraryError) {
        guard let instants else { return try writer.write(rows: 0, stops: false) { _, _ in -1 } }
        var refusal: CLibraryError?
        writers.withUnsafeBufferPointer { writers in
            zoneClocks.withUnsafeBufferPointer { zones in
                guard let writers = writers.baseAddress, let zones = zones.baseAddress else { return }
                do throws(CLibraryError) {
                    try write(instants, writers, zones, to: &writer)
                } catch {
                    refusal = error
                }
            }
        }
        if let refusal { throw refusal }
    }

    @inline(__always)
    private func write<Offset>(
        _ instants: UnsafePointer<Int64>, _ writers: UnsafePointer<DateWriter>, _ zoneClocks: UnsafePointer<ZoneClock>,
        to writer: inout ColumnWriter<Offset>
    ) throws(CLibraryError) {
        try writer.write(rows: rows.count, stops: rows.stops) { row, start throws(CLibraryError) in
            guard !rows.isNull(row), var reader = try readers.place(ofRow: row), let zone = try zones.place(ofRow: row)
            else { return -1 }
            if let clocks {
                let clock = try SettingCodes.clock(Int32(clocks[row]))
                reader = 3 &* reader &+ (clock.map { $0.place } ?? 0)
            }
            do throws(WeatherFormatError) {
                return try writers[reader].write(
                    scale.seconds(instants[row]), in: zoneClocks + zone, for: intent, to: start)
            } catch { throw .formatting(error) }
        }
    }
}

extension HourCycle {
    /// Its place behind a reader's own clock.
    fileprivate var place: Int {
        switch self {
        case .twelveHour: 1
        case .twentyFourHour: 2
        }
    }
}
