import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("WeatherKit")
struct WeatherKitReaderTests {
    @Test("a whole document")
    func whole() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("weatherkit_auckland_all.json"))
        #expect(forecast.faults == [])
        #expect(forecast.service == .weatherKit && forecast.zone?.identifier == "GMT+13:00")
        #expect(forecast.days.map(\.day.description) == ["2026-02-10", "2026-02-11", "2026-02-12"])
        let hour = forecast.hours[5].conditions
        #expect(hour.condition == .heavyRain && hour.isDay == true)
        #expect(hour.precipitation.amount == (try PrecipitationAmount(6.25, .millimeters)))
        #expect(hour.precipitation.chance == (try PrecipChance(fraction: 0.95)))
        #expect(hour.precipitation.kind == .rain)
        #expect(hour.wind == Wind(try WindSpeed(16.5, .kilometersPerHour)))
        #expect(hour.gust == (try WindSpeed(34.5, .kilometersPerHour)))
        #expect(hour.visibility == (try Distance(8200.5, .meters)))
        #expect(hour.pressure?.value == 1012.15)
        #expect(forecast.current?.conditions.humidity == (try Percentage(percent: 62)))
        let day = forecast.days[1]
        #expect(day.wind == Wind(try WindSpeed(36.4, .kilometersPerHour)))
        #expect(day.windDirectionDegrees == 310)
        #expect(day.gust == (try WindSpeed(70.5, .kilometersPerHour)))
        #expect(day.condition == .thunderstorm)
        #expect(day.moonPhase == 0.75 && day.uvIndex?.value == 6)
        #expect(forecast.minutes.count == 30)
        #expect(forecast.minutes[12].chance == (try PrecipChance(fraction: 0.6)))
        #expect(forecast.minutes[12].rate == (try PrecipitationRate(1, .millimetersPerHour)))
        #expect(forecast.alerts.map(\.title) == ["Heavy Rain Warning", "Strong Wind Watch"])
        #expect(forecast.alerts.map(\.severity) == [.severe, nil])
        #expect(forecast.alerts.map(\.regions) == [["Auckland"], []])
        // The text's expiry, an hour from now, is no end.
        #expect(forecast.alerts.map { $0.ends?.timeIntervalSince1970 } == [1_770_703_200, nil])
        #expect(forecast.updated == forecast.hours[0].start.addingTimeInterval(-600))
        #expect(forecast.generated == forecast.hours[0].start.addingTimeInterval(1800))
    }

    private func days(_ starts: [String], longitude: String) throws -> Forecast {
        let days = starts.map { "{\"forecastStart\": \"\($0)\", \"temperatureMax\": 3}" }
        return try Forecast(
            reading: """
                {"forecastDaily": {"metadata": {"units": "m", "longitude": \(longitude)},
                 "days": [\(days.joined(separator: ","))]}}
                """.utf8)
    }

    @Test(
        "the days' midnights and the longitude are the place's offset from UTC",
        arguments: [
            ("2026-02-09T11:00:00Z", "174.8", "GMT+13:00", "2026-02-10"),
            ("2026-02-09T11:00:00Z", "-170.7", "GMT-11:00", "2026-02-09"),
            ("2026-02-09T10:00:00Z", "-157.8", "GMT-10:00", "2026-02-09"),
            ("2026-02-09T10:00:00Z", "-157.4", "GMT-10:00", "2026-02-09"),
            ("2026-02-08T18:30:00Z", "77.2", "GMT+05:30", "2026-02-09"),
            ("2026-02-09T03:30:00Z", "-52.7", "GMT-03:30", "2026-02-09"),
            ("2026-02-09T00:00:00Z", "-0.1", "UTC", "2026-02-09"),
            ("2026-02-09T05:00:00Z", "null", "GMT-05:00", "2026-02-09"),
            // In UTC for New York: nobody says what its clocks show.
            ("2026-02-09T00:00:00Z", "-74", nil, "2026-02-09"),
        ] as [(String, String, String?, String)])
    func zones(start: String, longitude: String, zone: String?, day: String) throws {
        let forecast = try days([start], longitude: longitude)
        #expect(forecast.zone?.identifier == zone)
        #expect(forecast.days.map(\.day.description) == [day])
        #expect(forecast.faults == [])
    }

    @Test("a day of 23 hours, as the clocks go forward")
    func clockChange() throws {
        let forecast = try days(
            ["2026-03-07T05:00:00Z", "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z"], longitude: "-74")
        #expect(forecast.days.map(\.day.description) == ["2026-03-07", "2026-03-08", "2026-03-09"])
        let clock = LocalClock(zone: try #require(forecast.zone))
        #expect(try clock.offsetSeconds(at: Date(timeIntervalSince1970: 1_772_900_000)) == -18_000)
        #expect(try clock.offsetSeconds(at: Date(timeIntervalSince1970: 1_773_100_000)) == -14_400)
    }

    private func read(_ blocks: String) throws -> Forecast {
        try Forecast(
            reading: """
                {"currentWeather": {"metadata": {"units": "m"}, "asOf": "2026-02-09T11:00:00Z", "temperature": 3}, \(blocks)}
                """.utf8)
    }

    @Test("a block in other units is left out")
    func units() throws {
        let forecast = try read(
            """
            "forecastHourly": {"metadata": {"units": "e"}, "hours": [{"forecastStart": "2026-02-09T11:00:00Z",
              "temperature": 70}]}
            """)
        #expect(forecast.hours.isEmpty && forecast.current != nil)
        #expect(
            forecast.faults.map(\.description) == [
                "$.forecastHourly.metadata.units: \"e\", expected m, metric units, by which the block is read"
            ])
    }

    @Test(
        "snow is in millimeters, and a day of both is mixed",
        arguments: [
            ("\"snow\"", 22.5, .snow), ("\"rain\"", 0, .rain), ("\"rain\"", 3, .mixed), ("\"hail\"", 0, .sleet),
            ("\"sleet\"", 0, .sleet), ("\"mixed\"", 0, .mixed), ("\"precipitation\"", 0, nil), ("\"clear\"", 0, nil),
        ] as [(String, Double, PrecipitationKind?)])
    func kinds(type: String, snow: Double, kind: PrecipitationKind?) throws {
        let forecast = try read(
            """
            "forecastDaily": {"days": [{"forecastStart": "2026-02-09T00:00:00Z", "precipitationType": \(type),
              "snowfallAmount": \(snow), "precipitationAmount": 2}]}
            """)
        #expect(forecast.days.first?.precipitation.snowfall == (try SnowDepth(snow / 10, .centimeters)))
        #expect(forecast.days.first?.precipitation.kind == kind)
        #expect(forecast.faults == [])
    }

    @Test("each phase of the moon is an eighth")
    func moon() throws {
        let names = [
            "new", "waxingCrescent", "firstQuarter", "waxingGibbous", "full", "waningGibbous", "thirdQuarter",
            "waningCrescent",
        ]
        for (index, name) in names.enumerated() {
            let forecast = try read(
                """
                "forecastDaily": {"days": [{"forecastStart": "2026-02-09T00:00:00Z", "moonPhase": "\(name)"}]}
                """)
            #expect(forecast.days.first?.moonPhase == Double(index) / 8)
        }
    }

    @Test("a bad value is left out, and the rest is served")
    func faults() throws {
        let forecast = try read(
            """
            "forecastHourly": {"hours": [
              {"forecastStart": "2026-02-09T12:00:00Z", "temperature": [], "humidity": 54, "conditionCode": "Frogs",
               "precipitationType": "frogs", "daylight": "yes"},
              {"forecastStart": "2026-02-09T11:00:00", "temperature": 1}, {"temperature": 2}, null]},
            "forecastDaily": {"days": [{"forecastStart": "2026-02-09T00:00:00Z", "moonPhase": "blue", "temperatureMax": 1}]},
            "forecastNextHour": 3, "weatherAlerts": {"alerts": [{"severity": "grave", "description": "A"}, {}]}
            """)
        #expect(
            forecast.faults.map(\.path) == [
                "$.forecastHourly.hours[0].temperature", "$.forecastHourly.hours[0].humidity",
                "$.forecastHourly.hours[0].daylight", "$.forecastHourly.hours[0].conditionCode",
                "$.forecastHourly.hours[0].precipitationType", "$.forecastHourly.hours[1].forecastStart",
                "$.forecastHourly.hours[2]", "$.forecastHourly.hours[3]", "$.forecastDaily.days[0].moonPhase",
                "$.forecastNextHour", "$.weatherAlerts.alerts[0].severity", "$.weatherAlerts.alerts[1]",
            ])
        #expect(forecast.alerts.map(\.title) == ["A"] && forecast.days.count == 1)
    }
}
