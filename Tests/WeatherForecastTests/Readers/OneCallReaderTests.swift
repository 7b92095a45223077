import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("OpenWeather: One Call")
struct OneCallReaderTests {
    /// A document in kelvins, which show their unit.
    private func read(_ blocks: String, units: SourceUnits? = nil) throws -> Forecast {
        try Forecast(
            reading: """
                {"lat": 60, "lon": 11, "timezone": "UTC", "timezone_offset": 0,
                 "current": {"dt": 1772409600, "temp": 274.15}, \(blocks)}
                """.utf8, sourceUnits: units)
    }

    private func hour(_ fields: String) throws -> (conditions: Conditions, faults: [ForecastFault]) {
        let forecast = try read("\"hourly\": [{\"dt\": 1772409600, \"temp\": 273.15, \(fields)}]")
        return (try #require(forecast.hours.first).conditions, forecast.faults)
    }

    @Test("a whole document")
    func whole() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("openweather_onecall_stjohns_imperial.json"))
        #expect(forecast.service == .openWeather && forecast.zone?.identifier == "America/St_Johns")
        #expect(forecast.hours.count == 30 && forecast.days.count == 3 && forecast.minutes.count == 60)
        let hour = forecast.hours[4].conditions
        #expect(hour.temperature == (try Temperature(38.12, .fahrenheit)))
        #expect(hour.wind == Wind(try WindSpeed(12.86, .milesPerHour)))
        #expect(hour.gust == (try WindSpeed(20.58, .milesPerHour)))
        #expect(hour.windDirectionDegrees == 228)
        #expect(hour.visibility == (try Distance(4200, .meters)))
        #expect(hour.condition == .sleet && hour.isDay == true)
        #expect(hour.precipitation.chance == (try PrecipChance(fraction: 0.55)))
        #expect(hour.precipitation.amount == (try PrecipitationAmount(0.65, .millimeters)))
        #expect(hour.precipitation.rain == (try PrecipitationAmount(0.2, .millimeters)))
        #expect(hour.precipitation.kind == .mixed)
        #expect(forecast.minutes[30].rate == (try PrecipitationRate(0.72, .millimetersPerHour)))
        let day = forecast.days[0]
        #expect(day.day.description == "2026-03-03" && day.condition == .sleet && day.moonPhase == 0.49)
        #expect(day.high == (try Temperature(40.2, .fahrenheit)))
        #expect(day.low == (try Temperature(22.3, .fahrenheit)))
        #expect(day.precipitation.amount == (try PrecipitationAmount(4.43, .millimeters)))
        #expect(forecast.days[2].windDirectionDegrees == 0)
        #expect(forecast.alerts.map(\.title) == ["wind warning", "Special weather statement in effect"])
        #expect(forecast.alerts.map { $0.starts != nil } == [true, true])
        #expect(forecast.alerts.map { $0.ends != nil } == [true, false])
        #expect(forecast.faults.map(\.path) == ["$.alerts[1].end"])
    }

    @Test("kelvins are degrees Celsius in hundredths")
    func kelvins() throws {
        let forecast = try read("\"hourly\": [{\"dt\": 1772409600, \"temp\": 272.49, \"dew_point\": 0}]")
        #expect(forecast.hours.first?.conditions.temperature?.value == -0.66)
        #expect(forecast.faults.map(\.path) == ["$.hourly[0].dew_point"])
    }

    @Test("what is not in the document does not fall; what nobody forecasts is not known")
    func dry() throws {
        let dry = try hour("\"pop\": 0").conditions.precipitation
        #expect(dry.amount?.value == 0 && dry.rain?.value == 0 && dry.kind == nil)
        let unknown = try hour("\"clouds\": 3").conditions.precipitation
        #expect(unknown.amount == nil && unknown.rain == nil)
        let wrong = try hour("\"pop\": 0.5, \"rain\": {\"1h\": -3}")
        #expect(wrong.conditions.precipitation.amount == nil && wrong.conditions.precipitation.rain == nil)
        #expect(
            wrong.faults.map(\.path) == ["$.hourly[0].rain[\"1h\"]"]
                || wrong.faults.map(\.path) == ["$.hourly[0].rain.1h"])
    }

    @Test(
        "what falls has the kind of its amounts, and of its code where it freezes",
        arguments: [
            (#""rain": {"1h": 1}, "weather": [{"id": 500}]"#, .rain),
            (#""snow": {"1h": 1}, "weather": [{"id": 600}]"#, .snow),
            (#""rain": {"1h": 1}, "snow": {"1h": 1}"#, .mixed),
            (#""rain": {"1h": 1}, "weather": [{"id": 511}]"#, .freezingRain),
            (#""snow": {"1h": 1}, "weather": [{"id": 500}]"#, .snow), (#""weather": [{"id": 601}]"#, .snow),
            (#""snow": {"1h": 1}, "weather": [{"id": 611}]"#, .mixed), (#""weather": [{"id": 800}]"#, nil),
        ] as [(String, PrecipitationKind?)])
    func kinds(fields: String, kind: PrecipitationKind?) throws {
        let read = try hour("\"pop\": 1, " + fields)
        #expect(read.conditions.precipitation.kind == kind)
        #expect(read.faults == [])
    }

    @Test("a bad value is left out, and the rest is served")
    func faults() throws {
        let forecast = try read(
            """
            "hourly": [{"dt": 1772413200, "temp": "x", "pop": 1.3, "weather": 3, "uvi": 900, "clouds": null},
                       {"dt": 1772409600, "temp": 280}, {"dt": 1772409600, "temp": 281}, {"temp": 282}, null, 7,
                       {"dt": "soon"}],
            "daily": {"dt": 0}, "minutely": [{"dt": 1772409600, "precipitation": "wet"}], "alerts": [{"start": 3}]
            """)
        #expect(forecast.hours.map(\.conditions.temperature?.value) == [6.85, nil])
        let paths = forecast.faults.map(\.path)
        for path in [
            "$.hourly[0].temp", "$.hourly[0].pop", "$.hourly[0].weather", "$.hourly[0].uvi", "$.hourly[1].dt",
            "$.hourly[2].dt", "$.hourly[3]", "$.hourly[4]", "$.hourly[5]", "$.hourly[6].dt", "$.daily",
            "$.minutely[0].precipitation", "$.alerts[0]",
        ] { #expect(paths.contains(path), "\(path) in \(paths)") }
    }

    @Test("the document's own offset wins over the zone's rules, and is there without a zone")
    func zones() throws {
        func zone(_ members: String) throws -> (String?, Int) {
            let forecast = try Forecast(
                reading: "{\"lat\": 1, \"lon\": 2, \(members), \"current\": {\"dt\": 1772409600, \"temp\": 274}}".utf8)
            return (forecast.zone?.identifier, forecast.faults.count)
        }
        #expect(try zone("\"timezone\": \"Europe/Oslo\", \"timezone_offset\": 3600") == ("Europe/Oslo", 0))
        #expect(try zone("\"timezone\": \"Europe/Oslo\", \"timezone_offset\": 7200") == ("GMT+02:00", 1))
        #expect(try zone("\"timezone_offset\": 7200") == ("GMT+02:00", 0))
        #expect(try zone("\"timezone\": \"Mars/Olympus\", \"timezone_offset\": 0") == ("UTC", 1))
    }

    @Test("a day without sunrise and sunset says nothing of the sun")
    func polarDay() throws {
        let days = try read(
            """
            "daily": [{"dt": 1772452800, "temp": {"min": 250, "max": 260}, "sunrise": 0, "sunset": 0},
                      {"dt": 1772539200, "temp": {"min": 250, "max": 260}, "moon_phase": 1},
                      {"dt": 1772542800, "temp": {"min": 250, "max": 260}}]
            """)
        #expect(days.days.map(\.sun) == [nil, nil] && days.days[1].moonPhase == 0)
        #expect(days.faults.map(\.found) == ["a second 2026-03-03"])
    }
}
