import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("MET Norway, NWS, Pirate Weather and Dark Sky")
struct OtherReadersTests {
    @Test("MET Norway's complete product, whose steps widen")
    func metNorway() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("metno_complete_tromso.json"))
        #expect(forecast.service == .metNorway)
        #expect(forecast.faults == [])
        #expect(forecast.zone == nil)
        #expect(forecast.updated == Date(timeIntervalSince1970: 1_770_408_941))
        #expect(forecast.hours.count == 29)
        let first = forecast.hours[0].conditions
        #expect(first.precipitation.chance == (try PrecipChance(percent: 92.5)))
        #expect(first.precipitation.kind == .snow)
        #expect(first.precipitation.amount == (try PrecipitationAmount(1.8, .millimeters)))
        #expect(first.gust == (try WindSpeed(16.9, .metersPerSecond)))
        #expect(first.uvIndex == (try UVIndex(0)))
        #expect(forecast.hours[26].conditions.precipitation.kind == .mixed)
        #expect(forecast.hours[28].conditions.precipitation == Precipitation())
    }

    @Test("NWS half days become days, and a wind in words a range")
    func nwsDays() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("nws_forecast_denver_us.json"))
        #expect(forecast.service == .nationalWeatherService)
        #expect(forecast.faults == [])
        #expect(forecast.zone?.identifier == "GMT-07:00, from 2026-03-08T12:00Z GMT-06:00")
        #expect(forecast.hours.isEmpty)
        #expect(forecast.days.map(\.day.description) == ["2026-03-07", "2026-03-08", "2026-03-09"])
        let sunday = forecast.days[1]
        #expect(sunday.high == (try Temperature(44, .fahrenheit)))
        #expect(sunday.low == (try Temperature(21, .fahrenheit)))
        #expect(sunday.precipitation.chance == (try PrecipChance(percent: 80)))
        #expect(sunday.wind == Wind(low: try WindSpeed(10, .milesPerHour), high: try WindSpeed(20, .milesPerHour)))
        #expect(sunday.gust == (try WindSpeed(35, .milesPerHour)))
        #expect(forecast.days[2].low == nil)
    }

    @Test("NWS hours, null chances, with the points response and without")
    func nwsHours() throws {
        let document = try OwnPayloads.bytes("nws_hourly_denver_us.json")
        let forecast = try Forecast(reading: document, points: try OwnPayloads.bytes("nws_points_denver.json"))
        #expect(forecast.faults == [])
        #expect(forecast.zone?.identifier == "America/Denver")
        #expect(try Forecast(reading: document).zone?.identifier == "GMT-07:00, from 2026-03-08T09:00Z GMT-06:00")
        #expect(forecast.hours.count == 26)
        #expect(forecast.hours[0].conditions.precipitation.chance == nil)
        #expect(forecast.hours[2].conditions.precipitation.chance == (try PrecipChance(percent: 0)))
        #expect(forecast.hours[1].conditions.windDirectionDegrees == 202.5)
        #expect(forecast.hours[0].conditions.dewPoint == (try Temperature(-4, .celsius)))
    }

    @Test("Pirate Weather: alerts, -999, snow and rain apart")
    func pirateWeather() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("pirate_toronto_ca_alerts.json"))
        #expect(forecast.service == .pirateWeather)
        #expect(forecast.faults == [])
        #expect(forecast.zone?.identifier == "America/Toronto")
        #expect(forecast.hours[3].conditions.gust == nil)
        #expect(forecast.hours[0].conditions.wind == Wind(try WindSpeed(21.4, .kilometersPerHour)))
        #expect(forecast.hours[0].conditions.humidity == (try Percentage(percent: 78.5)))
        #expect(forecast.days[1].precipitation.snowfall == (try SnowDepth(1.25, .centimeters)))
        #expect(forecast.days[1].precipitation.amount == (try PrecipitationAmount(0.9, .centimeters)))
        #expect(forecast.days.map(\.day.description) == ["2026-01-24", "2026-01-25", "2026-01-26"])
        #expect(forecast.alerts.count == 2)
        #expect(forecast.alerts[0].severity == .severe)
        #expect(forecast.alerts[0].ends == Date(timeIntervalSince1970: 1_769_338_800))
        #expect(forecast.alerts[1].ends == nil)
        #expect(forecast.minutes.count == 8)
    }

    @Test("Dark Sky's uk2: miles, Celsius, centimetres")
    func darkSky() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("darksky_london_uk2.json"))
        #expect(forecast.faults == [])
        let conditions = try #require(forecast.current?.conditions)
        #expect(conditions.temperature == (try Temperature(9.42, .celsius)))
        #expect(conditions.wind == Wind(try WindSpeed(6.53, .milesPerHour)))
        #expect(conditions.visibility == (try Distance(6.216, .miles)))
        #expect(forecast.hours[4].conditions.precipitation.kind == .rain)
    }

    @Test(
        "each units flag",
        arguments: [
            ("us", Temperature.Unit.fahrenheit, WindSpeed.Unit.milesPerHour, Distance.Unit.miles),
            ("si", .celsius, .metersPerSecond, .kilometers), ("ca", .celsius, .kilometersPerHour, .kilometers),
            ("uk", .celsius, .milesPerHour, .miles), ("uk2", .celsius, .milesPerHour, .miles),
        ])
    func flags(
        name: String, temperature: Temperature.Unit, speed: WindSpeed.Unit, distance: Distance.Unit
    ) throws {
        let document = """
            {"timezone": "UTC", "flags": {"units": "\(name)"},
             "currently": {"time": 0, "temperature": 1, "windSpeed": 2, "visibility": 3}}
            """
        let conditions = try #require(try Forecast(reading: document.utf8).current?.conditions)
        #expect(conditions.temperature?.unit == temperature)
        #expect(conditions.wind?.low.unit == speed)
        #expect(conditions.visibility?.unit == distance)
    }

    @Test("a fraction becomes a percent as its decimal reads")
    func halfPercent() throws {
        for thousandths in stride(from: 5, through: 995, by: 10) {
            let document = """
                {"timezone": "UTC", "flags": {"units": "si"}, "currently": {"time": 0, "humidity": \(Double(thousandths) / 1000)}}
                """
            let humidity = try #require(try Forecast(reading: document.utf8).current?.conditions.humidity)
            #expect(humidity.value == Double(thousandths) / 10)
        }
    }
}
