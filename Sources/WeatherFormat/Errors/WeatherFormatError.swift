/// Everything that can go wrong in this library.
///
/// Each case carries the value that was wrong; the description says what would be right, and names the near
/// alternatives where there are any.
///
///     do { _ = try WeatherUnit(named: "kph") } catch { print(error) }  // unknown unit "kph": did you mean km/h?
public enum WeatherFormatError: Error, Sendable, Hashable {
    /// A language tag that none of the languages answers to. `near` holds the closest known tags, best first.
    case unknownLanguage(tag: String, near: [String])
    /// A region that does not exist, in a tag whose language is known. `near` holds the tag that may have been meant.
    case unknownRegion(region: String, tag: String, near: [String])
    /// A name that is longer than any is, before anything is made of it; `limit` is the most bytes that are read.
    case nameTooLong(kind: String, bytes: Int, limit: Int)
    /// A time zone identifier that neither the machine's zone database nor ICU's data holds.
    case unknownZone(identifier: String, near: [String])
    /// A zone whose file in the machine's database is refused, and that ICU does not know.
    case badZoneFile(RefusedZoneFile)
    /// A text that is no rule of POSIX for a time zone.
    case badZoneRule(text: String)
    /// An instant that is not a number, or lies outside the years 1 to 9999, as seconds since 1970-01-01T00:00:00Z.
    case instantOutOfRange(secondsSince1970: Double)
    /// A day that the Gregorian calendar does not have, such as 2026-02-30, or one outside the years 1 to 9999.
    case noSuchDay(year: Int, month: Int, day: Int)
    /// A text that is no day of ISO 8601.
    case notADay(text: String)
    /// A time of day that no clock shows, such as 24:30.
    case noSuchTime(hour: Int, minute: Int, second: Int)
    /// An intent that draws a time of day was asked to render a civil day, which has none.
    case intentNeedsInstant(intent: String)
    /// A unit that no quantity is measured in. `near` holds the closest known names, best first.
    case unknownUnit(name: String, near: [String])
    /// A unit that measures another quantity than the one it was asked for; both by their names, `km/h`.
    case unitMismatch(from: String, to: String)
    /// A range in a unit that has none, by its name: only wind and gusts are written as a range.
    case rangeNeedsWind(unit: String)
    /// A text that is no decimal number.
    case notADecimal(text: String)
    /// A value that is not a number, or is infinite.
    case notANumber(quantity: String, value: Double)
    /// A value whose magnitude no weather reaches; `limit` is the largest that is taken, in the value's own unit.
    case valueTooLarge(quantity: String, value: Double, limit: Double)
    /// A value that this quantity cannot have: a temperature below absolute zero, a negative speed.
    ///
    /// `lowest` and `highest` are what it may have, in `unit`; nil where there is no such border, or no unit.
    case valueOutOfRange(quantity: String, value: Double, unit: String?, lowest: Double?, highest: Double?)
    /// A layout of stat cards that holds no text, or a width that is none: which length, how many points it has, and
    /// what it may have.
    case badLayout(quantity: String, points: Double, expected: String)
    /// A chance of precipitation that is no fraction from 0 to 1: NaN, negative, or a percent.
    case notAChance(value: Double)
    /// A buffer without room for a string: how many bytes are free, and how many must be.
    case noRoom(bytes: Int, needed: Int)
    /// A call of ICU failed: the function's name and ICU's name for the status.
    case icu(function: String, status: String)
}

