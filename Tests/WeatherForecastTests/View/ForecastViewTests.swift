import Foundation
import Testing

@testable import WeatherForecast
@testable import WeatherFormat
import WeatherFormatReports

@Suite("ForecastView")
struct ForecastViewTests {
    static func view(
        _ name: String, at now: String? = nil, language: Language = .en, clock: HourCycle = .twelveHour,
        zone: String? = nil, system: UnitSystem = .metric, columns: Int = 8, shared: Bool = false
    ) throws -> ForecastView {
        let bytes = shared ? try SharedPayloads.bytes(name) : try OwnPayloads.bytes(name)
        let forecast = try Forecast(reading: bytes)
        let named = try zone.map { try ZoneID($0) } ?? forecast.zone
        let settings = ForecastViewSettings(
            language: language, hourCycle: clock, zone: try #require(named), unitSystem: system,
            visibleColumns: columns)
        let instant = try now.map { try #require(ISO8601DateFormatter().date(from: $0)) } ?? forecast.ownTime
        return try ForecastView(forecast, settings, now: try #require(instant))
    }

    @Test("New York's clocks go forward: 2am is skipped, and marked")
    func spring() throws {
        let strip = try Self.view("openmeteo_newyork_spring_iso.json").strip
        #expect(
            strip.columns.map(\.hour) == [
                "7pm", "8pm", "9pm", "10pm", "11pm", "12am", "1am", "3am", "4am", "5am", "6am", "7am", "8am", "9am",
                "10am", "11am", "12pm", "1pm", "2pm", "3pm", "4pm", "5pm", "6pm",
            ])
        #expect(strip.columns.indices.filter { strip.columns[$0].clockChange == .skipsHour } == [7])
        #expect(strip.columns.compactMap(\.daySeparator) == ["Sun 8"])
        #expect(strip.columns[5].daySeparator == "Sun 8")
    }

    @Test("Berlin's clocks go back: 2:00 comes twice, and the second is marked and named")
    func autumn() throws {
        let strip = try Self.view("openmeteo_berlin_autumn_unixtime_legacy.json", clock: .twentyFourHour).strip
        #expect(strip.columns.prefix(6).map(\.hour) == ["0:00", "1:00", "2:00", "2:00 UTC+1", "3:00", "4:00"])
        #expect(strip.columns[3].detailHeader == "Sun 2:00 UTC+1")
        #expect(strip.columns.indices.filter { strip.columns[$0].clockChange == .repeatsHour } == [3])
        #expect(strip.columns.count == 24)
        #expect(strip.columns.last?.hour == "22:00")
    }

    @Test("Toronto's strip across the change in a real payload", .enabled(if: SharedPayloads.areHere))
    func toronto() throws {
        let name = "openmeteo_toronto_imperial_iso_2026-03-05.json"
        let view = try Self.view(name, at: "2026-03-08T03:10:00Z", system: .ca, shared: true)
        #expect(
            view.strip.columns.prefix(8).map(\.hour) == ["10pm", "11pm", "12am", "1am", "3am", "4am", "5am", "6am"])
        #expect(view.strip.columns[4].clockChange == .skipsHour)
        #expect(view.strip.columns[2].daySeparator == "Sun 8")
        // The document has 06:41 at the offset of the day on which it was made.
        #expect(view.days[1].sun?.sunrise == "7:41am")
        #expect(view.updated == "Thu, Mar 5 @ 9:00pm")
    }

    @Test("chances are shown where the gate says so, and the pill where no bar is covered")
    func rain() throws {
        let strip = try Self.view("openmeteo_newyork_spring_iso.json").strip
        #expect(strip.showsPrecipLane)
        #expect(strip.columns.map(\.chance).prefix(10) == [nil, nil, nil, nil, nil, "20%", "20%", "40%", "55%", "70%"])
        #expect(strip.rainLater == nil)
        let narrow = try Self.view("openmeteo_newyork_spring_iso.json", columns: 5).strip
        #expect(narrow.rainLater == HourStrip.RainLaterPill(column: 5, hour: "12am", chance: "20%"))
        // One hour of 25% alone in a day is nothing.
        let lone = try Self.view("openmeteo_longyearbyen_midnight_sun.json").strip
        #expect(!lone.showsPrecipLane && lone.rainLater == nil && lone.columns.allSatisfy { $0.chance == nil })
    }

