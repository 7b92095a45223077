import CWeatherFormat
import WeatherForecast
import WeatherFormat

/// Everything that a function of the C library refuses.
///
/// What is said of an argument names it as `weatherformat.h` does.
enum CLibraryError: Error {
    /// A pointer that is NULL where something must be.
    case null(StaticString)
    /// A length or a size below 0, or above what memory has.
    case badLength(StaticString, Int)
    /// A handle of another kind, or none.
    case wrongHandle(StaticString)
    /// A number that an enumeration does not have.
    case unknownValue(StaticString, Int, expected: StaticString)
    /// Bytes of a name that are no UTF-8.
    case invalidUTF8(StaticString)
    /// A buffer of the caller's with less than these bytes.
    case tooSmall(size: Int, needed: Int)
    /// A name of a kind that nothing has; `near` holds the closest, best first.
    case unknownName(kind: StaticString, name: String, near: [String])
    /// A document that says no time where the caller names none.
    case noTimeOfItsOwn
    /// Strings beyond what offsets of 32 bits can say, from a row on.
    case offsetOverflow(row: Int)
    /// The system gave no memory.
    case noMemory(bytes: Int)
    /// What the strings' own library refused.
    case formatting(WeatherFormatError)
    /// What the forecasts' library refused.
    case forecast(ForecastError)
}

extension CLibraryError {
    /// The status that stands for it in C.
    var status: Int32 {
        let status =
            switch self {
            case .null, .badLength: WFMT_ERROR_NULL
            case .wrongHandle: WFMT_ERROR_HANDLE
            case .unknownValue: WFMT_ERROR_ENUM
            case .invalidUTF8: WFMT_ERROR_UTF8
            case .tooSmall: WFMT_ERROR_BUFFER_TOO_SMALL
            case .unknownName: WFMT_ERROR_NAME
            case .noTimeOfItsOwn: WFMT_ERROR_VALUE
            case .offsetOverflow: WFMT_ERROR_OFFSET_OVERFLOW
            case .noMemory: WFMT_ERROR_MEMORY
            case .formatting(let error), .forecast(.formatting(let error)): error.statusInC
            case .forecast(.unreadable): WFMT_ERROR_DOCUMENT
            }
        return Int32(status)
    }
}

extension WeatherFormatError {
    fileprivate var statusInC: Int {
        switch self {
        case .unknownLanguage, .unknownRegion, .nameTooLong, .unknownZone, .badZoneRule, .unknownUnit: WFMT_ERROR_NAME
        case .badZoneFile, .icu: WFMT_ERROR_ICU
        case .noRoom: WFMT_ERROR_BUFFER_TOO_SMALL
        case .instantOutOfRange, .noSuchDay, .notADay, .noSuchTime, .intentNeedsInstant, .unitMismatch, .rangeNeedsWind,
            .notADecimal, .notANumber, .valueTooLarge, .valueOutOfRange, .badLayout, .notAChance:
            WFMT_ERROR_VALUE
        }
    }
}

extension CLibraryError: CustomStringConvertible {
    /// What was wrong and what would be right.
    var description: String {
        switch self {
        case .null(let name): "\(name) is NULL: expected a pointer"
        case .badLength(let name, let length): "\(name) is \(length): expected a number from 0 that memory has room for"
        case .wrongHandle(let name): "\(name) is not one: expected what wfmt_\(name)_create or _read made"
        case .unknownValue(let name, let value, let expected): "\(name) is \(value): expected \(expected)"
        case .invalidUTF8(let name): "\(name) is not UTF-8: expected a name in UTF-8"
        case .tooSmall(let size, let needed): "a buffer of \(size) bytes: expected at least \(needed)"
        case .unknownName(let kind, let name, let near):
            "unknown \(kind) \(WeatherFormatError.quoted(name)): "
                + WeatherFormatError.advice(near, otherwise: "a name that wfmt_\(kind)_name gives")
        case .noTimeOfItsOwn: "the document says no time of its own: expected a time in settings->now"
        case .offsetOverflow(let row):
            "the strings to row \(row) have over 2147483647 bytes: expected offsets of 64 bits"
        case .noMemory(let bytes): "no memory for \(bytes) bytes of a column: expected fewer rows in a call"
        case .formatting(let error): error.description
        case .forecast(let error): error.description
        }
    }
}

/// Runs a call of the strings' library, and turns its error into one of C's.
@inline(__always)
func formatting<Result>(_ body: () throws(WeatherFormatError) -> Result) throws(CLibraryError) -> Result {
    do throws(WeatherFormatError) { return try body() } catch { throw .formatting(error) }
}

/// Runs a call of the forecasts' library, and turns its error into one of C's.
func reading<Result>(_ body: () throws(ForecastError) -> Result) throws(CLibraryError) -> Result {
    do throws(ForecastError) { return try body() } catch { throw .forecast(error) }
}
