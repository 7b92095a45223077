import CWeatherFormat
import WeatherFormat

/// A column of values of a unit, checked.
struct ValueColumn {
    let rows: ColumnRows
    private let values: UnsafePointer<Double>?
    private let unit: PreparedUnit
    /// Its number: that of the voice is each reader's own.
    private let style: Int32
    private let form: UnitForm
    private let readers: ColumnDictionary<ReaderHandle>

    init(_ given: UnsafePointer<wfmt_value_column>?) throws(CLibraryError) {
        guard let given else { throw .null("column") }
        try CallerStructure.check(given.pointee.struct_size, given, "column->struct_size")
        let column = given.pointee
        rows = try ColumnRows(
            column.length, column.validity, column.validity_offset, stopsAtBadRow: column.on_bad_row)
        guard column.values != nil || rows.count == 0 else { throw .null("values") }
        values = column.values
        let givenUnit = try WeatherUnit.read(column.given, "given")
        let readUnit = try WeatherUnit.readOther(column.read, "read") ?? givenUnit
        unit = try formatting { () throws(WeatherFormatError) in
            try PreparedUnit(givenIn: givenUnit, readIn: readUnit)
        }
        _ = try SettingCodes.style(column.style, of: .house)
        style = column.style
        form = try SettingCodes.form(column.form)
        readers = try ColumnDictionary(
            column.readers, column.reader_count, column.reader_codes, "readers", "reader_count")
    }

    /// Writes each row.
    func write<Offset>(to writer: inout ColumnWriter<Offset>) throws(CLibraryError) {
        guard let values else { return try writer.write(rows: 0, stops: false) { _, _ in -1 } }
        let room = ColumnWriter<Offset>.largestRow
        try writer.write(rows: rows.count, stops: rows.stops) { row, start throws(CLibraryError) in
            guard !rows.isNull(row), let place = try readers.place(ofRow: row) else { return -1 }
            let reader = readers[place]
            let style = try SettingCodes.style(style, of: reader.pointee.value.voice)
            do throws(WeatherFormatError) {
                switch form {
                case .written(let width):
                    return try unit.write(values[row], reader.pointee.value.houseUnits, style, width, to: start, room)
                case .spoken:
                    return try unit.writeSpoken(values[row], reader.pointee.value.units(in: style), to: start, room)
                }
            } catch { throw .formatting(error) }
        }
    }
}
