import WeatherForecast
import WeatherFormat

/// Why a command ended without its result.
///
/// Each has the exit code of BSD's sysexits.h and one line for the reader.
enum CommandFailure: Error {
    /// The command line is wrong: `EX_USAGE`, 64.
    case usage(String)
    /// What was to be formatted is wrong: `EX_DATAERR`, 65.
    case badData(String)
    /// A fault of ours: `EX_SOFTWARE`, 70.
    case fault(String)
    /// The result could not be written: `EX_IOERR`, 74.
    case cannotWrite(String)
    /// Whoever read the result went away: `EX_IOERR` too.
    case pipeClosed

    var message: String {
        switch self {
        case .usage(let text), .badData(let text), .fault(let text), .cannotWrite(let text): text
        case .pipeClosed: "cannot write to standard output: its reader has closed the pipe"
        }
    }

    var exitCode: Int32 {
        switch self {
        case .usage: 64
        case .badData: 65
        case .fault: 70
        case .cannotWrite, .pipeClosed: 74
        }
    }
}

extension CommandFailure {
    /// What the library refused, seen from the command line: a name that does not exist is wrong usage, a value that
    /// cannot be formatted is bad data, and a failing call of ICU is ours.
    init(_ error: WeatherFormatError) {
        switch error {
        case .unknownLanguage, .nameTooLong, .unknownRegion, .unknownZone, .badZoneRule, .unknownUnit, .unitMismatch,
            .rangeNeedsWind:
            self = .usage(error.description)
        case .badZoneFile, .instantOutOfRange, .noSuchDay, .notADay, .noSuchTime, .intentNeedsInstant, .notADecimal,
            .notANumber,
            .valueTooLarge, .valueOutOfRange, .notAChance, .badLayout:
            self = .badData(error.description)
        case .noRoom, .icu:
            self = .fault(error.description)
        }
    }

    /// A document that nobody can read is bad data.
    init(_ error: ForecastError) {
        switch error {
        case .unreadable: self = .badData(error.description)
        case .formatting(let error): self.init(error)
        }
    }
}

/// Runs a call of the library, and turns its error into the command's.
func formatting<Result>(
    _ body: () throws(WeatherFormatError) -> Result
) throws(CommandFailure) -> Result {
    do throws(WeatherFormatError) {
        return try body()
    } catch {
        throw CommandFailure(error)
    }
}

/// Runs a call that reads a forecast, and turns its error into the command's.
func reading<Result>(
    _ body: () throws(ForecastError) -> Result
) throws(CommandFailure) -> Result {
    do throws(ForecastError) {
        return try body()
    } catch {
        throw CommandFailure(error)
    }
}
