// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CWeatherFormat
import WeatherForecast
import WeatherFormat

/// Implements `wfmt_warm_up`.
@c @implementation
public func wfmt_warm_up(
    _ languages: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ voice: Int32,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let voice = try SettingCodes.voice(voice)
        let tags = try CallerArray.read(languages, count, "languages", "count")
        // All of them are read before the first is warmed up: a wrong name costs nothing.
        var readers: [ReaderTag] = []
        for tag in tags { readers.append(try CallerName.readTag(tag, "languages")) }
        if readers.isEmpty { readers = Language.allCases.map { ReaderTag($0) } }
        for reader in readers {
            try reading { () throws(ForecastError) in try Forecast.warmUp(for: reader, voice: voice) }
        }
        // What handles of each kind need, also where they are given back.
        let tag = readers.first ?? ReaderTag(.en)
        try Handle<ReaderHandle>.free(Handle.make(ReaderHandle(tag, clock: nil, voice: voice)))
        try Handle<ZoneHandle>.free(Handle.make(ZoneHandle(.utc)))
        // What only errors and all readers together need.
        _ = try formatting { () throws(WeatherFormatError) in try ZoneID.names(near: "Europe/Berln") }
        _ = try DateFormatIntent.read(1)
        _ = try WeatherUnit.read(1, "unit")
    }
}
