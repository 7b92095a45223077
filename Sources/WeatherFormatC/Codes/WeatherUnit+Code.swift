import CWeatherFormat
import WeatherFormat

extension WeatherUnit: CodedCase {
    var code: Int32 {
        let code =
            switch self {
            case .celsius: WFMT_UNIT_CELSIUS
            case .fahrenheit: WFMT_UNIT_FAHRENHEIT
            case .kilometersPerHour: WFMT_UNIT_KILOMETERS_PER_HOUR
            case .milesPerHour: WFMT_UNIT_MILES_PER_HOUR
            case .metersPerSecond: WFMT_UNIT_METERS_PER_SECOND
            case .knots: WFMT_UNIT_KNOTS
            case .beaufort: WFMT_UNIT_BEAUFORT
            case .hectopascals: WFMT_UNIT_HECTOPASCALS
            case .millibars: WFMT_UNIT_MILLIBARS
            case .millimetersOfMercury: WFMT_UNIT_MILLIMETERS_OF_MERCURY
            case .inchesOfMercury: WFMT_UNIT_INCHES_OF_MERCURY
            case .kilopascals: WFMT_UNIT_KILOPASCALS
            case .millimeters: WFMT_UNIT_MILLIMETERS
            case .centimeters: WFMT_UNIT_CENTIMETERS
            case .inches: WFMT_UNIT_INCHES
            case .millimetersPerHour: WFMT_UNIT_MILLIMETERS_PER_HOUR
            case .inchesPerHour: WFMT_UNIT_INCHES_PER_HOUR
            case .kilometers: WFMT_UNIT_KILOMETERS
            case .miles: WFMT_UNIT_MILES
            case .meters: WFMT_UNIT_METERS
            case .feet: WFMT_UNIT_FEET
            case .percent: WFMT_UNIT_PERCENT
            }
        return Int32(code)
    }

    private static let byCode = CodeTable<WeatherUnit>()

    /// The unit of a number from C.
    @inline(__always)
    static func read(_ code: Int32, _ name: StaticString) throws(CLibraryError) -> WeatherUnit {
        guard let unit = byCode[code] else {
            throw .unknownValue(name, Int(code), expected: "a WFMT_UNIT_, 1 to wfmt_unit_count()")
        }
        return unit
    }

    /// The unit of a number from C, or nil for the one that stands for no other unit.
    @inline(__always)
    static func readOther(_ code: Int32, _ name: StaticString) throws(CLibraryError) -> WeatherUnit? {
        code == WFMT_UNIT_SAME ? nil : try read(code, name)
    }
}
