import Foundation
import Testing
import WeatherFormat

@Suite struct ZoneCodableTests {
    @Test func everyKindComesBack() throws {
        let kinds = [
            ZoneID.utc, try ZoneID("Europe/Berlin"), try ZoneID("GMT+05:30"), try ZoneID(secondsFromUTC: 0),
            try ZoneID(posixRule: "CET-1CEST,M3.5.0,M10.5.0/3"),
            try ZoneID(secondsFromUTC: -25_200, then: 0, from: Date(timeIntervalSince1970: 1_772_960_400)),
        ]
        let instants = [0.0, 1_772_960_399, 1_772_960_400, 1_786_806_000].map(Date.init(timeIntervalSince1970:))
        for zone in kinds {
            let stored = try JSONEncoder().encode([zone])
            let read = try #require(try JSONDecoder().decode([ZoneID].self, from: stored).first)
            #expect(read == zone)
            for instant in instants {
                let (first, second) = (
                    DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: zone),
                    DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: read)
                )
                #expect(
                    try first.string(from: instant, for: .forecastUpdatedDateTime)
                        == second.string(from: instant, for: .forecastUpdatedDateTime))
            }
        }
    }

    @Test(arguments: [
        "Europe/Nowhere", "", "GMT-07:00, from yesterday GMT-06:00", "GMT-99:00, from 2026-03-08T09:00Z GMT",
    ])
    func unknownNamesAreRefused(name: String) {
        #expect(throws: WeatherFormatError.self) {
            try JSONDecoder().decode([ZoneID].self, from: try JSONEncoder().encode([name]))
        }
    }
}
