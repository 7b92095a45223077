import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("US National Weather Service: periods")
struct NWSReaderTests {
    private func period(_ start: String, _ end: String, _ members: String) -> String {
        #"{"startTime": "2026-03-05T\#(start):00:00-05:00", "endTime": "2026-03-0\#(end):00:00-05:00", \#(members)}"#
    }

    private func read(_ periods: [String], head: String = "") throws -> Forecast {
        try Forecast(reading: #"{"properties": {\#(head)"periods": [\#(periods.joined(separator: ", "))]}}"#.utf8)
    }

    @Test("the reader's time is when the document was made, or its first hour; the update line has the update")
    func times() throws {
        let hour = period("07", "5T08", #""temperature": 50, "temperatureUnit": "F""#)
        let forecast = try read(
            [hour],
            head: #""updateTime": "2026-03-05T13:40:00+00:00", "generatedAt": "2026-03-05T12:30:00+00:00", "#)
        #expect(forecast.ownTime == forecast.generated)
        #expect(forecast.updated != nil && forecast.updated != forecast.generated)
        #expect(try read([hour]).ownTime == forecast.hours[0].start)
    }

    @Test("numbers as text, plain numbers, and objects with their unit")
    func numbers() throws {
        let forecast = try read([
            period(
                "07", "5T08",
                """
                "temperature": "50", "temperatureUnit": "F", "probabilityOfPrecipitation": 20, "relativeHumidity": "57",
                "dewpoint": {"unitCode": "wmoUnit:degC", "value": "-1.5"},
                "windSpeed": {"unitCode": "wmoUnit:km_h-1", "minValue": 5, "maxValue": 10}, "windDirection": "NNW"
                """),
            period(
                "08", "5T09",
                """
                "temperature": {"unitCode": "wmoUnit:degC", "value": 9}, "dewpoint": 3,
                "windSpeed": {"unitCode": "wmoUnit:km_h-1", "maxValue": 12}, "windGust": "500 mph"
                """),
        ])
        let conditions = forecast.hours.map(\.conditions)
        #expect(conditions[0].temperature == (try Temperature(50, .fahrenheit)))
        #expect(conditions[0].precipitation.chance == (try PrecipChance(percent: 20)))
        #expect(conditions[0].humidity == (try Percentage(percent: 57)))
        #expect(conditions[0].dewPoint == (try Temperature(-1.5, .celsius)))
        #expect(conditions[0].wind?.high == (try WindSpeed(10, .kilometersPerHour)))
        #expect(conditions[1].temperature == (try Temperature(9, .celsius)))
        #expect(conditions[1].wind?.high == (try WindSpeed(12, .kilometersPerHour)))
        #expect(
            forecast.faults.map(\.description) == [
                "$.properties.periods[1].dewpoint: 3, expected an object with its value and unitCode",
                "$.properties.periods[1].windGust: \"500 mph\", expected from 0 to 120 m/s, by the world's records",
            ])
    }

    @Test("a day takes the stronger wind of day and night, with its direction")
    func strongerWind() throws {
        let forecast = try read([
            period(
                "06", "5T18",
                #""isDaytime": true, "temperature": 50, "temperatureUnit": "F", "windSpeed": "5 to 10 mph", "windDirection": "N""#
            ),
            period(
                "18", "6T06",
                #""isDaytime": false, "temperature": 40, "temperatureUnit": "F", "windSpeed": "30 km/h", "windGust": "40 mph", "windDirection": "SW""#
            ),
        ])
        #expect(forecast.days.count == 1)
        #expect(forecast.days[0].wind == Wind(try WindSpeed(30, .kilometersPerHour)))
        #expect(forecast.days[0].windDirectionDegrees == 225)
        #expect(forecast.days[0].gust == (try WindSpeed(40, .milesPerHour)))
    }

    @Test(
        "what falls, by the icon",
        arguments: [
            ("https://api.weather.gov/icons/land/day/snow,70?size=small", .snow),
            ("https://api.weather.gov/icons/land/night/tsra_hi,40/rain_showers,30?size=medium", .rain),
            ("https://api.weather.gov/icons/land/night/rain,40/snow,60?size=medium", .mixed),
            ("https://api.weather.gov/icons/land/day/rain_snow,40?size=small", .mixed),
            ("https://api.weather.gov/icons/land/day/fzra?size=small", .freezingRain),
            ("https://api.weather.gov/icons/land/day/sct?size=small", nil), ("", nil),
        ] as [(String, PrecipitationKind?)])
    func icons(address: String, kind: PrecipitationKind?) throws {
        let forecast = try read([
            period("07", "5T08", #""temperature": 20, "temperatureUnit": "F", "icon": "\#(address)""#)
        ])
        #expect(forecast.hours[0].conditions.precipitation.kind == kind)
    }
}
