import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Bad forecasts")
struct BadForecastTests {
    private func failure(_ document: String) -> String {
        do throws(ForecastError) {
            _ = try Forecast(reading: document.utf8)
            return "was read"
        } catch {
            return error.description
        }
    }

    private static let service =
        "a forecast of Open-Meteo, MET Norway, the US National Weather Service, Pirate Weather, Dark Sky, OpenWeather, "
        + "WeatherKit or Bright Sky"

    @Test(
        "nothing at all, and no JSON",
        arguments: [
            ("", "$: an empty document at byte 0, the last, expected a weather service's forecast"),
            (" \n", "$: an empty document at byte 0, expected a weather service's forecast"),
            ("rain", "$: \"r\" at byte 0, expected a value"),
            (
                "[1, 2",
                "$[1]: the end of the document at byte 5, the last, expected a comma or the end of the array or object"
            ),
            (
                "{\"hourly\": {\"time\": [1, 2, tru",
                "$.hourly.time[2]: an unknown word at byte 27, expected true, false, null or a number"
            ),
            ("{\"a\": 01}", "$.a: \"01\" at byte 8, expected a number as JSON writes it"),
            ("{\"a\": 1.e5}", "$.a: \"1.e5\" at byte 10, expected a number as JSON writes it"),
            ("{\"a\": -}", "$.a: \"-\" at byte 7, expected a number as JSON writes it"),
            ("{\"a\": \"\\ud83d\"}", "$.a: half a surrogate pair at byte 13, expected both halves"),
            ("{\"a\": \"\\x\"}", "$.a: an unknown escape at byte 9, expected one of JSON's, such as \\n or \\u00E9"),
            ("{\"a\": [1,,2]}", "$.a[1]: \",\" at byte 9, expected a value"),
            ("{\"a\": \"x", "$.a: the end of the document at byte 8, the last, expected the rest of a string"),
            ("{\"a\": 1} {", "$: \"{\" at byte 9, expected the end of the document"),
            (
                "{\"@id\": {\"b c\": [nan]}}",
                "$[\"@id\"][\"b c\"][0]: an unknown word at byte 17, expected true, false, null or a number"
            ),
            ("7", "$: 7 at byte 0, expected \(service)"),
            ("null", "$: null at byte 0, expected \(service)"),
            ("{}", "$: an empty object at byte 0, expected \(service)"),
            ("{\"main\": {}, \"cod\": 200}", "$: an object of \"main, cod\" at byte 0, expected \(service)"),
        ])
    func syntax(document: String, message: String) { #expect(failure(document) == "unreadable forecast: " + message) }

    @Test("every truncation of a payload is one clear error, with its place", arguments: OwnPayloads.names)
    func truncated(name: String) throws {
        let bytes = Array(try OwnPayloads.bytes(name))
        let end = bytes.count - 1
        for length in Set([1, 2, 3, 10, 100, 1000, end / 2, end - 1] + stride(from: 1, to: end, by: 1997))
        where length < end {
            #expect(throws: ForecastError.self, "\(length) bytes") { try Forecast(reading: bytes.prefix(length)) }
        }
    }

    @Test("a nesting that would break a recursive reader, and a document larger than any forecast")
    func hostile() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(failure(deep).contains("a nesting deeper than 64 at byte 64"))
        #expect(failure(String(repeating: "{\"a\":", count: 500_000)).contains("a nesting deeper than 64"))
        let large = [UInt8](repeating: UInt8(ascii: "["), count: 200_000_000)
        let fault = ForecastFault(
            path: "$", found: "a document of more than 4194304 bytes at byte 4194304",
            expected: "a weather service's forecast")
        #expect(throws: ForecastError.unreadable(fault)) { try Forecast(reading: large) }
        #expect(throws: ForecastError.unreadable(fault)) { try Forecast(reading: repeatElement(0, count: 5_000_000)) }
    }

    @Test("what a service says when it refuses")
    func serviceErrors() {
        #expect(
            failure("{\"error\": true, \"reason\": \"Latitude must be in range\"}")
                == "unreadable forecast: $.reason: the service's error \"Latitude must be in range\" at byte 26, expected a forecast"
        )
        #expect(
            failure("{\"title\": \"Not Found\", \"status\": 404, \"detail\": \"Unable to provide data\"}")
                == "unreadable forecast: $.detail: the service's error \"Unable to provide data\" at byte 48, expected a forecast"
        )
        #expect(failure("{\"properties\": {\"forecastHourly\": \"https\"}}").contains("a points response"))
    }

    @Test(
        "a document that lacks what everything depends on",
        arguments: [
            (
                "{\"currently\": {\"time\": 0}}",
                "$.flags.units: nothing at byte 0, expected us, si, ca, uk or uk2, by which every number is read, "
                    + "or the same from the caller"
            ),
            (
                "{\"currently\": {\"time\": 0}, \"flags\": {\"units\": \"imperial\"}}",
                "$.flags.units: \"imperial\" at byte 46, expected us, si, ca, uk or uk2, by which every number is read"
            ),
            (
                "{\"properties\": {\"timeseries\": 3}}",
                "$.properties.timeseries: 3 at byte 30, expected an array of time steps"
            ),
            (
                "{\"properties\": {\"periods\": {}}}",
                "$.properties.periods: an object at byte 27, expected an array of periods"
            ),
            (
                "{\"properties\": {\"timeseries\": []}}",
                "$: no weather at byte 0, expected a variable that is read, such as air_temperature"
            ),
            (
                "{\"utc_offset_seconds\": 0, \"hourly\": {\"time\": 5}}",
                "$.hourly.time: 5 at byte 36, expected an array of times"
            ),
            (
                "{\"utc_offset_seconds\": 0, \"hourly\": {}}",
                "$.hourly.time: nothing at byte 36, expected an array of times"
            ),
            ("{\"list\": [], \"city\": {}}", "$: no weather at byte 0, expected a variable that is read, such as temp"),
            (
                "{\"lat\": 1, \"lon\": 2, \"timezone_offset\": 0, \"hourly\": 3}",
                "$.hourly: 3 at byte 53, expected an array of hours"
            ),
            (
                "{\"currentWeather\": {\"metadata\": {}}}",
                "$.currentWeather: an object at byte 19, expected the weather now with its asOf"
            ),
            (
                "{\"weather\": [{\"timestamp\": \"2026-01-01T00:00:00+01:00\", \"solar\": 1}], \"sources\": []}",
                "$.weather[0]: only solar at byte 13, expected a variable that is read, such as temperature"
            ),
            (
                "{\"properties\": {\"gridId\": \"BOU\"}}",
                "$.properties: only gridId at byte 15, expected a variable that is read, such as temperature"
            ),
        ])
    func incomplete(document: String, message: String) {
        #expect(failure(document) == "unreadable forecast: " + message)
    }
}
