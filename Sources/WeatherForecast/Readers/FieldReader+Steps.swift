import FoundationEssentials
import WeatherFormat

extension FieldReader {
    /// The elements of an array in order of time; one without a time is left out.
    ///
    /// - Parameters:
    ///   - elements: the array's.
    ///   - kind: what one is, with its article, for a message: `a data point`.
    ///   - name: the member that has the time.
    ///   - isEven: whether one distance lies between all steps of the service, so that another one is a fault.
    ///   - time: reads that member.
    ///   - read: makes a step of its time and its element.
    /// - Returns: the steps, each instant once, with their places in the document.
    func steps<Step>(
        _ elements: JSONElements, _ kind: String, time name: StaticString, isEven: Bool,
        at time: (JSONNode) -> Date?, _ read: (Date, JSONNode) -> Step
    ) -> TimeOrder<Step> {
        let placed = elements.compactMap { element -> TimeOrder<Step>.Placed? in
            guard let node = element.member(name) else {
                log.add(element, expected: "\(kind) with its \(name)")
                return nil
            }
            guard let start = time(node) else { return nil }
            return .init(start: start, node: node, step: read(start, element))
        }
        return TimeOrder(placed, isEven: isEven, log: log)
    }

    /// The elements of a member that is a list, no more than are read; nil, with a fault where another value stands there.
    func elements(of object: JSONNode, _ name: StaticString, _ expected: String) -> JSONElements? {
        guard let node = object.member(name) else { return nil }
        guard let elements = steps(node) else {
            log.add(node, expected: expected)
            return nil
        }
        return elements
    }

    /// The days of a service that gives an instant of each, by the place's calendar; the first of two for one day.
    ///
    /// - Parameters:
    ///   - noons: an instant of each day, as far as can be from its midnights, with its element, in order.
    ///   - zone: the place's; UTC where nobody names it.
    ///   - read: makes a day of its element.
    /// - Returns: the days, each once.
    func days(
        at noons: [(noon: Date, node: JSONNode)], in zone: ZoneID?, _ read: (CivilDay, JSONNode) -> ForecastDay
    ) -> [ForecastDay] {
        let clock = LocalClock(zone: zone ?? .utc)
        var days: [ForecastDay] = []
        days.reserveCapacity(noons.count)
        for (noon, node) in noons {
            let civilDay: CivilDay
            do throws(WeatherFormatError) { civilDay = try clock.day(at: noon) } catch { continue }
            if days.last?.day == civilDay {
                log.add(node.path, found: "a second \(civilDay)", expected: "each day once")
                continue
            }
            days.append(read(civilDay, node))
        }
        return days
    }
}
