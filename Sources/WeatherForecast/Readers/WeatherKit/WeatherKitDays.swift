import FoundationEssentials
import WeatherFormat

/// The days of a WeatherKit document, and what they say of the place's zone.
struct WeatherKitDays {
    let days: [ForecastDay]
    /// The offsets from UTC that the days' midnights have; nil where there are none, and where they are UTC's for a place
    /// far from it.
    let zone: ZoneID?

    init(_ block: JSONNode?, _ values: WeatherKitFields) {
        let fields = values.fields
        guard let block, let elements = fields.elements(of: block, "days", "an array of days") else {
            (days, zone) = ([], nil)
            return
        }
        let placed = fields.steps(elements, "a day", time: "forecastStart", isEven: false, at: fields.instant) {
            start, node in (start: start, node: node)
        }.steps
        let longitude = fields.number(
            block.member("metadata")?.member("longitude"), "degrees from -180 to 180", in: -180...180)
        let offsets = placed.map { (instant: $0.start, seconds: Self.offset(ofMidnight: $0.start, longitude)) }
        zone = Self.isInUTC(offsets.map(\.seconds), longitude) ? nil : ZoneID(ofDocument: offsets)
        let noons = placed.map { (noon: $0.start.addingTimeInterval(43_200), node: $0.node) }
        days = fields.days(at: noons, in: zone) { WeatherKitDay(node: $1, values: values).day($0) }
    }

    /// Seconds east of UTC of a place where it is midnight: of the two that there are, a day apart, the one that is nearer
    /// to the sun's time.
    private static func offset(ofMidnight instant: Date, _ longitude: Double?) -> Int {
        let seconds = instant.timeIntervalSince1970.rounded(.down)
        let behind = (seconds / 86_400).rounded(.down) * 86_400 - seconds
        let ofTheSun = (longitude ?? 0) * 240
        return Int(abs(behind - ofTheSun) <= abs(behind + 86_400 - ofTheSun) ? behind : behind + 86_400)
    }

    /// Whether the days were asked for in UTC, for a place more than three hours away from it.
    private static func isInUTC(_ offsets: [Int], _ longitude: Double?) -> Bool {
        guard let longitude, abs(longitude) > 45 else { return false }
        return offsets.allSatisfy { $0 == 0 }
    }
}

/// One of them.
private struct WeatherKitDay {
    let node: JSONNode
    let values: WeatherKitFields
    private var fields: FieldReader { values.fields }

    init(node: JSONNode, values: WeatherKitFields) {
        self.node = node
        self.values = values
    }

    func day(_ civilDay: CivilDay) -> ForecastDay {
        var day = ForecastDay(day: civilDay)
        day.high = fields.temperature(node.member("temperatureMax"), .celsius)
        day.low = fields.temperature(node.member("temperatureMin"), .celsius)
        day.uvIndex = fields.uvIndex(node.member("maxUvIndex"))
        day.condition = values.condition(of: node)
        day.precipitation = values.precipitation(of: node, within: .inADay)
        day.moonPhase = moonPhase()
        day.sun = SunEvents(
            sunrise: fields.instant(node.member("sunrise")), sunset: fields.instant(node.member("sunset")))
        for part in [node.member("daytimeForecast"), node.member("overnightForecast")] {
            day.takeStronger(
                wind: fields.speed(part?.member("windSpeed"), .kilometersPerHour).map(Wind.init(_:)), gust: nil,
                from: fields.direction(part?.member("windDirection")))
        }
        day.takeStronger(
            wind: fields.speed(node.member("windSpeedMax"), .kilometersPerHour).map(Wind.init(_:)),
            gust: fields.speed(node.member("windGustSpeedMax"), .kilometersPerHour), from: day.windDirectionDegrees)
        return day
    }

    /// The service names eighths of the lunar month.
    ///
    /// Source: `https://developer.apple.com/documentation/weatherkitrestapi/moonphase`.
    private func moonPhase() -> Double? {
        let phase = node.member("moonPhase")
        let index = fields.text(phase, "a phase such as waxingCrescent") { text in
            Self.phases.firstIndex { text.equals($0) }
        }
        guard let index else { return nil }
        guard let index else {
            if let phase { fields.log.add(phase, expected: "a phase such as waxingCrescent") }
            return nil
        }
        return Double(index) / 8
    }

    private static let phases: [StaticString] = [
        "new", "waxingCrescent", "firstQuarter", "waxingGibbous", "full", "waningGibbous", "thirdQuarter",
        "waningCrescent",
    ]
}
