import FoundationEssentials
import WeatherFormat

/// One layer of a grid: values, each for an interval.
struct NWSGridLayer<Value> {
    struct Entry {
        /// In seconds since 1970.
        let start: Double
        let end: Double
        let value: Value
    }

    /// In order of time, none reaching into the next.
    private(set) var entries: [Entry] = []

    /// The layer of a name; empty where the document has none, null, or no values.
    ///
    /// - Parameters:
    ///   - layer: an object with `values`.
    ///   - fields: where faults are listed.
    ///   - read: makes a value of an element's; nil leaves it out.
    init(_ layer: JSONNode?, _ fields: FieldReader, _ read: (JSONNode) -> Value?) {
        guard let layer else { return }
        guard layer.isObject, let elements = fields.elements(of: layer, "values", "an array of values") else {
            if !layer.isObject { fields.log.add(layer, expected: "an object with its values") }
            return
        }
        let placed = elements.compactMap { element -> TimeOrder<Entry>.Placed? in
            guard let time = element.member("validTime") else {
                fields.log.add(element, expected: "a value with its validTime")
                return nil
            }
            guard let interval = Self.interval(time, fields), let node = element.member("value"), let value = read(node)
            else { return nil }
            let start = interval.start.timeIntervalSince1970
            let entry = Entry(start: start, end: start + interval.seconds, value: value)
            return .init(start: interval.start, node: time, step: entry)
        }
        for next in TimeOrder(placed, isEven: false, log: fields.log).placed {
            if let last = entries.last, next.step.start < last.end {
                fields.log.add(next.node, expected: "an interval behind the one before it")
            } else {
                entries.append(next.step)
            }
        }
    }

    private static func interval(_ node: JSONNode, _ fields: FieldReader) -> IntervalText? {
        guard let interval = node.withText({ IntervalText($0) }) ?? nil else {
            fields.log.add(node, expected: "an interval such as 2026-02-06T12:00:00+00:00/PT6H")
            return nil
        }
        guard interval.seconds <= NWSGridHours.longestInterval else {
            fields.log.add(node, expected: "an interval of at most 16 days")
            return nil
        }
        return interval
    }
}

/// Walks through a layer once, from hour to hour.
struct NWSGridCursor<Value> {
    private let entries: [NWSGridLayer<Value>.Entry]
    private var index = 0

    init(_ layer: NWSGridLayer<Value>) { entries = layer.entries }

    /// The value that holds at a time, which is not before that of the last call.
    mutating func value(at time: Double) -> Value? {
        skip(before: time)
        return index < entries.count && entries[index].start <= time ? entries[index].value : nil
    }

    private mutating func skip(before time: Double) {
        while index < entries.count, entries[index].end <= time { index += 1 }
    }
}

extension NWSGridCursor<Double> {
    /// The part of a sum that belongs to a time, which is not before that of the last call; nil where no interval reaches
    /// into it.
    ///
    /// A sum is spread evenly over its interval, in thousandths, so that all parts together are the sum again.
    mutating func part(from start: Double, to end: Double) -> Double? {
        skip(before: start)
        var thousandths: Double?
        var next = index
        while next < entries.count, entries[next].start < end {
            let entry = entries[next]
            func passed(_ time: Double) -> Double {
                let share = (min(time, entry.end) - entry.start) / (entry.end - entry.start)
                return (entry.value * 1000 * share).rounded()
            }
            thousandths = (thousandths ?? 0) + passed(end) - passed(max(start, entry.start))
            next += 1
        }
        return thousandths.map { $0 / 1000 }
    }
}
