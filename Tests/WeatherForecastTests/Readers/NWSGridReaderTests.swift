import Foundation
import Testing

@testable import WeatherForecast
import WeatherFormat

@Suite("US National Weather Service: raw grid")
struct NWSGridReaderTests {
    @Test("a whole document")
    func whole() throws {
        let document = try OwnPayloads.bytes("nws_grid_denver.json")
        let forecast = try Forecast(reading: document, points: try OwnPayloads.bytes("nws_points_denver.json"))
        #expect(forecast.faults == [])
        #expect(forecast.service == .nationalWeatherService && forecast.zone?.identifier == "America/Denver")
        #expect(forecast.hours.count == 48 && forecast.hours.allSatisfy { $0.duration == 3600 })
        let hour = forecast.hours[19].conditions
        #expect(hour.temperature == (try Temperature(-5.4294, .celsius)))
        #expect(hour.humidity?.value == 62 && hour.cloudCover?.value == 80 && hour.windDirectionDegrees == 260)
        #expect(hour.wind == Wind(try WindSpeed(20.372, .kilometersPerHour)))
        #expect(hour.gust == (try WindSpeed(29.632, .kilometersPerHour)))
        #expect(hour.visibility == (try Distance(3218.688, .meters)))
        #expect(hour.precipitation.chance == (try PrecipChance(percent: 85)))
        #expect(hour.precipitation.kind == .mixed && hour.condition == .lightFreezingRain)
        // A cloud of 3%, 20% and 45%.
        #expect([0, 6, 30].map { forecast.hours[$0].conditions.condition } == [.clear, .mostlyClear, .fog])
        #expect(forecast.days.map(\.day.description) == ["2026-02-06", "2026-02-07"])
        #expect(forecast.days.map(\.high?.value) == [4.4444, 1.1111])
        #expect(forecast.days.map(\.low?.value) == [-8.3333, -11.1111])
    }

