import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Pirate Weather and Dark Sky, in small")
struct PirateWeatherFieldTests {
    private func forecast(
        _ blocks: String, units: String = "si", zone: String = "\"timezone\": \"UTC\""
    ) throws -> Forecast {
        try Forecast(
            reading:
                "{\(zone), \"flags\": {\"units\": \"\(units)\"}, \"currently\": {\"time\": 1770000000, \"temperature\": 1}, \(blocks)}"
                .utf8)
    }

    private func day(_ fields: String, zone: String = "\"timezone\": \"UTC\"") throws -> ForecastDay {
        let forecast = try forecast("\"daily\": {\"data\": [{\"time\": 1769990400, \(fields)}]}", zone: zone)
        return try #require(forecast.days.first)
    }

    private func current(_ fields: String, units: String = "si") throws -> Forecast {
        try Forecast(
            reading:
                "{\"timezone\": \"UTC\", \"flags\": {\"units\": \"\(units)\"}, \"currently\": {\"time\": 0, \"temperature\": 1, \(fields)}}"
                .utf8)
    }

    @Test(
        "each kind of precipitation",
        arguments: [
            ("none", nil), ("rain", .rain), ("snow", .snow), ("sleet", .sleet), ("ice", .freezingRain),
            ("hail", .sleet),
            ("mixed", .mixed),
        ] as [(String, PrecipitationKind?)])
    func kinds(name: String, kind: PrecipitationKind?) throws {
        let forecast = try current("\"precipType\": \"\(name)\"")
        #expect(forecast.current?.conditions.precipitation.kind == kind)
        #expect(forecast.faults == [])
    }

    @Test("another kind is a fault")
    func unknownKind() throws {
        #expect(try current("\"precipType\": \"frogs\"").faults.map(\.path) == ["$.currently.precipType"])
    }

    @Test("one accumulation is snow or water by its kind; two are told apart")
    func accumulations() throws {
        let snow = try current("\"precipType\": \"snow\", \"precipAccumulation\": 5").current?.conditions.precipitation
        #expect(snow?.snowfall == (try SnowDepth(5, .centimeters)) && snow?.amount == nil)
        let rain = try current("\"precipType\": \"rain\", \"precipAccumulation\": 0.5").current?.conditions
            .precipitation
        #expect(rain?.amount == (try PrecipitationAmount(0.5, .centimeters)) && rain?.snowfall == nil)
        let both = try current(
            """
            "precipType": "snow", "precipAccumulation": 5.5, "liquidAccumulation": 0.5, "snowAccumulation": 5
            """
        ).current?.conditions.precipitation
        #expect(both?.amount == (try PrecipitationAmount(0.5, .centimeters)))
        #expect(both?.snowfall == (try SnowDepth(5, .centimeters)))
    }

    @Test(
        "the units of what falls",
        arguments: [
            ("us", PrecipitationAmount.Unit.inches, SnowDepth.Unit.inches), ("si", .centimeters, .centimeters),
            ("ca", .centimeters, .centimeters), ("uk", .centimeters, .centimeters), ("uk2", .centimeters, .centimeters),
        ])
    func units(flag: String, amount: PrecipitationAmount.Unit, snow: SnowDepth.Unit) throws {
        let fields = "\"liquidAccumulation\": 1, \"snowAccumulation\": 2"
        let precipitation = try current(fields, units: flag).current?.conditions.precipitation
        #expect(precipitation?.amount == (try PrecipitationAmount(1, amount)))
        #expect(precipitation?.snowfall == (try SnowDepth(2, snow)))
    }

    @Test("a day is the one that the place has at noon, an hour off at midnight or not")
    func midnights() throws {
        // Midnight of 8 March in New York is 05:00 UTC; after the change of that night a day may begin an hour early.
        let zone = "\"timezone\": \"America/New_York\""
        let days = try forecast(
            "\"daily\": {\"data\": [{\"time\": 1772946000}, {\"time\": 1773028800}, {\"time\": 1773118800}]}",
            zone: zone
        ).days
        #expect(days.map(\.day.description) == ["2026-03-08", "2026-03-09", "2026-03-10"])
        let early = try forecast("\"daily\": {\"data\": [{\"time\": 1773111600}]}", zone: zone).days
        #expect(early.map(\.day.description) == ["2026-03-10"])
    }

    @Test(
        "the sun, by its two times",
        arguments: [
            ("\"sunriseTime\": 1770015600, \"sunsetTime\": 1770051600", "rises and sets"),
            ("\"sunriseTime\": 1769990400, \"sunsetTime\": 1770076799", "polar day"),
            ("\"sunriseTime\": 1769990400, \"sunsetTime\": 1770076740", "polar day"),
            ("\"sunriseTime\": 1769990400, \"sunsetTime\": 1770076739", "rises and sets"),
            ("\"sunriseTime\": 1770015600, \"sunsetTime\": 1770015600", "polar night"),
            ("\"sunriseTime\": 1770015600", "rises"), ("\"sunsetTime\": 1770015600", "sets"), ("\"x\": 0", "unknown"),
        ])
    func sun(fields: String, wanted: String) throws {
        let name: String =
            switch try day(fields).sun {
            case .risesAndSets: "rises and sets"
            case .rises: "rises"
            case .sets: "sets"
            case .polarDay: "polar day"
            case .polarNight: "polar night"
            case nil: "unknown"
            }
        #expect(name == wanted)
    }

    @Test("the daytime's high and the night's low, else those from midnight to midnight")
    func highAndLow() throws {
        let all = try day(
            """
            "temperatureHigh": 9, "temperatureLow": 2, "temperatureMax": 10, "temperatureMin": 1
            """)
        #expect(all.high?.value == 9 && all.low?.value == 2)
        let old = try day("\"temperatureMax\": 10, \"temperatureMin\": 1")
        #expect(old.high?.value == 10 && old.low?.value == 1)
    }

    @Test("a moon as old as a month is new", arguments: [(0, 0), (0.5, 0.5), (0.99, 0.99), (1, 0)])
    func moon(phase: Double, read: Double) throws { #expect(try day("\"moonPhase\": \(phase)").moonPhase == read) }

    @Test("a zone that is not there is the offset in hours", arguments: [(-5, "GMT-05:00"), (5.5, "GMT+05:30")])
    func offset(hours: Double, identifier: String) throws {
        #expect(try forecast("\"x\": 0", zone: "\"offset\": \(hours)").zone?.identifier == identifier)
    }

    @Test(
        "each grade of an alert, Pirate Weather's and Dark Sky's",
        arguments: [
            ("Extreme", .extreme), ("Severe", .severe), ("warning", .severe), ("Moderate", .moderate),
            ("watch", .moderate), ("Minor", .minor), ("advisory", .minor), ("Unknown", nil),
        ] as [(String, WeatherAlert.Severity?)])
    func severities(name: String, severity: WeatherAlert.Severity?) throws {
        let forecast = try forecast("\"alerts\": [{\"title\": \"A\", \"severity\": \"\(name)\"}]")
        #expect(forecast.alerts.map(\.severity) == [severity])
        #expect(forecast.faults == [])
    }

    @Test("an alert without a title is a fault, and the others are served")
    func untitled() throws {
        let forecast = try forecast("\"alerts\": [{\"title\": \"\"}, {\"title\": \"B\"}, {}]")
        #expect(forecast.alerts.map(\.title) == ["B"])
        #expect(forecast.faults.map(\.path) == ["$.alerts[0]", "$.alerts[2]"])
    }
}
