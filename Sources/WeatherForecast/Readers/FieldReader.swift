import FoundationEssentials
import WeatherFormat

/// Reads single values out of a document: what is absent is absent, what is wrong is listed and left out.
struct FieldReader {
    let log: ForecastFaultLog
    /// A number by which the service says "none": -999 at Pirate Weather.
    var missingMarker: Double?

    /// A number in a range, or nil with a fault.
    func number(_ node: JSONNode?, _ expected: String, in range: ClosedRange<Double>) -> Double? {
        guard let node, !node.isNull else { return nil }
        guard let number = node.number, !number.isNaN else {
            log.add(node, expected: expected)
            return nil
        }
        if number == missingMarker { return nil }
        guard range.contains(number) else {
            log.add(node, expected: expected)
            return nil
        }
        return number
    }

    func text(_ node: JSONNode?, _ expected: String) -> String? {
        guard let node, !node.isNull else { return nil }
        guard let text = node.string else {
            log.add(node, expected: expected)
            return nil
        }
        return text
    }

    /// 0 or 1, true or false.
    func flag(_ node: JSONNode?) -> Bool? {
        guard let node, !node.isNull else { return nil }
        if case .bool(let value) = node.value { return value }
        return number(node, "0 or 1", in: 0...1).map { $0 == 1 }
    }

    /// A number from 0 to 100.
    func percent(_ node: JSONNode?) -> Percentage? {
        number(node, "a percent from 0 to 100", in: 0...100).flatMap { value in
            made { () throws(WeatherFormatError) in
                try Percentage(percent: value)
            }
        }
    }

    /// A number from 0 to 1.
    func percent(fraction node: JSONNode?) -> Percentage? {
        number(node, "a fraction from 0 to 1", in: 0...1).flatMap { value in
            made { () throws(WeatherFormatError) in
                try Percentage(fraction: value)
            }
        }
    }

    func chance(percent node: JSONNode?) -> PrecipChance? {
        number(node, "a percent from 0 to 100", in: 0...100).flatMap { value in
            made { () throws(WeatherFormatError) in
                try PrecipChance(percent: value)
            }
        }
    }

    func chance(fraction node: JSONNode?) -> PrecipChance? {
        number(node, "a fraction from 0 to 1", in: 0...1).flatMap { value in
            made { () throws(WeatherFormatError) in
                try PrecipChance(fraction: value)
            }
        }
    }

    /// Degrees clockwise from north, 0 to below 360.
    func direction(_ node: JSONNode?) -> Double? {
        number(node, "degrees from 0 to 360", in: 0...360).map { $0 == 360 ? 0 : $0 }
    }

    func uvIndex(_ node: JSONNode?) -> UVIndex? {
        number(node, "a UV index from 0", in: 0...100).flatMap { value in
            made { () throws(WeatherFormatError) in
                try UVIndex(value)
            }
        }
    }

    /// Seconds since 1970, in UTC.
    func unixTime(_ node: JSONNode?) -> Date? {
        number(node, "a time as seconds since 1970", in: Self.unixSeconds).map(Date.init(timeIntervalSince1970:))
    }

    /// A time with its offset from UTC.
    func instant(_ node: JSONNode?) -> Date? {
        guard let node, !node.isNull else { return nil }
        guard let instant = node.string.flatMap(TimeText.ofService)?.instant() else {
            log.add(node, expected: "a time such as 2026-02-06T21:00:00Z")
            return nil
        }
        return instant
    }

    /// A zone that is known, with its place in the document, or nil with a fault.
    func placedZone(_ node: JSONNode?) -> (zone: ZoneID, path: JSONPath)? {
        guard let identifier = text(node, "a time zone such as Europe/Oslo"), let node else { return nil }
        do { return (try ZoneID(identifier), node.path) } catch {
            log.add(node, expected: "a time zone such as Europe/Oslo")
            return nil
        }
    }

    /// What is made of a number that has just been read with its range, so that its type can't refuse it.
    func made<Value>(_ make: () throws(WeatherFormatError) -> Value) -> Value? {
        do { return try make() } catch { return nil }
    }

    private static let unixSeconds: ClosedRange<Double> = {
        let supported = SupportedInstants.seconds
        return supported.lowerBound...(supported.upperBound - 1)
    }()
}
