import CWeatherFormat

/// What an instant of a column counts since 1970.
enum TimeScale {
    case seconds, milliseconds, microseconds

    init(_ code: Int32) throws(CLibraryError) {
        switch Int(code) {
        case WFMT_TIME_SECONDS: self = .seconds
        case WFMT_TIME_MILLISECONDS: self = .milliseconds
        case WFMT_TIME_MICROSECONDS: self = .microseconds
        default: throw .unknownValue("time_unit", Int(code), expected: "a WFMT_TIME_, 0 to 2")
        }
    }

    /// The second in which an instant lies: parts of one are cut, before 1970 too.
    @inline(__always)
    func seconds(_ instant: Int64) -> Int {
        switch self {
        case .seconds: Int(instant)
        case .milliseconds: Self.floor(Int(instant), 1000)
        case .microseconds: Self.floor(Int(instant), 1_000_000)
        }
    }

    @inline(__always)
    private static func floor(_ instant: Int, _ divisor: Int) -> Int {
        let quotient = instant / divisor
        return quotient &* divisor > instant ? quotient &- 1 : quotient
    }
}
