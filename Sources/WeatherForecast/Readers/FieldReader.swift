import FoundationEssentials
import WeatherFormat

/// Reads single values out of a document: what is absent is absent, what is wrong is listed and left out.
struct FieldReader {
    let log: ForecastFaultLog
    /// A number by which the service says "none": -999 at Pirate Weather.
    var missingMarker: Double?

    /// The elements of a list of hours, days, minutes or alerts, but no more than are read.
    ///
    /// What stands behind them is one fault. Nil where this is no list.
    func steps(_ list: JSONNode?) -> JSONElements? {
        guard let list, let elements = list.elements else { return nil }
        guard let first = elements.cut(to: log.mostSteps) else { return elements }
        log.add(list, expected: "at most \(log.mostSteps)")
        return first
    }

    /// A number, also one that is written as text, which services have sent for one (`"temperature": "30"`); nil, with a
    /// fault, for anything else.
    @inline(__always)
    func number(_ node: JSONNode?, _ expected: @autoclosure () -> String) -> Double? {
        guard let node else { return nil }
        if let number = node.number { return number == missingMarker ? nil : number }
        return otherNumber(node, expected())
    }

    @inline(never)
    private func otherNumber(_ node: JSONNode, _ expected: @autoclosure () -> String) -> Double? {
        guard !node.isNull else { return nil }
        guard let number = node.withText({ $0.decimal }) ?? nil else {
            log.add(node, expected: expected())
            return nil
        }
        return number == missingMarker ? nil : number
    }

    /// A number in a range, or nil with a fault.
    func number(
        _ node: JSONNode?, _ expected: @autoclosure () -> String, in range: ClosedRange<Double>
    ) -> Double? {
        guard let number = number(node, expected()), let node else { return nil }
        guard range.contains(number) else {
            log.add(node, expected: expected())
            return nil
        }
        return number
    }

    /// What a type makes of a number.
    ///
    /// The type decides what can be; what it refuses is a fault in its words.
    @inline(__always)
    func value<Value>(
        _ node: JSONNode?, _ expected: @autoclosure () -> String, _ make: (Double) throws(WeatherFormatError) -> Value
    ) -> Value? {
        guard let number = number(node, expected()), let node else { return nil }
        do throws(WeatherFormatError) {
            return try make(number)
        } catch {
            log.add(node, expected: error.expected ?? expected())
            return nil
        }
    }

    func text(_ node: JSONNode?, _ expected: @autoclosure () -> String) -> String? {
        guard let node, !node.isNull else { return nil }
        guard let text = node.string else {
            log.add(node, expected: expected())
            return nil
        }
        return text
    }

    /// What a text says, read by its UTF-8.
    func text<Value>(
        _ node: JSONNode?, _ expected: @autoclosure () -> String, _ read: (Span<UInt8>) -> Value
    ) -> Value? {
        guard let node, !node.isNull else { return nil }
        guard let value = node.withText(read) else {
            log.add(node, expected: expected())
            return nil
        }
        return value
    }

    /// 0 or 1, true or false.
    func flag(_ node: JSONNode?) -> Bool? {
        guard let node, !node.isNull else { return nil }
        if let value = node.bool { return value }
        return number(node, "0 or 1", in: 0...1).map { $0 == 1 }
    }

    func percent(_ node: JSONNode?) -> Percentage? {
        value(node, "a percent from 0 to 100") { number throws(WeatherFormatError) in try Percentage(percent: number) }
    }

    func percent(fraction node: JSONNode?) -> Percentage? {
        value(node, "a fraction from 0 to 1") { number throws(WeatherFormatError) in try Percentage(fraction: number) }
    }

    func chance(percent node: JSONNode?) -> PrecipChance? {
        value(node, "a percent from 0 to 100") { number throws(WeatherFormatError) in
            try PrecipChance(percent: number)
        }
    }

    func chance(fraction node: JSONNode?) -> PrecipChance? {
        value(node, "a fraction from 0 to 1") { number throws(WeatherFormatError) in
            try PrecipChance(fraction: number)
        }
    }

    /// Degrees clockwise from north, 0 to below 360: 360 and 0 are one direction, and -90 is 270.
    func direction(_ node: JSONNode?) -> Double? {
        value(node, "degrees clockwise from north") { number throws(WeatherFormatError) in
            _ = try CompassDirection(degrees: number)
            return number - (number / 360).rounded(.down) * 360
        }
    }

    func uvIndex(_ node: JSONNode?) -> UVIndex? {
        let index = value(node, "a UV index") { number throws(WeatherFormatError) in try UVIndex(number) }
        guard let index, let node else { return nil }
        guard index.value <= Self.highestUVIndex else {
            log.add(node, expected: "at most \(JSONNumber.written(Self.highestUVIndex)), by the world's records")
            return nil
        }
        return index
    }

    /// Seconds since 1970, in UTC.
    func unixTime(_ node: JSONNode?) -> Date? {
        number(node, "a time as seconds since 1970", in: Self.unixSeconds).map(Date.init(timeIntervalSince1970:))
    }

    /// A time with its offset from UTC.
    func instant(_ node: JSONNode?) -> Date? {
        guard let node, !node.isNull else { return nil }
        guard let instant = node.time?.instant() else {
            log.add(node, expected: "a time such as 2026-02-06T21:00:00Z")
            return nil
        }
        return instant
    }

    /// A zone that is known, with its place in the document, or nil with a fault.
    func placedZone(_ node: JSONNode?) -> (zone: ZoneID, node: JSONNode)? {
        guard let identifier = text(node, "a time zone such as Europe/Oslo"), let node else { return nil }
        do { return (try ZoneID(identifier), node) } catch {
            log.add(node, expected: "a time zone such as Europe/Oslo")
            return nil
        }
    }

    /// 43 was measured on Licancabur in 2003 (Cabrol and others, Frontiers in Environmental Science, 2014).
    private static let highestUVIndex = 50.0

    private static let unixSeconds: ClosedRange<Double> = {
        let supported = SupportedInstants.seconds
        return supported.lowerBound...(supported.upperBound - 1)
    }()
}
