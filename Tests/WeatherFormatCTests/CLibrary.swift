import CWeatherFormat
import Testing
import WeatherFormatC

/// Calls of the C library from Swift: what a function writes, or what it refuses.
enum CLibrary {
    struct Refusal: Error, Equatable {
        let status: Int32
        let text: String
    }

    /// The text that a call writes into a buffer of this size.
    static func text(
        size: Int = Int(WFMT_TEXT_SIZE),
        _ call: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>, UnsafeMutablePointer<wfmt_error>) ->
            Int32
    ) throws -> String {
        var error = wfmt_error()
        var length = 0
        var buffer = [CChar](repeating: 1, count: size)
        let status = buffer.withUnsafeMutableBufferPointer { call($0.baseAddress, $0.count, &length, &error) }
        guard status == WFMT_OK else { throw Refusal(status: status, text: describing(error)) }
        return buffer.prefix(length).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Checks that a call succeeds.
    static func check(_ call: (UnsafeMutablePointer<wfmt_error>) -> Int32) throws {
        var error = wfmt_error()
        let status = call(&error)
        guard status == WFMT_OK else { throw Refusal(status: status, text: describing(error)) }
    }

    static func describing(_ error: wfmt_error) -> String {
        withUnsafeBytes(of: error.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

/// A reader of the C library, which lives as long as this does.
final class CReader {
    let handle: OpaquePointer

    init(_ tag: String, clock: Int = WFMT_CLOCK_AUTO, voice: Int = WFMT_VOICE_HOUSE) throws {
        var made: OpaquePointer?
        try CLibrary.check { wfmt_reader_create(tag, Int32(clock), Int32(voice), &made, $0) }
        handle = try #require(made)
    }

    deinit { _ = wfmt_reader_free(handle) }
}

/// A zone of the C library, which lives as long as this does.
final class CZone {
    let handle: OpaquePointer

    init(_ name: String) throws {
        var made: OpaquePointer?
        try CLibrary.check { wfmt_zone_create(name, &made, $0) }
        handle = try #require(made)
    }

    deinit { _ = wfmt_zone_free(handle) }
}
