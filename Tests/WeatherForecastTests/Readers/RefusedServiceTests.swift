import Foundation
import Testing
import WeatherForecast
import WeatherFormat

/// Documents that are not read are refused by their name, and an error by the service's own words.
@Suite("Refused documents")
struct RefusedServiceTests {
    private func failure(_ document: String) -> String {
        do throws(ForecastError) {
            _ = try Forecast(reading: document.utf8)
            return "was read"
        } catch {
            return error.description
        }
    }

    @Test(
        "other services",
        arguments: [
            (
                #"[{"DateTime": "2026-01-01T00:00:00+01:00", "EpochDateTime": 0, "IconPhrase": "Clear"}]"#,
                "an AccuWeather hourly forecast"
            ),
            (#"{"Headline": {"Text": "Rain"}, "DailyForecasts": []}"#, "an AccuWeather daily forecast"),
            (
                #"[{"LocalObservationDateTime": "2026-01-01T00:00:00+01:00", "EpochTime": 0, "WeatherText": "Clear"}]"#,
                "an AccuWeather current conditions response"
            ),
            (
                #"{"queryCost": 1, "resolvedAddress": "Oslo", "days": [], "currentConditions": {"temp": 1}}"#,
                "a Visual Crossing response"
            ),
            (#"{"timelines": {"hourly": []}, "location": {"lat": 1}}"#, "a Tomorrow.io response"),
            (#"{"data": {"timelines": [{"timestep": "1h"}]}}"#, "a Tomorrow.io response"),
            (
                #"{"location": {"name": "Oslo", "localtime_epoch": 0}, "current": {"temp_c": 1}}"#,
                "a WeatherAPI.com response"
            ),
            (#"{"city_name": "Oslo", "country_code": "NO", "data": [{"temp": 1}]}"#, "a Weatherbit response"),
            (#"{"metadata": {"modelrun_utc": "2026-01-01 00:00"}, "data_1h": {}}"#, "a meteoblue response"),
            (
                #"{"type": "FeatureCollection", "features": [{"properties": {"modelRunDate": "2026-01-01T00:00Z", "timeSeries": []}}]}"#,
                "a Met Office DataHub response"
            ),
            (
                #"{"approvedTime": "2026-01-01T00:00:00Z", "referenceTime": "2026-01-01T00:00:00Z", "timeSeries": []}"#,
                "an SMHI response"
            ),
            (#"{"validTimeLocal": ["2026-01-01T07:00:00+0100"], "temperatureMax": [1]}"#, "a Weather Company response"),
        ])
    func others(document: String, name: String) {
        #expect(
            failure(document)
                == "unreadable forecast: $: \(name) at byte 0, which is not read, expected a forecast of Open-Meteo, MET Norway, "
                + "the US National Weather Service, Pirate Weather, Dark Sky, OpenWeather, WeatherKit or Bright Sky")
    }

    @Test(
        "other documents of the services that are read",
        arguments: [
            (
                #"{"properties": {"forecastHourly": "https"}}"#,
                "a points response of the US National Weather Service at byte 0, which is not read, expected its forecast, with this beside it"
            ),
            (
                #"{"coord": {"lon": 1}, "weather": [{"id": 800}], "main": {"temp": 280}, "cod": 200}"#,
                "an OpenWeather current weather response at byte 0, which is not read, expected its One Call or its five-day forecast"
            ),
            (
                #"{"lat": 1, "lon": 2, "timezone_offset": 0, "data": [{"dt": 0, "temp": 280}]}"#,
                "an OpenWeather response for a past time at byte 0, which is not read, expected its One Call or its five-day forecast"
            ),
            (
                #"{"city": {"id": 1}, "cod": "200", "list": [{"dt": 0, "temp": {"day": 280}}]}"#,
                "an OpenWeather forecast of days at byte 0, which is not read, expected its One Call or its five-day forecast"
            ),
            (
                #"{"weather": {"source_id": 1, "timestamp": "2026-01-01T00:00:00+00:00"}, "sources": [{"id": 1}]}"#,
                "a Bright Sky current weather response at byte 0, which is not read, expected its weather of several hours"
            ),
            (
                #"{"type": "FeatureCollection", "features": [{"properties": {"event": "Tornado Warning", "messageType": "Alert"}}]}"#,
                "an alerts response of the US National Weather Service at byte 0, which is not read, expected its forecast or its hourly forecast"
            ),
            (
                #"{"type": "FeatureCollection", "features": [{"properties": {"station": "KDEN", "textDescription": "Clear"}}]}"#,
                "an observation of the US National Weather Service at byte 0, which is not read, expected its forecast or its hourly forecast"
            ),
            (
                #"{"type": "FeatureCollection", "features": [], "observationStations": ["KDEN"]}"#,
                "a list of stations of the US National Weather Service at byte 0, which is not read, expected its forecast or its hourly forecast"
            ),
            (
                #"[{"latitude": 1, "utc_offset_seconds": 0, "hourly": {}}, {"latitude": 2}]"#,
                "an Open-Meteo response for several places at byte 0, which is not read, expected the response for one of them"
            ),
            (
                #"{"results": [{"name": "Oslo"}], "generationtime_ms": 0.5}"#,
                "a list of places of Open-Meteo at byte 0, which is not read, expected its forecast for one of them"
            ),
        ])
    func ofReadServices(document: String, message: String) {
        #expect(failure(document) == "unreadable forecast: $: " + message)
    }

    @Test("the service's own words, whole")
    func errors() {
        let long =
            "Data corrupted at path ''. Cannot initialize ForecastVariable from invalid String value winddiren_10m for key hourly"
        for (document, path) in [
            (#"{"error": true, "reason": "\#(long)"}"#, "$.reason"),
            (#"{"error": {"code": 1002, "message": "\#(long)"}}"#, "$.error.message"),
            (#"{"code": 400, "error": "\#(long)"}"#, "$.error"),
            (#"{"cod": 401, "message": "\#(long)"}"#, "$.message"),
            (#"{"message": "\#(long)"}"#, "$.message"),
            (#"{"detail": "\#(long)"}"#, "$.detail"),
            (#"{"title": "Not Found", "status": 404, "detail": "\#(long)"}"#, "$.detail"),
            (#"{"title": "\#(long)", "status": 503}"#, "$.title"),
        ] {
            let byte = document.ranges(of: "\"\(long)").first.map {
                document.utf8.distance(from: document.startIndex, to: $0.lowerBound)
            }
            #expect(
                failure(document)
                    == "unreadable forecast: \(path): the service's error \"\(long)\" at byte \(byte ?? -1), expected a forecast"
            )
        }
    }

    @Test("but no more of them than a page")
    func longErrors() {
        let message = failure(#"{"error": true, "reason": "\#(String(repeating: "x", count: 100_000))"}"#)
        #expect(message.utf8.count < 2200 && message.contains("x…\" at byte 26"))
    }
}
