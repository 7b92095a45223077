import Foundation
import Testing
import WeatherForecast
import WeatherFormat

/// Which numbers are values, and which are a fault.
@Suite("Values of a document")
struct ValueTests {
    private func openMeteo(_ variable: String, _ values: String, unit: String) throws -> Forecast {
        let times = values.split(separator: ",").indices.map { "\($0 * 3600)" }.joined(separator: ", ")
        return try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT",
                 "hourly_units": {"\(variable)": "\(unit)", "dew_point_2m": "°C"},
                 "hourly": {"time": [\(times)], "\(variable)": [\(values)],
                            "dew_point_2m": [\(values.split(separator: ",").map { _ in "1" }.joined(separator: ", "))]}}
                """.utf8)
    }

    @Test(
        "absolute zero and what the world's records exclude is missing, with a fault for each",
        arguments: [
            ("temperature_2m", "°C", "-273.15, -95.1, -95, 60, 60.1", [-95, 60]),
            ("temperature_2m", "°F", "-459.67, -139.1, -138.9, 140, 141", [-138.9, 140]),
            ("apparent_temperature", "°C", "-131, -130, 95, 96", [-130, 95]),
            ("wind_speed_10m", "m/s", "-1, 0, 120, 121", [0, 120]),
            ("wind_gusts_10m", "km/h", "432, 433", [432]),
            ("pressure_msl", "hPa", "0, 849, 850, 1100, 1101", [850, 1100]),
            ("visibility", "m", "0, 500000, 500001", [0, 500_000]),
        ] as [(String, String, String, [Double])])
    func records(variable: String, unit: String, values: String, read: [Double]) throws {
        let forecast = try openMeteo(variable, values, unit: unit)
        let found = forecast.hours.map(\.conditions).compactMap { conditions in
            switch variable {
            case "temperature_2m": conditions.temperature?.value
            case "apparent_temperature": conditions.feelsLike?.value
            case "wind_speed_10m": conditions.wind?.low.value
            case "wind_gusts_10m": conditions.gust?.value
            case "pressure_msl": conditions.pressure?.value
            default: conditions.visibility?.value
            }
        }
        #expect(found == read)
        #expect(forecast.faults.count == forecast.hours.count - read.count)
        #expect(forecast.faults.allSatisfy { $0.path.hasPrefix("$.hourly.\(variable)[") })
    }

    @Test("a rain, a snow and a UV index beyond the world's records")
    func moreRecords() throws {
        let rain = try openMeteo("precipitation", "0, 450, 451", unit: "mm")
        #expect(rain.hours.map(\.conditions.precipitation.amount?.value) == [450, nil, nil])
        #expect(rain.faults.map(\.path) == ["$.hourly.precipitation[2]"])
        #expect(rain.faults[0].expected == "from 0 to 450 mm, by the world's records")
        let uv = try openMeteo("uv_index", "50, 50.1, -0.2, -1", unit: "")
        #expect(uv.hours.map(\.conditions.uvIndex?.value) == [50, nil, 0, nil])
        #expect(uv.faults.map(\.expected) == ["at most 50, by the world's records", "at least 0"])
    }

    @Test("a humidity of 100.3 is full, one of 4500 a mistake; the type decides, and its words are the fault")
    func humidity() throws {
        let forecast = try openMeteo("relative_humidity_2m", "100.3, -0.2, 4500, 57", unit: "%")
        #expect(forecast.hours.map(\.conditions.humidity?.value) == [100, 0, nil, 57])
        #expect(forecast.faults.map(\.description) == ["$.hourly.relative_humidity_2m[2]: 4500, expected 0 to 100 %"])
    }

    @Test("numbers as text are numbers, words are not")
    func numbersAsText() throws {
        let forecast = try openMeteo("temperature_2m", "\"30\", \"-1.5\", \"nan\", \"1.5.2\", \"\"", unit: "°C")
        #expect(forecast.hours.map(\.conditions.temperature?.value) == [30, -1.5, nil, nil, nil])
        #expect(forecast.faults.map(\.found) == ["\"nan\"", "\"1.5.2\"", "\"\""])
    }

    @Test("a direction beyond a circle is counted on", arguments: [(360.0, 0.0), (-90, 270), (630, 270), (22.5, 22.5)])
    func direction(given: Double, degrees: Double) throws {
        let forecast = try openMeteo("wind_direction_10m", "\(given)", unit: "°")
        #expect(forecast.hours[0].conditions.windDirectionDegrees == degrees)
    }

    @Test("a document without one variable that is read is an error that names what was found")
    func nothingRead() throws {
        func failure(_ document: String) -> String {
            do throws(ForecastError) {
                _ = try Forecast(reading: document.utf8)
                return ""
            } catch {
                return error.description
            }
        }
        #expect(
            failure(
                """
                {"utc_offset_seconds": 0, "hourly": {"time": [0, 3600], "soil_temperature_0cm": [1, 2], "pm10": [3, 4]},
                 "daily": {"time": [0], "et0": [1]}}
                """)
                == "unreadable forecast: $.hourly: only soil_temperature_0cm, pm10, et0 at byte 36, "
                + "expected a variable that is read, such as temperature_2m")
        // A direction of no wind.
        #expect(
            failure(
                """
                {"utc_offset_seconds": 0, "timezone": "UTC", "current": {"time": 0, "wind_direction_10m": 71},
                 "hourly": {"time": [0, 3600], "wind_direction_10m": [71, 61]}}
                """)
                == "unreadable forecast: $.current: only wind_direction_10m at byte 56, "
                + "expected a variable that is read, such as temperature_2m")
        #expect(
            failure(
                """
                {"properties": {"timeseries": [{"time": "2026-01-01T00:00:00Z",
                 "data": {"instant": {"details": {"fog_area_fraction": 1}}}}]}}
                """)
                == "unreadable forecast: $.properties.timeseries[0].data.instant.details: only fog_area_fraction at byte 97, "
                + "expected a variable that is read, such as air_temperature")
        #expect(
            failure("{\"flags\": {\"units\": \"si\"}, \"hourly\": {\"data\": [{\"time\": 0, \"ozone\": 300}]}}")
                == "unreadable forecast: $.hourly.data[0]: only ozone at byte 47, "
                + "expected a variable that is read, such as temperature"
        )
        #expect(
            failure(
                """
                {"properties": {"periods": [{"startTime": "2026-01-01T00:00:00-05:00", "shortForecast": "Sunny"}]}}
                """)
                == "unreadable forecast: $.properties.periods[0]: only shortForecast at byte 28, "
                + "expected a variable that is read, such as temperature")
    }
}
