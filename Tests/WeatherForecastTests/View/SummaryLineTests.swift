import Foundation
import Testing
import WeatherFormat

@testable import WeatherForecast

/// The line about the next hours, of windows made by hand.
@Suite struct SummaryLineTests {
    /// Hours from midnight on: a chance in percent and a class.
    private func view(
        _ hours: [(Double?, WeatherCondition?)], _ language: Language = .en, at hour: Double = 0,
        _ clock: HourCycle = .twelveHour
    ) throws -> ForecastView {
        var steps = Made.hours(try hours.map { try Made.conditions(celsius: 9, Made.precipitation(percent: $0.0)) })
        for index in steps.indices { steps[index].conditions.condition = hours[index].1 }
        return try Made.view(Forecast(hours: steps), at: hour, language, clock)
    }

    private func hours(_ wet: Range<Int>, of count: Int = 24, _ sky: WeatherCondition = .partlyCloudy)
        -> [(Double?, WeatherCondition?)]
    {
        (0..<count).map { wet.contains($0) ? (60, .rain) : (0, sky) }
    }

    @Test func begins() throws {
        #expect(try view(hours(17..<24)).header.summary == "Rain from 5pm.")
        #expect(try view(hours(17..<24), .de, at: 0, .twentyFourHour).header.summary == "Regen ab 17:00.")
    }

    @Test func passes() throws {
        #expect(try view(hours(17..<20)).header.summary == "Rain from 5pm until 8pm, then partly cloudy.")
        let german = try view(hours(17..<20), .de, at: 0, .twentyFourHour).header.summary
        #expect(german == "Regen ab 17:00, teilweise bewölkt ab 20:00.")
        let fog = try view(hours(17..<20, .fog), .de, at: 0, .twentyFourHour).header.summary
        #expect(fog == "Regen ab 17:00, Nebel ab 20:00.")
        #expect(try view(hours(17..<20), .ja, at: 0, .twentyFourHour).header.summary == "17時から雨、20時から晴れ時々曇り。")
        // A la una: one hour is counted in the singular.
        let spanish = try view(hours(11..<13), .es, at: 0).header.summary
        #expect(spanish == "Lluvia a partir de las 11am, parcialmente nublado a partir de la 1pm.")
    }

    @Test func ends() throws {
        #expect(try view(hours(0..<4)).header.summary == "Rain until 4am, then partly cloudy.")
        let german = try view(hours(0..<4), .de, at: 0, .twentyFourHour).header.summary
        #expect(german == "Regen, teilweise bewölkt ab 4:00.")
    }

    @Test func continues() throws {
        #expect(try view(hours(0..<24)).header.summary == "Rain.")
        #expect(try view(hours(0..<24), .zhHans).header.summary == "雨。")
    }

    @Test func none() throws {
        #expect(try view(hours(0..<0)).header.summary == "Partly cloudy.")
        #expect(try view(hours(0..<0, of: 24, .fog)).header.summary == "Fog.")
        // Without a class there is nothing to say.
        #expect(try view(Array(repeating: (0, nil), count: 24)).header.summary == nil)
        #expect(try view([]).header.summary == nil)
    }

    /// A lone weak hour of a long window is none to the strip, and so to the line, whatever its class says.
    @Test func theGateDecides() throws {
        var lone = hours(0..<0)
        lone[5] = (25, .heavyRain)
        #expect(try view(lone).header.summary == "Partly cloudy.")
        // And a chance without a class that falls is named after what could fall.
        let unnamed = (0..<24).map { ($0 == 3 ? 80 : 0, WeatherCondition.overcast) as (Double?, WeatherCondition?) }
        #expect(try view(unnamed).header.summary == "Rain from 3am until 4am, then overcast.")
        // Where the class of the dry hour says that it falls, nothing is said of it.
        var contrary = hours(3..<5)
        contrary[5] = (10, .lightRain)
        #expect(try view(contrary).header.summary == "Rain from 3am until 5am.")
    }

    /// The gravest kind names it, and of that the class that lasts longest.
    @Test func whatFalls() throws {
        var storm = hours(3..<8)
        storm[4].1 = .lightThunderstorm
        storm[5].1 = .thunderstorm
        storm[6].1 = .thunderstorm
        #expect(try view(storm).header.summary == "Thunderstorm from 3am until 8am, then partly cloudy.")
    }

    @Test func today() throws {
        let evening = try view(hours(26..<30, of: 48), at: 20)
        #expect(evening.header.summary == "Rain from 2am until 6am, then partly cloudy.")
        #expect(evening.header.summaryOfToday == "Partly cloudy.")
        #expect(try view(hours(0..<2)).header.summaryOfToday == nil)
    }

    /// Nouns keep their capital, and nothing else does.
    @Test func germanCapitals() throws {
        let inside = try WeatherCondition.allCases.map { try $0.wordInsideSentence(in: .de) }
        let small = inside.filter { $0.first?.isLowercase == true }
        #expect(small.allSatisfy { !$0.hasPrefix("regen") && !$0.hasPrefix("schnee") })
        #expect(inside.contains("leichter Regen") && inside.contains("Regen") && inside.contains("windig"))
        #expect(try WeatherCondition.clear.wordInsideSentence(in: .tr) == "açık")
        #expect(try WeatherCondition.freezingRain.wordInsideSentence(in: .nl) == "ijzel")
        #expect(try WeatherCondition.clear.wordInsideSentence(in: .ru) == "ясно")
    }
}
