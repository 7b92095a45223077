import Foundation
import Testing

@testable import WeatherForecast
import WeatherFormat

@Suite("OpenWeather: units, which no document names")
struct OpenWeatherUnitsTests {
    private struct Hour {
        let temperature, feelsLike, humidity, wind: Double

        init(_ temperature: Double, _ feelsLike: Double, _ humidity: Double, _ wind: Double) {
            self.temperature = temperature
            self.feelsLike = feelsLike
            self.humidity = humidity
            self.wind = wind
        }
    }

    private func read(_ hours: [Hour], named: SourceUnits? = nil) throws(ForecastError) -> Forecast {
        let list = hours.enumerated().map { index, hour in
            """
            {"dt": \(1_772_409_600 + index * 3600), "temp": \(hour.temperature), "feels_like": \(hour.feelsLike),
             "humidity": \(hour.humidity), "wind_speed": \(hour.wind)}
            """
        }
        return try Forecast(
            reading: "{\"lat\": 1, \"lon\": 2, \"timezone_offset\": 0, \"hourly\": [\(list.joined(separator: ","))]}"
                .utf8,
            sourceUnits: named)
    }

    private func unit(_ hours: [Hour], named: SourceUnits? = nil) throws -> [String] {
        let conditions = try #require(try read(hours, named: named).hours.first?.conditions)
        return [conditions.temperature?.givenUnit.description, conditions.wind?.high.givenUnit.description].compactMap {
            $0
        }
    }

    /// As the service has sent them: cold and wind, a chill at its limit of 7 degrees, mild, hot and damp.
    private static let metric = [
        Hour(-0.66, -3.52, 61, 2.24), Hour(-14.13, -21.13, 76, 8.44), Hour(22.75, 23.27, 84, 3),
        Hour(28.97, 34.44, 79, 1.54),
    ]

    /// The same weather in Fahrenheit.
    private static let imperial = metric.map { hour in
        func degrees(_ value: Double) -> Double { (value * 180 + 3200).rounded() / 100 }
        return Hour(
            degrees(hour.temperature), degrees(hour.feelsLike), hour.humidity, (hour.wind / 0.0044704).rounded() / 100)
    }

    @Test("they follow from how the temperature feels")
    func ofFeelsLike() throws {
        #expect(try unit(Self.metric) == ["C", "m/s"])
        // Below 60 degrees, which Celsius could have.
        let cold = [Hour(30.81, 25.67, 61, 5.01), Hour(6.57, -6.03, 76, 18.88), Hour(45, 41.71, 80, 6)]
        #expect(try unit(cold) == ["F", "mph"])
    }

    @Test("each formula, in both units")
    func formulas() {
        for (metric, imperial) in zip(Self.metric, Self.imperial) {
            let felt = OpenWeatherFeelsLike.fahrenheit(
                metric.temperature * 1.8 + 32, humidity: metric.humidity, milesPerHour: metric.wind / 0.44704)
            #expect(abs((felt - 32) / 1.8 - metric.feelsLike) < 0.02)
            let other = OpenWeatherFeelsLike.fahrenheit(
                imperial.temperature, humidity: imperial.humidity, milesPerHour: imperial.wind)
            #expect(abs(other - imperial.feelsLike) < 0.05)
        }
        // A calm is as cold as it is, and dry heat is less than it is.
        #expect(OpenWeatherFeelsLike.fahrenheit(40, humidity: 50, milesPerHour: 3) == 40)
        #expect(abs(OpenWeatherFeelsLike.fahrenheit(96.37, humidity: 12, milesPerHour: 5) - 91.36) < 0.05)
        #expect(abs(OpenWeatherFeelsLike.fahrenheit(82, humidity: 95, milesPerHour: 5) - 93.97) < 0.05)
    }

    @Test("what no temperature in Celsius can be")
    func ofRange() throws {
        #expect(try unit([Hour(75, 75, 50, 2)]) == ["F", "mph"])
        #expect(try unit([Hour(290, 290, 50, 2)]) == ["C", "m/s"])
        // One wrong value among many decides nothing.
        let wrong = Self.metric + Self.metric + Self.metric
        #expect(try unit(wrong + [Hour(75, 75, 50, 2)]) == ["C", "m/s"])
        #expect(try unit(wrong + [Hour(9999, 9999, 50, 2)]) == ["C", "m/s"])
    }

    @Test("the caller says them where the numbers allow several, and else the numbers are stronger")
    func named() throws {
        let vague = [Hour(20, 19, 50, 2)]
        #expect(try unit(vague, named: .metric) == ["C", "m/s"])
        #expect(try unit(vague, named: .imperial) == ["F", "mph"])
        // 20 K is colder than any place.
        #expect(try unit(vague, named: .standard) == ["m/s"])
        let named = try read(Self.metric, named: .imperial)
        #expect(named.hours.first?.conditions.temperature?.givenUnit == .celsius)
        #expect(
            named.faults.map(\.description) == [
                "$.hourly[0].temp: -0.66, expected imperial units, as the caller says; the numbers are metric"
            ])
    }

    @Test("nobody guesses")
    func unknown() {
        func failure(_ hours: [Hour], named: SourceUnits? = nil) -> String {
            do throws(ForecastError) {
                _ = try read(hours, named: named)
                return "was read"
            } catch {
                return error.description
            }
        }
        let several =
            "unreadable forecast: $.hourly[0].temp: 20 at byte 81, expected standard, metric or imperial units from the caller: "
            + "the document does not name them, and its numbers allow several"
        #expect(failure([Hour(20, 19, 50, 2)]) == several)
        // Two that fit may be chance.
        let two = Array(Self.metric.prefix(2))
        #expect(failure([Hour(20, 19, 50, 2)] + two) == several)
        #expect(
            failure(Self.metric, named: .us)
                == "unreadable forecast: $: us units from the caller at byte 0, expected standard, metric or imperial")
    }

    @Test("a document without one value that has a unit needs none")
    func without() throws {
        let forecast = try Forecast(
            reading: """
                {"lat": 1, "lon": 2, "timezone_offset": 0, "minutely": [{"dt": 1772409600, "precipitation": 0.5}]}
                """.utf8)
        #expect(forecast.minutes.map(\.rate?.value) == [0.5])
    }
}
