import Foundation
import Testing
import WeatherForecast
import WeatherFormat

/// What the card says of each thing that the sun can do.
@Suite("The sun")
struct SunCardTests {
    private func card(_ events: SunEvents) throws -> SunCard {
        let forecast = try SmallForecast.days(1) { $1.sun = events }
        return try #require(try SmallForecast.view(forecast).sun)
    }

    private let rise = SmallForecast.start.addingTimeInterval(6 * 3600)
    private let set = SmallForecast.start.addingTimeInterval(18 * 3600)

    @Test("rises and sets")
    func both() throws {
        let card = try card(.risesAndSets(sunrise: rise, sunset: set))
        #expect(card.state == .risesAndSets && card.sunrise == "6:00am" && card.sunset == "6:00pm" && card.note == nil)
        #expect(card.spoken == "Sunrise, 6:00am, Sunset, 6:00pm")
    }

    @Test("rises and stays: it does not set")
    func rises() throws {
        let card = try card(.rises(rise))
        #expect(card.state == .rises && card.sunrise == "6:00am" && card.sunset == nil)
        #expect(card.note == "The sun does not set today.")
        #expect(card.spoken == "Sunrise, 6:00am, The sun does not set today.")
    }

    @Test("sets and does not rise again")
    func sets() throws {
        let card = try card(.sets(set))
        #expect(card.state == .sets && card.sunrise == nil && card.sunset == "6:00pm")
        #expect(card.note == "The sun does not rise today.")
        #expect(card.spoken == "Sunset, 6:00pm, The sun does not rise today.")
    }

    @Test("stays above or below")
    func polar() throws {
        let day = try card(.polarDay)
        #expect(day.note == "Midnight sun" && day.spoken == "The sun does not set today.")
        let night = try card(.polarNight)
        #expect(night.note == "Polar night" && night.spoken == "The sun does not rise today.")
        #expect([day.sunrise, day.sunset, night.sunrise, night.sunset] == [nil, nil, nil, nil])
    }
}
