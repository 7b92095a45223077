// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CWeatherFormat
import FoundationEssentials
import WeatherForecast
import WeatherFormat

/// Implements `wfmt_forecast_read`.
@c @implementation
public func wfmt_forecast_read(
    _ document: UnsafeRawPointer?, _ size: Int, _ points: UnsafeRawPointer?, _ pointsSize: Int, _ sourceUnits: Int32,
    _ forecast: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(forecast, "forecast", nil)
        let document = try bytes(document, size, "document", "size")
        let points = try bytes(points, pointsSize, "points", "points_size")
        let sourceUnits = try SettingCodes.sourceUnits(sourceUnits)
        let forecast = try reading { () throws(ForecastError) in
            try Forecast(reading: document, points: points.isEmpty ? nil : points, sourceUnits: sourceUnits)
        }
        result.set(Handle.make(forecast))
    }
}

/// A document's bytes: of one that is too large only so many that this is seen.
private func bytes(
    _ start: UnsafeRawPointer?, _ size: Int, _ name: StaticString, _ sizeName: StaticString
) throws(CLibraryError) -> UnsafeRawBufferPointer {
    guard size >= 0 else { throw .badLength(sizeName, size) }
    guard start != nil || size == 0 else { throw .null(name) }
    return UnsafeRawBufferPointer(start: start, count: min(size, Forecast.largestDocumentByteCount + 1))
}

/// Implements `wfmt_forecast_free`.
@c @implementation
public func wfmt_forecast_free(_ forecast: OpaquePointer?) -> Int32 {
    answer(nil) { () throws(CLibraryError) in try Handle<Forecast>.free(forecast) }
}

/// Implements `wfmt_forecast_zone`.
@c @implementation
public func wfmt_forecast_zone(
    _ forecast: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ size: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        try text.write(try Handle<Forecast>.read(forecast).pointee.value.zone?.identifier ?? "")
    }
}

/// Implements `wfmt_forecast_fault_count`.
@c @implementation
public func wfmt_forecast_fault_count(
    _ forecast: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(count, "count", 0)
        result.set(try Handle<Forecast>.read(forecast).pointee.value.faults.count)
    }
}

/// Implements `wfmt_forecast_fault`.
@c @implementation
public func wfmt_forecast_fault(
    _ forecast: OpaquePointer?, _ index: Int, _ text: UnsafeMutablePointer<CChar>?, _ size: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        let faults = try Handle<Forecast>.read(forecast).pointee.value.faults
        guard faults.indices.contains(index) else {
            throw .unknownValue("index", index, expected: "0 to what wfmt_forecast_fault_count says, less 1")
        }
        try text.write(faults[index].description)
    }
}

/// Implements `wfmt_forecast_settings_default`.
@c @implementation
public func wfmt_forecast_settings_default(
    _ settings: UnsafeMutablePointer<wfmt_forecast_settings>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        guard let settings else { throw .null("settings") }
        settings.pointee = .ofDocument
    }
}

/// Implements `wfmt_forecast_json`.
@c @implementation
public func wfmt_forecast_json(
    _ forecast: OpaquePointer?, _ reader: OpaquePointer?, _ settings: UnsafePointer<wfmt_forecast_settings>?,
    _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        let forecast = try Handle<Forecast>.read(forecast)
        let reader = try Handle<ReaderHandle>.read(reader)
        let settings = try ShownForecast(settings, forecast.pointee.value, reader.pointee.value)
        let view = try reading { () throws(ForecastError) in
            try ForecastView(forecast.pointee.value, settings.view, now: settings.now)
        }
        try text.write(view.json())
    }
}
