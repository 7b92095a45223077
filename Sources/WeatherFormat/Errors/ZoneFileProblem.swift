/// Why a file of the zone database is not read.
///
/// The description says what would be right.
public enum ZoneFileProblem: Error, Sendable, Hashable {
    /// It is no regular file: a pipe, a device, a socket.
    case notAFile
    /// It is a link that leads out of the database's folder.
    case outside
    /// The system does not let it be read; its own reason.
    case unreadable(reason: String)
    /// It is larger than any zone's rules.
    case tooLarge(bytes: Int, limit: Int)
    /// It does not begin with `TZif`, or is empty.
    case notTZif
    /// A version of the format that does not exist.
    case unknownVersion(UInt8)
    /// It ends before its own counts say.
    case cutOff(bytes: Int, needed: Int)
    /// A count that no file can have.
    case badCount(name: String, count: Int)
    /// A change of the clocks that does not lie behind the one before it, counted from 0.
    case badOrder(change: Int)
    /// A change to a kind of time that the file does not have, counted from 0.
    case badType(change: Int)
    /// Farther from UTC than a clock can be.
    case badOffset(seconds: Int)
    /// It counts leap seconds, which no civil clock shows.
    case leapSeconds(count: Int)
    /// What follows the data is no rule of POSIX.
    case badFooter(text: String)
}

extension ZoneFileProblem: CustomStringConvertible {
    /// What is wrong with the file and what was expected, on one line: `cut off at 1200 bytes: expected 2298`.
    public var description: String {
        switch self {
        case .notAFile: "no regular file"
        case .outside: "a link that leads out of the database: expected a file inside it"
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .tooLarge(let bytes, let limit): "\(bytes) bytes: expected a zone's rules in at most \(limit)"
        case .notTZif: "no TZif: expected a file that begins with these letters (RFC 9636)"
        case .unknownVersion(let version): "version byte \(version): expected TZif of version 1 to 4"
        case .cutOff(let bytes, let needed): "cut off at \(bytes) bytes: expected \(needed)"
        case .badCount(let name, let count): "\(name) \(count): expected what RFC 9636 allows"
        case .badOrder(let change): "change \(change) not after the one before it: expected changes in order"
        case .badType(let change): "change \(change) to a local time type that it lacks: expected one of its own"
        case .badOffset(let seconds): "\(seconds) seconds from UTC: expected -89999 to 93599"
        case .leapSeconds(let count): "\(count) leap seconds: expected a file of POSIX time, which has none"
        case .badFooter(let text):
            "footer \(WeatherFormatError.quoted(text)): expected a rule such as CET-1CEST,M3.5.0,M10.5.0/3"
        }
    }
}
