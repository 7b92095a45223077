// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CWeatherFormat
import WeatherFormat

/// Implements `wfmt_unit`.
@c @implementation
public func wfmt_unit(
    _ reader: OpaquePointer?, _ value: Double, _ given: Int32, _ read: Int32, _ style: Int32, _ form: Int32,
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        try text.write(try quantityText(reader, value, nil, given, read, style, form))
    }
}

/// Implements `wfmt_gusts`.
@c @implementation
public func wfmt_gusts(
    _ reader: OpaquePointer?, _ wind: Double, _ gust: Double, _ given: Int32, _ read: Int32, _ style: Int32,
    _ form: Int32, _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        try text.write(try quantityText(reader, wind, gust, given, read, style, form))
    }
}

private func quantityText(
    _ reader: OpaquePointer?, _ value: Double, _ gust: Double?, _ given: Int32, _ read: Int32, _ style: Int32,
    _ form: Int32
) throws(CLibraryError) -> String {
    let reader = try Handle<ReaderHandle>.read(reader)
    let given = try WeatherUnit.read(given, "given")
    let read = try WeatherUnit.readOther(read, "read") ?? given
    let style = try SettingCodes.style(style, of: reader.pointee.value.voice)
    let form = try SettingCodes.form(form)
    return try formatting { () throws(WeatherFormatError) in
        let quantity = try AnyQuantity(value, gust: gust, givenIn: given, readIn: read)
        let units = reader.pointee.value.units(in: style)
        return switch form {
        case .written(let width): try units.string(quantity, style: style, width: width)
        case .spoken: try units.spoken(quantity)
        }
    }
}
