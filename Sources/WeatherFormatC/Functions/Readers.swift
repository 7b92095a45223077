// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CWeatherFormat
import WeatherFormat

/// Implements `wfmt_reader_create`.
@c @implementation
public func wfmt_reader_create(
    _ language: UnsafePointer<CChar>?, _ clock: Int32, _ voice: Int32, _ reader: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(reader, "reader", nil)
        let tag = try CallerName.readTag(language, "language")
        let handle = ReaderHandle(tag, clock: try SettingCodes.clock(clock), voice: try SettingCodes.voice(voice))
        result.set(Handle.make(handle))
    }
}

/// Implements `wfmt_reader_tag`.
@c @implementation
public func wfmt_reader_tag(
    _ reader: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        try text.write(try Handle<ReaderHandle>.read(reader).pointee.value.reader.tag)
    }
}

/// Implements `wfmt_reader_clock`.
@c @implementation
public func wfmt_reader_clock(
    _ reader: OpaquePointer?, _ clock: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(clock, "clock", 0)
        result.set(SettingCodes.code(try Handle<ReaderHandle>.read(reader).pointee.value.dates.hourCycle))
    }
}

/// Implements `wfmt_reader_free`.
@c @implementation
public func wfmt_reader_free(_ reader: OpaquePointer?) -> Int32 {
    answer(nil) { () throws(CLibraryError) in try Handle<ReaderHandle>.free(reader) }
}

/// Implements `wfmt_zone_create`.
@c @implementation
public func wfmt_zone_create(
    _ name: UnsafePointer<CChar>?, _ zone: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(zone, "zone", nil)
        let name = try CallerName.read(name, "name", "time zone's name", limit: ZoneID.largestNameByteCount)
        let zone = try formatting { () throws(WeatherFormatError) in try ZoneID(name) }
        result.set(Handle.make(ZoneHandle(zone)))
    }
}

/// Implements `wfmt_zone_name`.
@c @implementation
public func wfmt_zone_name(
    _ zone: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        try text.write(try Handle<ZoneHandle>.read(zone).pointee.value.zone.identifier)
    }
}

/// Implements `wfmt_zone_free`.
@c @implementation
public func wfmt_zone_free(_ zone: OpaquePointer?) -> Int32 {
    answer(nil) { () throws(CLibraryError) in try Handle<ZoneHandle>.free(zone) }
}

extension CallerName {
    /// Reads a language tag.
    static func readTag(_ start: UnsafePointer<CChar>?, _ argument: StaticString) throws(CLibraryError) -> ReaderTag {
        let tag = try read(start, argument, "language tag", limit: ReaderTag.largestTagByteCount)
        return try formatting { () throws(WeatherFormatError) in try ReaderTag(tag) }
    }
}
