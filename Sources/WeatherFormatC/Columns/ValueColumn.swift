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
    /// Each reader's, where the form is written.
    private let symbols: [PreparedUnit.Symbols]

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
        style = column.style
        form = try SettingCodes.form(column.form)
        readers = try ColumnDictionary(
            column.readers, column.reader_count, column.reader_codes, "readers", "reader_count")
        var symbols: [PreparedUnit.Symbols] = []
        for reader in readers.entries {
            let style = try SettingCodes.style(style, of: reader.pointee.value.voice)
            guard case .written(let width) = form else { continue }
            do throws(WeatherFormatError) {
                symbols.append(try unit.symbols(reader.pointee.value.houseUnits, style, width))
            } catch { throw .formatting(error) }
        }
        self.symbols = symbols
    }

    /// Writes each row.
    func write<Offset>(to writer: inout ColumnWriter<Offset>) throws(CLibraryError) {
        guard let values else { return try writer.write(rows: 0, stops: false) { _, _ in -1 } }
        var refusal: CLibraryError?
        symbols.withUnsafeBufferPointer { all in
            // Nothing that is said is written from symbols.
            let symbols = all.isEmpty ? nil : all.baseAddress
            do throws(CLibraryError) {
                try writer.write(rows: rows.count, stops: rows.stops) { row, start throws(CLibraryError) in
                    guard !rows.isNull(row), let place = try readers.place(ofRow: row) else { return -1 }
                    if let symbols {
                        let length = unit.write(values[row], symbols[place], to: start)
                        if length >= 0 { return length }
                    }
                    return try writeString(values[row], place, to: start, ColumnWriter<Offset>.largestRow)
                }
            } catch {
                refusal = error
            }
        }
        if let refusal { throw refusal }
    }

    /// What is not written from tables, or refused.
    @inline(never)
    private func writeString(
        _ value: Double, _ place: Int, to start: UnsafeMutablePointer<UInt8>, _ room: Int
    ) throws(CLibraryError) -> Int {
        let reader = readers.entries[place].pointee.value
        let style = try SettingCodes.style(style, of: reader.voice)
        do throws(WeatherFormatError) {
            return switch form {
            case .written(let width):
                try unit.writeString(value, reader.houseUnits, style, width, to: start, room)
            case .spoken: try unit.writeSpoken(value, reader.units(in: style), to: start, room)
            }
        } catch { throw .formatting(error) }
    }
}
