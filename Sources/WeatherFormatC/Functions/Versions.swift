// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CWeatherFormat
import WeatherFormat

/// Implements `wfmt_version`.
@c @implementation
public func wfmt_version(
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in try CallerText(text, size, length).write(LibraryVersion.number) }
}

/// Implements `wfmt_data_version`.
@c @implementation
public func wfmt_data_version(
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        let icu = try formatting { () throws(WeatherFormatError) in try ICUVersion.linked() }
        let zones = try formatting { () throws(WeatherFormatError) in try ZoneData.current() }
        try text.write("ICU \(icu.icu) (\(icu.source.rawValue)), CLDR \(icu.cldr), zones \(zones)")
    }
}