extension WeatherFormatError: CustomStringConvertible {
    /// The value that was wrong and what would be right, on one line of English: for a log, not for a reader.
    ///
    /// `temperature -300.0 out of range: expected at least -273.15 C`
    public var description: String {
        switch self {
        case .unknownLanguage(let tag, let near):
            "unknown language \(Self.quoted(tag)): \(Self.advice(near, otherwise: "a BCP 47 tag such as de or zh-Hant"))"
        case .unknownRegion(let region, let tag, let near):
            "unknown region \(Self.quoted(region)) of \(Self.quoted(tag)): "
                + Self.advice(near, otherwise: "an ISO 3166 region such as GB, or the language alone")
        case .nameTooLong(let kind, let bytes, let limit):
            "a \(kind) of \(bytes) bytes: expected at most \(limit)"
        case .unknownZone(let identifier, let near):
            "unknown time zone \(Self.quoted(identifier)): "
                + Self.advice(near, otherwise: "an identifier such as Europe/Berlin or UTC")
        case .badZoneFile(let file): "bad zone file \(file)"
        case .badZoneRule(let text):
            "bad time zone rule \(Self.quoted(text)): expected one of POSIX such as CET-1CEST,M3.5.0,M10.5.0/3"
        case .instantOutOfRange(let seconds):
            "instant out of range (\(seconds) seconds since 1970): expected a time in the years 1 to 9999"
        case .noSuchDay(let year, let month, let day):
            "no such day (year \(year), month \(month), day \(day)): expected a day of the Gregorian calendar "
                + "in the years 1 to 9999"
        case .notADay(let text):
            "not a day: \(Self.quoted(text)): expected one such as 2026-08-15"
        case .noSuchTime(let hour, let minute, let second):
            "no such time of day (hour \(hour), minute \(minute), second \(second)): expected 0 to 23, 0 to 59, 0 to 59"
        case .intentNeedsInstant(let intent):
            "\(intent) draws a time of day, and a civil day has none: expected an instant"
        case .unknownUnit(let name, let near):
            "unknown unit \(Self.quoted(name)): \(Self.advice(near, otherwise: "a unit such as km/h or hPa"))"
        case .unitMismatch(let from, let to):
            "\(from) and \(to) measure different quantities: expected two units of one"
        case .rangeNeedsWind(let unit):
            "a range in \(unit): expected a unit of wind (km/h, mph, m/s, kn or bft), or one value"
        case .notADecimal(let text):
            "not a number: \(Self.quoted(text)): expected a decimal such as 12, -0.5 or 1013.25"
        case .notANumber(let quantity, let value):
            "\(quantity) \(value): expected a finite number"
        case .valueTooLarge(let quantity, let value, let limit):
            "\(quantity) \(value) is too large: expected a magnitude of at most \(Int64(limit))"
        case .valueOutOfRange(let quantity, let value, let unit, let lowest, let highest):
            "\(quantity) \(value) out of range: expected \(Self.bounds(lowest, highest))"
                + (unit.map { " \($0)" } ?? "")
        case .badLayout(let quantity, let points, let expected):
            "bad layout (\(quantity) \(points) points): expected \(expected)"
        case .notAChance(let value):
            Self.chanceAdvice(value)
        case .noRoom(let bytes, let needed):
            "no room for a string: \(bytes) bytes are free, expected \(needed)"
        case .icu(let function, let status):
            "ICU's \(function) failed with \(status)"
        }
    }

    private static func bounds(_ lowest: Double?, _ highest: Double?) -> String {
        switch (lowest, highest) {
        case (let lowest?, let highest?): "\(plain(lowest)) to \(plain(highest))"
        case (let lowest?, nil): "at least \(plain(lowest))"
        case (nil, let highest?): "at most \(plain(highest))"
        case (nil, nil): "a finite number"
        }
    }

    /// Without the ".0" of a whole double.
    private static func plain(_ value: Double) -> String {
        Int64(exactly: value).map { String($0) } ?? String(value)
    }

    private static func chanceAdvice(_ value: Double) -> String {
        let expected = "chance of precipitation out of range (\(value)): expected a fraction from 0 to 1"
        return value > 1 && value <= 100 ? expected + "; as a percent this would be \(value / 100)" : expected
    }

    /// A value as it is printed in a message: quoted, on one line, and cut after so many scalars, lest it drown the
    /// message.
    package static func quoted(_ value: String, limit: Int = 60) -> String {
        let scalars = value.unicodeScalars
        // Scalars are counted, not characters: one of them may have a million marks.
        guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return "\"" + VisibleText.escaping(value) + "\"" }
        return "\"" + VisibleText.escaping(String(scalars[..<end])) + "…\""
    }

    /// "did you mean de or da?", or what would be right in general.
    package static func advice(_ near: [String], otherwise general: String) -> String {
        guard let last = near.last else { return "expected \(general)" }
        let others = near.dropLast()
        return "did you mean " + (others.isEmpty ? last : others.joined(separator: ", ") + " or " + last) + "?"
    }
}
