// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CWeatherFormat
import WeatherFormat

/// Implements `wfmt_precip_percent`.
@c @implementation
public func wfmt_precip_percent(
    _ chance: Double, _ percent: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(percent, "percent", 0)
        result.set(
            Int32(try formatting { () throws(WeatherFormatError) in try PrecipDisplay.roundedPercent(chance) }))
    }
}

/// Implements `wfmt_precip_shown`.
@c @implementation
public func wfmt_precip_shown(
    _ chance: Double, _ shown: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(shown, "shown", 0)
        let isShown = try formatting { () throws(WeatherFormatError) in try PrecipDisplay.showPrecip(val: chance) }
        result.set(isShown ? 1 : 0)
    }
}

/// Implements `wfmt_precip_significant`.
@c @implementation
public func wfmt_precip_significant(
    _ chances: UnsafePointer<Double>?, _ validity: UnsafePointer<UInt8>?, _ count: Int,
    _ significant: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(significant, "significant", 0)
        let window = try window(chances, validity, count)
        let isSignificant = try formatting { () throws(WeatherFormatError) in
            try PrecipDisplay.significantPrecip(window)
        }
        result.set(isSignificant ? 1 : 0)
    }
}

/// Implements `wfmt_precip_first`.
@c @implementation
public func wfmt_precip_first(
    _ chances: UnsafePointer<Double>?, _ validity: UnsafePointer<UInt8>?, _ count: Int,
    _ index: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(index, "index", -1)
        let window = try window(chances, validity, count)
        let first = try formatting { () throws(WeatherFormatError) in try PrecipDisplay.firstShownIndex(window) }
        result.set(Int64(first ?? -1))
    }
}

/// Implements `wfmt_precip_lane`.
@c @implementation
public func wfmt_precip_lane(
    _ chances: UnsafePointer<Double>?, _ validity: UnsafePointer<UInt8>?, _ count: Int, _ visibleColumns: Int32,
    _ barPercents: UnsafeMutablePointer<Int32>?, _ rainLater: UnsafeMutablePointer<Int64>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let later = try CallerResult(rainLater, "rain_later", -1)
        let window = try window(chances, validity, count)
        guard barPercents != nil || count == 0 else { throw .null("bar_percents") }
        guard visibleColumns >= 0 else { throw .badLength("visible_columns", Int(visibleColumns)) }
        let lane = try formatting { () throws(WeatherFormatError) in
            try PrecipLane(window: window, visibleColumns: Int(visibleColumns))
        }
        if let barPercents {
            for (hour, percent) in lane.barPercents.enumerated() { barPercents[hour] = Int32(percent ?? -1) }
        }
        later.set(Int64(lane.rainLaterIndex ?? -1))
    }
}

/// A window of hours, nil where the service gave no chance.
private func window(
    _ chances: UnsafePointer<Double>?, _ validity: UnsafePointer<UInt8>?, _ count: Int
) throws(CLibraryError) -> [Double?] {
    let chances = try CallerArray.read(chances, count, "chances", "count")
    return chances.indices.map { CallerArray.isValid(validity, $0) ? chances[$0] : nil }
}