    @Test("a sun that does not set, and one that does not rise")
    func polar() throws {
        let summer = try #require(try Self.view("openmeteo_longyearbyen_midnight_sun.json").sun)
        #expect(summer.state == .polarDay && summer.sunrise == nil && summer.sunset == nil)
        #expect(summer.note == "Midnight sun" && summer.spoken == "The sun does not set today.")
        let winter = try #require(try Self.view("openmeteo_longyearbyen_polar_night.json", language: .nb).sun)
        #expect(winter.state == .polarNight)
        #expect(winter.note == "Mørketid" && winter.spoken == "Solen står ikke opp i dag.")
    }

    @Test("cards, with what the current block lacks taken from the hour")
    func cards() throws {
        let view = try Self.view("pirate_toronto_ca_alerts.json", system: .ca)
        #expect(view.cards.map(\.kind) == WeatherCard.allCases.filter { ![.sunrise, .sunset].contains($0) })
        #expect(
            view.cards.map(\.value) == ["-12°", "21-39km/h", "79%", "-9°", "102.0 kPa", "3.2km", "0", "7.4cm"])
        #expect(view.cards[1].line == "NE")
        #expect(view.cards[7].title == "Snow" && view.cards[7].line == "Snow from 7pm")
        #expect(view.cards[1].spoken.hasPrefix("Wind, 21"))
        #expect(view.cards[3].spoken == "Dew point, minus 9 degrees")
        let old = try Self.view("openmeteo_berlin_autumn_unixtime_legacy.json", system: .us)
        #expect(old.cards.map(\.kind) == [.feelsLike, .wind, .humidity, .dewPoint, .precipitation])
        #expect(old.cards[1].value == "9mph")
    }

    @Test("alerts that hold, with their expiry")
    func alerts() throws {
        let view = try Self.view("pirate_toronto_ca_alerts.json")
        #expect(view.alerts.map(\.title) == ["Snowfall Warning", "Special Weather Statement"])
        #expect(view.alerts.map(\.ends) == ["Sun, Jan 25, 6:00am", nil])
        #expect(view.alerts.map(\.period) == ["until Sunday, Jan 25, 6am", nil])
        #expect(view.alerts[0].spoken == "Alert, Snowfall Warning, until Sunday, January 25, 6am")
        let later = try Self.view("pirate_toronto_ca_alerts.json", at: "2026-01-25T12:00:00Z")
        #expect(later.alerts.map(\.title) == ["Special Weather Statement"])
    }

    @Test("days: from today on, snow in its own unit, rain as water")
    func days() throws {
        let view = try Self.view("pirate_toronto_ca_alerts.json", system: .us)
        #expect(view.days.map(\.date) == ["2026-01-24", "2026-01-25", "2026-01-26"])
        #expect(view.days.map(\.weekday) == ["Saturday", "Sunday", "Monday"])
        #expect(view.days.map(\.chance) == ["70%", "50%", nil])
        #expect(view.days.map(\.snow) == ["2.9in", "0.5in", nil])
        #expect(view.days.map(\.precipitation) == [nil, "0.35in", nil])
        #expect(view.days[0].high == "23°" && view.days[0].low == "7°")
        let tomorrow = try Self.view("pirate_toronto_ca_alerts.json", at: "2026-01-25T12:00:00Z")
        #expect(tomorrow.days.map(\.date) == ["2026-01-25", "2026-01-26"])
    }

    @Test("the updated line has the day where that is another one")
    func updated() throws {
        var forecast = try SmallForecast.hours(3)
        for (hours, text) in [(0.0, "12:00am"), (23.5, "11:30pm"), (-0.5, "Wed, Mar 4 @ 11:30pm")] {
            forecast.updated = SmallForecast.start.addingTimeInterval(hours * 3600)
            #expect(try SmallForecast.view(forecast).updated == text)
        }
        #expect(try SmallForecast.view(forecast, at: SmallForecast.start.addingTimeInterval(-600)).updated == "11:30pm")
    }

    @Test("the minute chart's rain starts where the gate first lets it through")
    func minutes() throws {
        #expect(try Self.view("pirate_toronto_ca_alerts.json").minuteRainStart == "4:13pm")
        #expect(try Self.view("pirate_toronto_ca_alerts.json", at: "2026-01-24T21:13:30Z").minuteRainStart == nil)
    }

    @Test("the next full and new moon, where the days reach them")
    func moon() throws {
        var forecast = Forecast(zone: .utc)
        for (offset, phase) in [0.42, 0.46, 0.49, 0.53, 0.97, 0.005].enumerated() {
            var day = ForecastDay(day: try CivilDay(year: 2026, month: 3, day: 1 + offset))
            day.moonPhase = phase
            forecast.days.append(day)
        }
        let settings = ForecastViewSettings(
            language: .de, hourCycle: .twentyFourHour, zone: .utc, unitSystem: .metric)
        let now = Date(timeIntervalSince1970: 1_772_323_200)
        let moon = try #require(try ForecastView(forecast, settings, now: now).moon)
        #expect(
            moon
                == ForecastView.MoonCard(
                    phase: .waxingGibbous, phaseName: "Zunehmender Dreiviertelmond", fullMoon: "März 3",
                    newMoon: "März 6"))
    }

    @Test("a forecast of which all is past, and a time that no calendar has")
    func edges() throws {
        let late = try Self.view("openmeteo_newyork_spring_iso.json", at: "2027-01-01T00:00:00Z")
        #expect(late.strip.columns.isEmpty && late.days.isEmpty && late.sun == nil)
        let forecast = try Forecast(reading: try OwnPayloads.bytes("openmeteo_newyork_spring_iso.json"))
        let settings = ForecastViewSettings(language: .en, hourCycle: .twelveHour, zone: .utc, unitSystem: .us)
        for seconds in [Double.nan, .infinity, -1e300, 1e300] {
            #expect(throws: ForecastError.self) {
                try ForecastView(forecast, settings, now: Date(timeIntervalSince1970: seconds))
            }
        }
    }

    @Test("the pressure's level and trend, from the hours behind or ahead")
    func pressureLine() throws {
        func line(_ hectopascals: [Double], at hour: Int) throws -> PressureLine? {
            var forecast = Forecast(zone: .utc)
            for (index, value) in hectopascals.enumerated() {
                var conditions = Conditions()
                conditions.pressure = try Pressure(value, .hectopascals)
                forecast.hours.append(
                    ForecastHour(start: Date(timeIntervalSince1970: Double(index) * 3600), conditions: conditions))
            }
            return PressureLine(of: forecast, at: Date(timeIntervalSince1970: Double(hour) * 3600 + 60))
        }
        #expect(try line([1020, 1019, 1018, 1016.4], at: 3) == PressureLine(level: .normal, trend: .fallingFast))
        #expect(try line([1020, 1019, 1018, 1016.5], at: 3) == PressureLine(level: .normal, trend: .falling))
        #expect(try line([1020, 1019, 1018, 1018.5], at: 3) == PressureLine(level: .normal, trend: .steady))
        #expect(try line([1009, 1009, 1009, 1010.6], at: 0) == PressureLine(level: .low, trend: .rising))
        #expect(try line([1022.8, 1024, 1025, 1026.4], at: 0) == PressureLine(level: .high, trend: .risingFast))
        #expect(try line([1020, 1019], at: 1) == nil)
        #expect(try line([], at: 1) == nil)
    }

    @Test("widths, where somebody measures")
    func widths() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("pirate_toronto_ca_alerts.json"))
        let settings = ForecastViewSettings(
            language: .en, hourCycle: .twelveHour, zone: .utc, unitSystem: .metric)
        let now = try #require(forecast.ownTime)
        #expect(try ForecastView(forecast, settings, now: now).cards.allSatisfy { $0.widths == nil })
        // Ten points for each character.
        let budget = try StatBudget()
        let view = try ForecastView(forecast, settings, now: now).measuringCards { text, slot in
            try budget.grade(widthInPoints: Double(text.count) * 10, slot: slot)
        }
        let pressure = try #require(view.cards.first { $0.kind == .pressure })
        #expect(pressure.line == "Normal and steady.")
        #expect(pressure.widths?.title == StatCard.SlotWidth(try budget.grade(widthInPoints: 80, slot: .description)))
        #expect(pressure.widths?.title.scaleFactor == 1)
        #expect(pressure.widths?.line?.verdict == .over)
        #expect(ForecastTable(view, width: 80).text.contains("(over, ×0.9)"))
    }

    @Test("comes back from JSON as it was")
    func codable() throws {
        let view = try Self.view("pirate_toronto_ca_alerts.json", language: .ja)
        let data = try JSONEncoder().encode(view)
        #expect(try JSONDecoder().decode(ForecastView.self, from: data) == view)
    }
}
