import CWeatherFormat
import FoundationEssentials
import WeatherForecast
import WeatherFormat

/// How a caller wants a forecast shown.
struct ShownForecast {
    let view: ForecastViewSettings
    let now: Date

    /// Reads the settings of a caller, which are the document's own where there are none.
    init(
        _ given: UnsafePointer<wfmt_forecast_settings>?, _ forecast: Forecast, _ reader: ReaderHandle
    ) throws(CLibraryError) {
        var settings = wfmt_forecast_settings.ofDocument
        if let given {
            try CallerStructure.check(given.pointee.struct_size, given, "settings->struct_size")
            settings = given.pointee
        }
        guard (0...1000).contains(settings.visible_columns) else {
            throw .unknownValue("visible_columns", Int(settings.visible_columns), expected: "0 to 1000")
        }
        let system = try SettingCodes.unitSystem(settings.units)
        var units = system.map { ForecastUnits($0) } ?? ForecastUnits(for: reader.reader)
        try Self.set(&units.temperature, settings.temperature, "temperature")
        try Self.setWind(&units.wind, settings.wind)
        try Self.set(&units.pressure, settings.pressure, "pressure")
        try Self.set(&units.precipitation, settings.precipitation, "precipitation")
        try Self.set(&units.snow, settings.snow, "snow")
        try Self.set(&units.visibility, settings.visibility, "visibility")
        let zone = try settings.zone.map { zone throws(CLibraryError) in
            try Handle<ZoneHandle>.read(zone).pointee.value.zone
        }
        view = ForecastViewSettings(
            for: reader.reader, hourCycle: reader.dates.hourCycle, zone: zone ?? forecast.zone ?? .utc,
            unitSystem: system, units: units, visibleColumns: Int(settings.visible_columns), voice: reader.voice)
        now = try Self.time(settings.now, forecast)
    }

    private static func time(_ seconds: Int64, _ forecast: Forecast) throws(CLibraryError) -> Date {
        guard seconds != Int64.min else {
            guard let own = forecast.ownTime else { throw .noTimeOfItsOwn }
            return own
        }
        let time = Date(timeIntervalSince1970: Double(seconds))
        guard SupportedInstants.seconds.contains(time.timeIntervalSince1970) else {
            throw .formatting(.instantOutOfRange(secondsSince1970: time.timeIntervalSince1970))
        }
        return time
    }

    private static func set<Kind>(
        _ unit: inout QuantityUnit<Kind>, _ code: Int32, _ name: StaticString
    ) throws(CLibraryError) {
        guard let named = try WeatherUnit.readOther(code, name) else { return }
        unit = try formatting { () throws(WeatherFormatError) in try QuantityUnit(named) }
    }

    private static func setWind(_ unit: inout ForecastUnits.WindUnit, _ code: Int32) throws(CLibraryError) {
        guard let named = try WeatherUnit.readOther(code, "wind") else { return }
        guard named != .beaufort else {
            unit = .beaufort
            return
        }
        unit = .speed(try formatting { () throws(WeatherFormatError) in try QuantityUnit(named) })
    }
}

extension wfmt_forecast_settings {
    /// All that a document and its reader decide themselves.
    static var ofDocument: wfmt_forecast_settings {
        var settings = wfmt_forecast_settings()
        settings.struct_size = MemoryLayout<wfmt_forecast_settings>.size
        settings.now = Int64.min
        settings.visible_columns = 8
        return settings
    }
}
