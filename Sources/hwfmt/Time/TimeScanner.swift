import FoundationEssentials
import WeatherFormat

/// Reads RFC 3339, and its two parts on their own, from the bytes of an argument.
struct TimeScanner {
    private let text: String
    private var rest: ArraySlice<UInt8>

    init(_ text: String) {
        self.text = text
        rest = Array(text.utf8)[...]
    }

    /// Nil for what has another shape; an error that names it for a day or a time that does not exist.
    mutating func scan() throws(CommandFailure) -> TimeArgument? {
        guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2) else { return nil }
        let date = try dataError { () throws(WeatherFormatError) in try CivilDay(year: year, month: month, day: day) }
        if rest.isEmpty { return .day(date) }
        guard skip("Tt "), let hour = number(2), skip(":"), let minute = number(2) else { return nil }
        var second = 0
        if skip(":") {
            guard let seconds = number(2) else { return nil }
            // A leap second, which no civil clock of ICU's shows, is drawn as the second before it.
            second = seconds == 60 ? 59 : seconds
            if skip(".,"), !skipDigits() { return nil }
        }
        let local = try dataError { () throws(WeatherFormatError) in
            try LocalDateTime(day: date, hour: hour, minute: minute, second: second)
        }
        if rest.isEmpty { return .local(local) }
        guard let offset = offset(), rest.isEmpty else { return nil }
        return .instant(Date(timeIntervalSince1970: Double(local.secondsSince1970InUTC - offset)))
    }

    private func dataError<Result>(
        _ body: () throws(WeatherFormatError) -> Result
    ) throws(CommandFailure) -> Result {
        do throws(WeatherFormatError) { return try body() } catch {
            throw .badData("bad time \(quoted(text)): \(error.description)")
        }
    }

    /// `Z`, or hours and minutes from UTC, as seconds.
    private mutating func offset() -> Int? {
        if skip("Zz") { return 0 }
        let sign: Int
        if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
        guard let hours = number(2), skip(":"), let minutes = number(2), hours <= 23, minutes <= 59 else { return nil }
        return sign * (hours * 3600 + minutes * 60)
    }

    private mutating func number(_ digits: Int) -> Int? {
        guard rest.count >= digits else { return nil }
        var value = 0
        for byte in rest.prefix(digits) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest = rest.dropFirst(digits)
        return value
    }

    private mutating func skip(_ anyOf: String) -> Bool {
        guard let first = rest.first, anyOf.utf8.contains(first) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func skipDigits() -> Bool {
        let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest = rest.dropFirst(count)
        return count > 0
    }
}
