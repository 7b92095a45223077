import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("US National Weather Service")
struct NWSPeriodTests {
    private func forecast(_ periods: String) throws -> Forecast {
        try Forecast(reading: "{\"properties\": {\"periods\": [\(periods)]}}".utf8)
    }

    private func half(_ start: String, _ end: String, isDay: Bool, _ temperature: Int) -> String {
        """
        {"startTime": "\(start):00:00-05:00", "endTime": "\(end):00:00-05:00", "isDaytime": \(isDay),
         "temperature": \(temperature), "temperatureUnit": "F"}
        """
    }

    @Test("a night that begins after midnight belongs to the day before")
    func nights() throws {
        // Asked for at two in the morning: the first period is what is left of the night.
        let days = try forecast(
            [
                half("2026-03-07T02", "2026-03-07T06", isDay: false, 20),
                half("2026-03-07T06", "2026-03-07T18", isDay: true, 44),
                half("2026-03-07T18", "2026-03-08T06", isDay: false, 21),
                half("2026-03-08T06", "2026-03-08T18", isDay: true, 50),
            ].joined(separator: ",")
        ).days
        #expect(days.map(\.day.description) == ["2026-03-06", "2026-03-07", "2026-03-08"])
        #expect(days.map(\.low?.value) == [20, 21, nil])
        #expect(days.map(\.high?.value) == [nil, 44, 50])
    }

    @Test("an evening that is asked for late is the day's own night")
    func evening() throws {
        let days = try forecast(
            [
                half("2026-03-07T17", "2026-03-08T06", isDay: false, 21),
                half("2026-03-08T06", "2026-03-08T18", isDay: true, 50),
            ].joined(separator: ",")
        ).days
        #expect(days.map(\.day.description) == ["2026-03-07", "2026-03-08"])
        #expect(days.map(\.low?.value) == [21, nil])
    }

    private func hour(_ fields: String) throws -> Forecast {
        try forecast(
            """
            {"startTime": "2026-03-07T10:00:00-05:00", "temperature": 50, "temperatureUnit": "F", \(fields)}
            """)
    }

    @Test(
        "a wind in words",
        arguments: [("10 mph", 10, 10), ("5 to 10 mph", 5, 10), ("10 to 10 mph", 10, 10), ("0 mph", 0, 0)]
            as [(String, Double, Double)])
    func winds(text: String, low: Double, high: Double) throws {
        let wind = try hour("\"windSpeed\": \"\(text)\"").hours[0].conditions.wind
        #expect(wind == Wind(low: try WindSpeed(low, .milesPerHour), high: try WindSpeed(high, .milesPerHour)))
    }

    @Test(
        "words that are no wind are a fault",
        arguments: [
            "", "mph", "ten mph", "20 to 10 mph", "5 and 10 mph", "5 to 10 to 15 mph", "5 10 mph", "5 to mph", "-5 mph",
            "3000 mph", "5",
        ])
    func noWinds(text: String) throws {
        let forecast = try hour("\"windSpeed\": \"\(text)\"")
        #expect(forecast.hours[0].conditions.wind == nil)
        #expect(forecast.faults.map(\.path) == ["$.properties.periods[0].windSpeed"])
    }

    @Test("of a range of gusts the strongest, and of a wind in numbers both ends")
    func gusts() throws {
        let words = try hour("\"windSpeed\": \"10 mph\", \"windGust\": \"20 to 30 mph\"").hours[0].conditions
        #expect(words.gust == (try WindSpeed(30, .milesPerHour)))
        let numbers = try hour(
            """
            "windSpeed": {"unitCode": "wmoUnit:km_h-1", "minValue": 8, "maxValue": 16},
            "windGust": {"unitCode": "wmoUnit:km_h-1", "value": 30}
            """
        ).hours[0].conditions
        #expect(
            numbers.wind == Wind(low: try WindSpeed(8, .kilometersPerHour), high: try WindSpeed(16, .kilometersPerHour))
        )
        #expect(numbers.gust == (try WindSpeed(30, .kilometersPerHour)))
    }

    @Test("of two winds the stronger, whatever unit each is in", arguments: ["30 km/h", "10 to 30 km/h"])
    func stronger(night: String) throws {
        func half(_ hour: String, _ isDay: Bool, _ wind: String) -> String {
            """
            {"startTime": "2026-03-07T\(hour):00:00-05:00", "endTime": "2026-03-08T06:00:00-05:00",
             "isDaytime": \(isDay), "windSpeed": "\(wind)"}
            """
        }
        let days = try forecast(half("06", true, "20 mph") + "," + half("18", false, night)).days
        #expect(days.map(\.wind) == [Wind(try WindSpeed(20, .milesPerHour))])
    }

    @Test("a calm or variable wind comes from nowhere, without a fault", arguments: ["", "VRB", "CALM"])
    func calm(direction: String) throws {
        let forecast = try hour("\"windDirection\": \"\(direction)\"")
        #expect(forecast.hours[0].conditions.windDirectionDegrees == nil)
        #expect(forecast.faults == [])
    }

    @Test("the sixteen points", arguments: [("N", 0), ("NNE", 22.5), ("E", 90), ("SSW", 202.5), ("NNW", 337.5)])
    func points(direction: String, degrees: Double) throws {
        #expect(try hour("\"windDirection\": \"\(direction)\"").hours[0].conditions.windDirectionDegrees == degrees)
    }
}
