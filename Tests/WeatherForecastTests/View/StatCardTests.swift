import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Stat cards")
struct StatCardTests {
    /// The card of what falls, of a day and 24 hours.
    private func precipitationCard(
        day: Precipitation, hours: [Int: Precipitation]
    ) throws -> StatCard? {
        var forecast = try SmallForecast.hours(24) { $1.precipitation = hours[$0] ?? Precipitation() }
        forecast.days = try SmallForecast.days(1) { $1.precipitation = day }.days
        return try SmallForecast.view(forecast).cards.first { $0.kind == .precipitation }
    }

    @Test("nothing is said of a time to come where the service gives no chances, or where the day says otherwise")
    func noChances() throws {
        let amount = Precipitation(amount: try PrecipitationAmount(2, .millimeters))
        #expect(try precipitationCard(day: amount, hours: [:])?.line == nil)
        let dry = Precipitation(chance: try PrecipChance(percent: 5))
        #expect(try precipitationCard(day: amount, hours: [3: dry])?.line == nil)
        // A day whose chance is high and whose amount is none.
        let none = try PrecipitationAmount(0, .millimeters)
        let likely = Precipitation(chance: try PrecipChance(percent: 80), amount: none)
        #expect(try precipitationCard(day: likely, hours: [:])?.line == nil)
        #expect(try precipitationCard(day: likely, hours: [3: dry])?.line == "No rain expected")
    }

    @Test("an hour without a kind of its own has the day's")
    func kindOfTheDay() throws {
        let amount = try PrecipitationAmount(2, .millimeters)
        let likely = try PrecipChance(percent: 80)
        let unknown = [5: Precipitation(chance: likely)]
        #expect(
            try precipitationCard(day: Precipitation(amount: amount, kind: .snow), hours: unknown)?.line
                == "Snow from 5am")
        #expect(
            try precipitationCard(day: Precipitation(amount: amount, kind: .rain), hours: unknown)?.line
                == "Rain from 5am")
        // Of both kinds neither is named alone.
        let own = [5: Precipitation(chance: likely, kind: .rain)]
        #expect(
            try precipitationCard(day: Precipitation(amount: amount, kind: .snow), hours: own)?.line
                == "Wintry mix from 5am")
    }

    @Test("a wind says where it comes from, where that is known")
    func wind() throws {
        func card(_ degrees: Double?) throws -> StatCard? {
            let forecast = try SmallForecast.hours(1) {
                $1.wind = Wind(try WindSpeed(12, .kilometersPerHour))
                $1.windDirectionDegrees = degrees
            }
            return try SmallForecast.view(forecast).cards.first { $0.kind == .wind }
        }
        #expect(try card(225)?.line == "SW")
        #expect(try card(225)?.spoken == "Wind, 12 kilometers per hour, southwest, Gentle breeze")
        #expect(try card(nil)?.line == nil)
        #expect(try card(nil)?.spoken == "Wind, 12 kilometers per hour, Gentle breeze")
        #expect(try card(nil)?.name == "Gentle breeze")
    }

    /// The mean wind names it, not its gusts; a calm has its own word.
    @Test(
        "a wind has its name, a UV index its level",
        arguments: [
            (0.3, nil), (1, "Light air"), (7, "Light breeze"), (25, "Moderate breeze"), (90, "Storm"),
            (130, "Hurricane"),
        ] as [(Double, String?)])
    func names(kilometersPerHour: Double, name: String?) throws {
        let forecast = try SmallForecast.hours(1) {
            $1.wind = Wind(try WindSpeed(kilometersPerHour, .kilometersPerHour))
            $1.gust = try WindSpeed(kilometersPerHour + 0.1, .kilometersPerHour)
            $1.uvIndex = try UVIndex(kilometersPerHour)
        }
        let cards = try SmallForecast.view(forecast).cards
        #expect(cards.first { $0.kind == .wind }?.name == name)
        let levels: [Double: String] = [0.3: "Low", 1: "Low", 7: "High", 25: "Extreme"]
        if let level = levels[kilometersPerHour] {
            #expect(cards.first { $0.kind == .uvIndex }?.line == level)
            #expect(cards.first { $0.kind == .uvIndex }?.spoken.hasSuffix(", \(level)") == true)
        }
    }

    /// As the index is written: 2.5 is 3.
    @Test(
        "the levels of the UV index",
        arguments: [
            (2.4, "Low"), (2.5, "Moderate"), (5.4, "Moderate"), (5.5, "High"), (7.4, "High"), (7.5, "Very high"),
            (10.4, "Very high"), (10.5, "Extreme"),
        ])
    func levels(index: Double, level: String) throws {
        let forecast = try SmallForecast.hours(1) { $1.uvIndex = try UVIndex(index) }
        #expect(try SmallForecast.view(forecast).cards.first { $0.kind == .uvIndex }?.line == level)
    }

    @Test("a wind and its gusts, a range of winds, a gust alone")
    func gusts() throws {
        func value(_ wind: Wind?, _ gust: Double?) throws -> String? {
            let forecast = try SmallForecast.hours(1) {
                $1.wind = wind
                $1.gust = try gust.map { try WindSpeed($0, .kilometersPerHour) }
            }
            return try SmallForecast.view(forecast).cards.first { $0.kind == .wind }?.value
        }
        let calm = Wind(try WindSpeed(5, .kilometersPerHour))
        let range = Wind(low: try WindSpeed(5, .kilometersPerHour), high: try WindSpeed(10, .kilometersPerHour))
        #expect(try value(calm, nil) == "5km/h")
        #expect(try value(calm, 20) == "5-20km/h")
        #expect(try value(range, nil) == "5-10km/h")
        #expect(try value(range, 20) == "5-20km/h")
        #expect(try value(nil, 20) == "20km/h")
        #expect(try value(nil, nil) == nil)
    }
}