    @Test("the parts of a sum are the sum")
    func sums() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("nws_grid_denver.json"))
        func sum(_ hours: Range<Int>, _ part: (Precipitation) -> Double?) -> Double {
            let thousandths = hours.reduce(0) {
                $0 + ((part(forecast.hours[$1].conditions.precipitation) ?? 0) * 1000).rounded()
            }
            return thousandths / 1000
        }
        #expect(sum(12..<18) { $0.amount?.value } == 0.254)
        #expect(sum(18..<30) { $0.amount?.value } == 6.096)
        #expect(sum(0..<48) { $0.snowfall?.value } == 4.064)
        #expect(forecast.hours[12].conditions.precipitation.amount?.value == 0.042)
        #expect(forecast.hours[0].conditions.precipitation.amount?.value == 0)
        #expect(forecast.hours[47].conditions.precipitation.amount == nil)
    }

    private func read(_ layers: String) throws -> Forecast {
        try Forecast(reading: "{\"properties\": {\"gridId\": \"BOU\", \(layers)}}".utf8)
    }

    private func layer(_ name: String, _ uom: String, _ values: (interval: String, value: String)...) -> String {
        let list = values.map { "{\"validTime\": \"2026-02-\($0.interval)\", \"value\": \($0.value)}" }
        return "\"\(name)\": {\"uom\": \"wmoUnit:\(uom)\", \"values\": [\(list.joined(separator: ","))]}"
    }

    @Test("an interval of years costs nothing")
    func absurd() throws {
        let forecast = try read(
            layer("temperature", "degC", ("06T00:00:00+00:00/P10000D", "1"), ("06T00:00:00+00:00/PT2H", "2")))
        #expect(forecast.hours.map(\.conditions.temperature?.value) == [2, 2])
        #expect(forecast.faults.map(\.expected) == ["an interval of at most 16 days"])
        // Many of the longest are cut off.
        let many = (0..<5000).map {
            "{\"validTime\": \"\(1000 + $0)-01-01T00:00:00Z/P16D\", \"value\": 1}"
        }
        let cut = try read("\"temperature\": {\"uom\": \"wmoUnit:degC\", \"values\": [\(many.joined(separator: ","))]}")
        #expect(cut.hours.count == 1024 && cut.faults.map(\.found) == ["more than 1024 hours"])
    }

    @Test("layers that are missing, null, empty or of another kind")
    func layers() throws {
        let forecast = try read(
            """
            "dewpoint": null, "windSpeed": {}, "windGust": {"values": []}, "skyCover": 3, "weather": {"values": 7},
            \(layer("temperature", "degC", ("06T00:00:00+00:00/PT1H", "1"), ("06T01:00:00+00:00/PT1H", "null"),
                ("06T02:00:00+00:00/PT1H", "\"warm\""), ("06T03:00:00+00:00/PT1H", "99"))),
            \(layer("apparentTemperature", "furlongs", ("06T00:00:00+00:00/PT3H", "1"))),
            \(layer("relativeHumidity", "percent", ("06T00:00:00+00:00/PT3H", "50"), ("06T01:00:00+00:00/PT1H", "60")))
            """)
        #expect(forecast.hours.map(\.conditions.temperature?.value) == [1, nil, nil])
        #expect(forecast.hours.map(\.conditions.humidity?.value) == [50, 50, 50])
        #expect(
            Set(forecast.faults.map(\.path)) == [
                "$.properties.skyCover", "$.properties.weather.values", "$.properties.temperature.values[2].value",
                "$.properties.temperature.values[3].value", "$.properties.apparentTemperature.uom",
                "$.properties.relativeHumidity.values[1].validTime",
            ])
    }

    @Test("intervals out of order, with a gap, and of no hours' length")
    func order() throws {
        let forecast = try read(
            layer(
                "quantitativePrecipitation", "mm", ("06T03:00:00+00:00/PT1H", "3"), ("06T00:00:00+00:00/PT90M", "0.9")))
        #expect(forecast.hours.map { $0.start.timeIntervalSince1970 - 1_770_336_000 } == [0, 3600, 10_800])
        #expect(forecast.hours.map(\.conditions.precipitation.amount?.value) == [0.6, 0.3, 3])
        #expect(forecast.faults.map(\.found) == ["a time before the one above it"])
    }

    @Test("each kind of weather the service documents has a class, and another is a fault")
    func weather() throws {
        let names = [
            "rain", "rain_showers", "snow", "snow_showers", "drizzle", "sleet", "thunderstorms", "freezing_rain",
            "freezing_drizzle", "hail", "ice_crystals", "fog", "freezing_fog", "ice_fog", "haze", "smoke",
            "volcanic_ash", "blowing_dust", "blowing_sand", "blowing_snow",
        ]
        func read(_ element: String) throws -> Forecast {
            try self.read(
                layer("temperature", "degC", ("06T00:00:00+00:00/PT1H", "1")) + ", \"weather\": {\"values\": [{"
                    + "\"validTime\": \"2026-02-06T00:00:00+00:00/PT1H\", \"value\": [\(element)]}]}")
        }
        for name in names {
            let forecast = try read(
                "{\"weather\": \"\(name)\", \"intensity\": \"very_light\", \"coverage\": \"likely\"}")
            #expect(forecast.hours.first?.conditions.condition != nil && forecast.faults == [], "\(name)")
        }
        // Not the weather of the place.
        for name in ["freezing_spray", "frost", "water_spouts"] {
            let forecast = try read("{\"weather\": \"\(name)\", \"intensity\": null}")
            #expect(forecast.hours.first?.conditions.condition == nil && forecast.faults == [], "\(name)")
        }
        let heavy = try read(
            "{\"weather\": \"rain\", \"intensity\": \"heavy\"}, {\"weather\": null, \"intensity\": null}")
        #expect(heavy.hours.first?.conditions.condition == .heavyRain && heavy.faults == [])
        let slight = try read(
            """
            {"weather": "thunderstorms", "coverage": "slight_chance"}, {"weather": "rain_showers", "coverage": "chance"},
            {"weather": "hail", "coverage": "isolated"}
            """)
        #expect(slight.hours.first?.conditions.condition == .showers)
        #expect(
            try read("{\"weather\": \"snow\", \"coverage\": \"isolated\"}").hours.first?.conditions.condition == .snow)
        let unknown = try read(
            "{\"weather\": \"frogs\", \"intensity\": null}, {\"weather\": \"snow\", \"intensity\": \"mad\"}")
        #expect(unknown.hours.first?.conditions.condition == .snow)
        #expect(unknown.faults.count == 2)
    }

    @Test(
        "clouds by the service's terms",
        arguments: [
            (0, .clear), (5, .clear), (6, .mostlyClear), (25, .mostlyClear), (26, .partlyCloudy), (50, .partlyCloudy),
            (51, .mostlyCloudy), (87, .mostlyCloudy), (88, .overcast), (100, .overcast),
        ] as [(Double, WeatherCondition)])
    func sky(percent: Double, condition: WeatherCondition) throws {
        #expect(NWSGridWeather.sky(of: try Percentage(percent: percent)) == condition)
    }
}

@Suite("Intervals of ISO 8601")
struct IntervalTextTests {
    @Test(
        "read",
        arguments: [
            ("2026-02-06T12:00:00+00:00/PT6H", 21_600), ("2026-02-06T12:00:00Z/P7DT19H", 673_200),
            ("2026-02-06T12:00:00Z/P1W", 604_800), ("2026-02-06T12:00:00Z/PT1H30M5S", 5405),
            ("2026-02-06T12:00:00Z/2026-02-06T13:00:00Z", 3600), ("2026-02-06T12:00:00Z/P10000D", 864_000_000),
        ])
    func read(text: String, seconds: Double) {
        let interval = IntervalText(text.utf8.span)
        #expect(interval?.seconds == seconds && interval?.start.timeIntervalSince1970 == 1_770_379_200)
    }

    @Test(
        "refused",
        arguments: [
            "", "/", "2026-02-06T12:00:00Z", "2026-02-06T12:00:00Z/", "2026-02-06T12:00:00Z/P",
            "2026-02-06T12:00:00Z/PT",
            "2026-02-06T12:00:00Z/P1M", "2026-02-06T12:00:00Z/P1Y", "2026-02-06T12:00:00Z/PT1D",
            "2026-02-06T12:00:00Z/P6H",
            "2026-02-06T12:00:00Z/PT0H", "2026-02-06T12:00:00Z/PT-1H", "2026-02-06T12:00:00Z/PT1.5H",
            "2026-02-06T12:00:00Z/PT6", "2026-02-06T12:00:00/PT6H", "2026-02-06/PT6H",
            "2026-02-06T12:00:00Z/2026-02-06T11:00:00Z", "2026-02-06T12:00:00Z/P99999999999999999999D",
        ])
    func refuse(text: String) { #expect(IntervalText(text.utf8.span) == nil) }
}
