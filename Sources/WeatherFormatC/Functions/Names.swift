// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CWeatherFormat
import WeatherFormat

/// Implements `wfmt_language_count`.
@c @implementation
public func wfmt_language_count() -> Int32 { Int32(Language.allCases.count) }

/// Implements `wfmt_intent_count`.
@c @implementation
public func wfmt_intent_count() -> Int32 { Int32(DateFormatIntent.allCases.count) }

/// Implements `wfmt_unit_count`.
@c @implementation
public func wfmt_unit_count() -> Int32 { Int32(WeatherUnit.allCases.count) }

/// Implements `wfmt_language_tag`.
@c @implementation
public func wfmt_language_tag(
    _ index: Int32, _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        try text.write(try language(index).rawValue)
    }
}

/// Implements `wfmt_language_name`.
@c @implementation
public func wfmt_language_name(
    _ index: Int32, _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        try text.write(try language(index).nativeName)
    }
}

private func language(_ index: Int32) throws(CLibraryError) -> Language {
    let languages = Language.allCases
    guard languages.indices.contains(Int(index)) else {
        throw .unknownValue("index", Int(index), expected: "0 to wfmt_language_count() - 1")
    }
    return languages[Int(index)]
}

/// Implements `wfmt_intent_named`.
@c @implementation
public func wfmt_intent_named(
    _ name: UnsafePointer<CChar>?, _ intent: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(intent, "intent", 0)
        let name = try CallerName.read(name, "name", "name of an intent", limit: 64)
        guard let intent = DateFormatIntent(rawValue: name) else {
            let near = NearestNames.to(name, among: DateFormatIntent.allCases.map(\.rawValue))
            throw .unknownName(kind: "intent", name: name, near: near)
        }
        result.set(intent.code)
    }
}

/// Implements `wfmt_intent_name`.
@c @implementation
public func wfmt_intent_name(
    _ intent: Int32, _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        try text.write(try DateFormatIntent.read(intent).rawValue)
    }
}

/// Implements `wfmt_intent_draws_time`.
@c @implementation
public func wfmt_intent_draws_time(
    _ intent: Int32, _ draws: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(draws, "draws", 0)
        result.set(try DateFormatIntent.read(intent).drawsTime ? 1 : 0)
    }
}

/// Implements `wfmt_unit_named`.
@c @implementation
public func wfmt_unit_named(
    _ name: UnsafePointer<CChar>?, _ unit: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let result = try CallerResult(unit, "unit", 0)
        let name = try CallerName.read(name, "name", "name of a unit", limit: 64)
        result.set(try formatting { () throws(WeatherFormatError) in try WeatherUnit(named: name) }.code)
    }
}

/// Implements `wfmt_unit_name`.
@c @implementation
public func wfmt_unit_name(
    _ unit: Int32, _ text: UnsafeMutablePointer<CChar>?, _ size: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<wfmt_error>?
) -> Int32 {
    answer(error) { () throws(CLibraryError) in
        let text = try CallerText(text, size, length)
        try text.write(try WeatherUnit.read(unit, "unit").rawValue)
    }
}
