import FoundationEssentials
import WeatherFormat

/// Puts the steps of a forecast in order and makes each instant unique, and lists what was not so.
struct TimeOrder<Step> {
    /// A step that was read, with its place in the document.
    struct Placed {
        let start: Date
        let node: JSONNode
        let step: Step
    }

    /// In order of time, each instant once.
    let placed: [Placed]
    /// Whether they stood so in the document.
    let isUnchanged: Bool
    var steps: [Step] { placed.map(\.step) }

    /// Puts steps in order.
    ///
    /// Of a service that is even, one distance lies between steps, and a larger one is a gap to be listed; others widen their
    /// steps far ahead.
    init(_ placed: [Placed], isEven: Bool, log: ForecastFaultLog) {
        for (last, next) in zip(placed.indices, placed.indices.dropFirst()) {
            if placed[next].start < placed[last].start {
                log.add(placed[next].node.path, found: "a time before the one above it", expected: "times in order")
            }
        }
        isUnchanged = Self.isInOrder(placed)
        self.placed = isUnchanged ? placed : Self.sorted(placed, log)
        if isEven { listGaps(log) }
    }

    /// Whether each step begins after the one before, as in nearly every document.
    private static func isInOrder(_ placed: [Placed]) -> Bool {
        placed.indices.dropFirst().allSatisfy { placed[$0 - 1].start < placed[$0].start }
    }

    private static func sorted(_ placed: [Placed], _ log: ForecastFaultLog) -> [Placed] {
        // Sorted by the place in the document within one instant, so that the first of two stays.
        let sorted = placed.enumerated()
            .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        var kept: [Placed] = []
        for next in sorted {
            if let previous = kept.last, previous.start == next.start {
                log.add(next.node.path, found: "a time that came before", expected: "each time once")
            } else {
                kept.append(next)
            }
        }
        return kept
    }

    /// The seconds from each step to the next.
    private var distances: [Double] {
        placed.indices.dropFirst().map {
            placed[$0].start.timeIntervalSince1970 - placed[$0 - 1].start.timeIntervalSince1970
        }
    }

    /// The seconds from step to step, of a service that keeps one distance; nil for a single step.
    var usualDistance: Double? { distances.min() }

    private func listGaps(_ log: ForecastFaultLog) {
        let distances = distances
        guard let usual = distances.min() else { return }
        for (index, distance) in zip(placed.indices.dropFirst(), distances) where distance > usual {
            log.add(
                placed[index].node.path, found: "\(JSONNumber.written(distance)) seconds after the one before",
                expected: "a step every \(JSONNumber.written(usual)) seconds")
        }
    }
}
