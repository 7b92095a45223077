import FoundationEssentials
import WeatherFormat

/// Puts the steps of a forecast in order and makes each instant unique, and lists what was not so.
struct TimeOrder<Step> {
    /// A step that was read, with its place in the document.
    struct Placed {
        let start: Date
        let path: JSONPath
        let step: Step
    }

    let steps: [Step]

    /// - Parameter isEven: whether the service keeps one distance from step to step, so that a larger one is a gap to be
    ///   listed. Some services widen their steps far ahead.
    init(_ placed: [Placed], isEven: Bool, log: ForecastFaultLog) {
        var last: Placed?
        for next in placed {
            if let last, next.start < last.start {
                log.add(next.path, found: "a time before the one above it", expected: "times in order")
            }
            last = next
        }
        // Sorted by the place in the document within one instant, so that the first of two stays.
        let sorted = placed.enumerated()
            .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        var kept: [Placed] = []
        for next in sorted {
            if let previous = kept.last, previous.start == next.start {
                log.add(next.path, found: "a time that came before", expected: "each time once")
            } else {
                kept.append(next)
            }
        }
        steps = kept.map(\.step)
        if isEven { Self.listGaps(kept, log) }
    }

    private static func listGaps(_ kept: [Placed], _ log: ForecastFaultLog) {
        let distances = zip(kept, kept.dropFirst()).map {
            $1.start.timeIntervalSince1970 - $0.start.timeIntervalSince1970
        }
        guard let usual = distances.min() else { return }
        for (next, distance) in zip(kept.dropFirst(), distances) where distance > usual {
            log.add(
                next.path, found: "\(JSONValue.written(distance)) seconds after the one before",
                expected: "a step every \(JSONValue.written(usual)) seconds")
        }
    }
}
