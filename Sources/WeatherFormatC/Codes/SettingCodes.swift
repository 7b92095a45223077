import CWeatherFormat
import WeatherForecast
import WeatherFormat

/// What is written of a quantity.
enum UnitForm {
    case written(UnitWidth)
    case spoken
}

/// The numbers of settings, each an enumeration of a few.
enum SettingCodes {
    /// A clock, or nil for the reader's own.
    @inline(__always)
    static func clock(_ code: Int32) throws(CLibraryError) -> HourCycle? {
        switch Int(code) {
        case WFMT_CLOCK_AUTO: nil
        case WFMT_CLOCK_12: .twelveHour
        case WFMT_CLOCK_24: .twentyFourHour
        default: throw .unknownValue("clock", Int(code), expected: "WFMT_CLOCK_AUTO, WFMT_CLOCK_12 or WFMT_CLOCK_24")
        }
    }

    static func code(_ clock: HourCycle) -> Int32 {
        switch clock {
        case .twelveHour: Int32(WFMT_CLOCK_12)
        case .twentyFourHour: Int32(WFMT_CLOCK_24)
        }
    }

    static func voice(_ code: Int32) throws(CLibraryError) -> Voice {
        switch Int(code) {
        case WFMT_VOICE_HOUSE: .house
        case WFMT_VOICE_NATIVE: .native
        default: throw .unknownValue("voice", Int(code), expected: "WFMT_VOICE_HOUSE or WFMT_VOICE_NATIVE")
        }
    }

    /// A style; that of a voice where none is named.
    @inline(__always)
    static func style(_ code: Int32, of voice: Voice) throws(CLibraryError) -> UnitStyle {
        switch Int(code) {
        case WFMT_STYLE_VOICE: voice.unitStyle
        case WFMT_STYLE_COMPACT: .compact
        case WFMT_STYLE_NATIVE: .native
        case WFMT_STYLE_CLDR: .cldr
        default: throw .unknownValue("style", Int(code), expected: "a WFMT_STYLE_, 0 to 3")
        }
    }

    @inline(__always)
    static func form(_ code: Int32) throws(CLibraryError) -> UnitForm {
        switch Int(code) {
        case WFMT_FORM_SHORT: .written(.short)
        case WFMT_FORM_NARROW: .written(.narrow)
        case WFMT_FORM_LONG: .written(.long)
        case WFMT_FORM_SPOKEN: .spoken
        default: throw .unknownValue("form", Int(code), expected: "a WFMT_FORM_, 0 to 3")
        }
    }

    /// A system of units, or nil for that of the reader's region.
    static func unitSystem(_ code: Int32) throws(CLibraryError) -> UnitSystem? {
        switch Int(code) {
        case WFMT_UNITS_AUTO: nil
        case WFMT_UNITS_US: .us
        case WFMT_UNITS_METRIC: .metric
        case WFMT_UNITS_UK: .uk
        case WFMT_UNITS_CA: .ca
        default: throw .unknownValue("units", Int(code), expected: "a WFMT_UNITS_, 0 to 4")
        }
    }

    /// A document's units, or nil where it names them itself.
    static func sourceUnits(_ code: Int32) throws(CLibraryError) -> SourceUnits? {
        switch Int(code) {
        case WFMT_SOURCE_UNITS_OWN: nil
        case WFMT_SOURCE_UNITS_US: .us
        case WFMT_SOURCE_UNITS_SI: .si
        case WFMT_SOURCE_UNITS_CA: .ca
        case WFMT_SOURCE_UNITS_UK: .uk
        case WFMT_SOURCE_UNITS_UK2: .uk2
        default: throw .unknownValue("source_units", Int(code), expected: "a WFMT_SOURCE_UNITS_, 0 to 5")
        }
    }

    static func stopsAtBadRow(_ code: Int32) throws(CLibraryError) -> Bool {
        switch Int(code) {
        case WFMT_BAD_ROW_NULL: false
        case WFMT_BAD_ROW_STOP: true
        default: throw .unknownValue("on_bad_row", Int(code), expected: "WFMT_BAD_ROW_NULL or WFMT_BAD_ROW_STOP")
        }
    }
}
