// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CWeatherFormat
import FoundationEssentials
import WeatherFormat

/// Implements `wfmt_date`.
@c @implementation
public func wfmt_date(
    _ reader: OpaquePointer?, _ zone: OpaquePointer?, _ intent: Int32, _ seconds: Int64,
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        try writeDate(reader, zone, intent, Int(seconds), try CallerText(text, size, length))
    }
}

/// Implements `wfmt_date_ms`.
@c @implementation
public func wfmt_date_ms(
    _ reader: OpaquePointer?, _ zone: OpaquePointer?, _ intent: Int32, _ milliseconds: Int64,
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let (quotient, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let seconds = rest < 0 ? quotient - 1 : quotient
        try writeDate(reader, zone, intent, Int(seconds), try CallerText(text, size, length))
    }
}

@inline(__always)
private func writeDate(
    _ reader: OpaquePointer?, _ zone: OpaquePointer?, _ intent: Int32, _ seconds: Int, _ text: CallerText
) throws(CLibraryError) {
    let reader = try Handle<ReaderHandle>.read(reader)
    var clock = try Handle<ZoneHandle>.read(zone).pointee.value.clock
    let intent = try DateFormatIntent.read(intent)
    try text.write(upTo: DateIntentFormatter.largestUTF8Count) { start throws(CLibraryError) in
        do throws(WeatherFormatError) {
            return try reader.pointee.value.dateWriter.write(seconds, in: &clock, for: intent, to: start)
        } catch { throw .formatting(error) }
    }
}

/// Implements `wfmt_hour`.
@c @implementation
public func wfmt_hour(
    _ reader: OpaquePointer?, _ zone: OpaquePointer?, _ intent: Int32, _ seconds: Int64,
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        let reader = try Handle<ReaderHandle>.read(reader).pointee.value
        let zone = try Handle<ZoneHandle>.read(zone).pointee.value.zone
        let intent = try DateFormatIntent.read(intent)
        let dates = DateIntentFormatter(
            for: reader.reader, hourCycle: reader.dates.hourCycle, zone: zone, voice: reader.voice)
        let start = Date(timeIntervalSince1970: Double(seconds))
        try text.write(
            try formatting { () throws(WeatherFormatError) in try dates.string(fromHour: start, for: intent) })
    }
}

/// Implements `wfmt_day`.
@c @implementation
public func wfmt_day(
    _ reader: OpaquePointer?, _ intent: Int32, _ year: Int32, _ month: Int32, _ day: Int32,
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        let reader = try Handle<ReaderHandle>.read(reader)
        let intent = try DateFormatIntent.read(intent)
        try text.write(
            try formatting { () throws(WeatherFormatError) in
                let day = try CivilDay(year: Int(year), month: Int(month), day: Int(day))
                return try reader.pointee.value.dates.string(from: day, for: intent)
            })
    }
}

/// Implements `wfmt_relative`.
@c @implementation
public func wfmt_relative(
    _ reader: OpaquePointer?, _ seconds: Double, _ text: UnsafeMutablePointer<CChar>?, _ size: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        let reader = try Handle<ReaderHandle>.read(reader)
        try text.write(
            try formatting { () throws(WeatherFormatError) in
                try reader.pointee.value.relativeTimes.string(secondsAgo: seconds)
            })
    }
}

/// Implements `wfmt_duration`.
@c @implementation
public func wfmt_duration(
    _ reader: OpaquePointer?, _ seconds: Double, _ style: Int32, _ form: Int32, _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        let reader = try Handle<ReaderHandle>.read(reader)
        let style = try SettingCodes.style(style, of: reader.pointee.value.voice)
        guard case .written(let width) = try SettingCodes.form(form) else {
            throw .unknownValue("form", Int(form), expected: "WFMT_FORM_LONG, which has whole words, or a shorter one")
        }
        try text.write(
            try formatting { () throws(WeatherFormatError) in
                try reader.pointee.value.durations.string(seconds: seconds, style: style, width: width)
            })
    }
}
