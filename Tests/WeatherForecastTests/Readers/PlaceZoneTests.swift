import Foundation
import Testing

@testable import WeatherForecast
@testable import WeatherFormat

/// The document's own offset wins for its own instants and days where the zone's rules have another, and a fault says so.
@Suite("PlaceZone")
struct PlaceZoneTests {
    static func hours(from start: String, _ count: Int) throws -> [String] {
        let first = try #require(ISO8601DateFormatter().date(from: start + ":00Z"))
        let format = ISO8601DateFormatter()
        return (0..<count).map { String(format.string(from: first.addingTimeInterval(Double($0) * 3600)).prefix(16)) }
    }

    static func openMeteo(
        _ zone: String, offset: Int, from start: String = "2027-07-01T00:00", count: Int = 48, current: String? = nil
    ) throws -> Forecast {
        let times = try hours(from: start, count).map { "\"\($0)\"" }.joined(separator: ",")
        let values = (0..<count).map { "\($0 % 24)" }.joined(separator: ",")
        let now = current.map {
            #""current_units":{"temperature_2m":"°C"},"current":{"time":"\#($0)","temperature_2m":1},"#
        }
        let document = """
            {"utc_offset_seconds":\(offset),"timezone":"\(zone)",\(now ?? "")"hourly_units":{"temperature_2m":"°C"},
            "hourly":{"time":[\(times)],"temperature_2m":[\(values)]}}
            """
        return try Forecast(reading: document.utf8)
    }

    /// As if Mexico had brought its summer time back, and nobody had updated the machine.
    @Test("Open-Meteo: hours and days are the document's")
    func openMeteo() throws {
        let forecast = try Self.openMeteo("America/Mexico_City", offset: -18_000)
        #expect(forecast.zone?.identifier == "GMT-05:00")
        #expect(forecast.faults.map(\.path) == ["$.timezone"])
        #expect(forecast.faults.first?.found == "America/Mexico_City, whose rules have -21600 seconds from UTC then")
        #expect(forecast.faults.first?.expected.contains("-18000") == true)
        let settings = ForecastViewSettings(
            language: .en, hourCycle: .twentyFourHour, zone: try #require(forecast.zone), unitSystem: .metric)
        let view = try ForecastView(forecast, settings, now: try #require(forecast.hours.first?.start))
        #expect(view.strip.columns.first?.hour == "0:00" && view.strip.columns.last?.hour == "23:00")
        #expect(view.days.map(\.date) == ["2027-07-01", "2027-07-02"])
        #expect(view.days.first?.high == "23°" && view.days.first?.low == "0°")
    }

    @Test("the zone's rules stand where the document has one of their offsets")
    func noDisagreement() throws {
        // Made before the change, and going on with the offset from before: Open-Meteo's habit.
        for start in ["2026-03-27T00:00", "2026-03-28T12:00"] {
            let forecast = try Self.openMeteo("Europe/Berlin", offset: 3600, from: start)
            #expect(forecast.zone?.identifier == "Europe/Berlin" && forecast.faults == [])
        }
        // Made after it, with hours of the past.
        let after = try Self.openMeteo(
            "Europe/Berlin", offset: 7200, from: "2026-03-28T12:00", current: "2026-03-30T10:00")
        #expect(after.zone?.identifier == "Europe/Berlin" && after.faults == [])
        // The time of making decides, where it is known.
        let wrong = try Self.openMeteo(
            "Europe/Berlin", offset: 3600, from: "2026-03-28T12:00", current: "2026-03-30T10:00")
        #expect(wrong.zone?.identifier == "GMT+01:00" && wrong.faults.count == 1)
        // Times in UTC for a place that is hours away say nothing of its clocks.
        let utc = try Self.openMeteo("Asia/Kolkata", offset: 0)
        #expect(utc.zone?.identifier == "Asia/Kolkata" && utc.faults == [])
        let unknown = try Self.openMeteo("Europe/Atlantis", offset: 3600)
        #expect(unknown.zone?.identifier == "GMT+01:00")
    }

    @Test("Pirate Weather and Dark Sky", arguments: ["us", "si"])
    func pirate(units: String) throws {
        func forecast(_ offset: String, current: Bool) throws -> Forecast {
            let time = 1_814_400_000  // 2027-07-01T00:00:00Z
            let now = current ? #""currently":{"time":\#(time),"temperature":50},"# : ""
            let points = (0..<30).map { #"{"time":\#(time + $0 * 3600),"temperature":50}"# }.joined(separator: ",")
            let day = #""daily":{"data":[{"time":\#(time + 6 * 3600),"temperatureHigh":60,"temperatureLow":40}]}"#
            let document = """
                {"timezone":"America/Mexico_City","offset":\(offset),"flags":{"units":"\(units)"},\(now)
                "hourly":{"data":[\(points)]},\(day)}
                """
            return try Forecast(reading: document.utf8)
        }
        for current in [true, false] {
            let agreeing = try forecast("-6", current: current)
            #expect(agreeing.zone?.identifier == "America/Mexico_City" && agreeing.faults == [])
            let own = try forecast("-5.5", current: current)
            #expect(own.zone?.identifier == "GMT-05:30" && own.faults.map(\.path) == ["$.timezone"])
            #expect(own.days.map(\.day.description) == ["2027-07-01"])
        }
    }

    @Test("the US National Weather Service: each period has its own offset")
    func nws() throws {
        func forecast(_ offsets: [String]) throws -> Forecast {
            let periods = offsets.enumerated().map { index, offset in
                """
                {"startTime":"2027-07-0\(index + 1)T12:00:00\(offset)","endTime":"2027-07-0\(index + 1)T13:00:00\(offset)",
                "temperature":50,"temperatureUnit":"F","isDaytime":true}
                """
            }
            return try Forecast(
                reading: #"{"properties":{"periods":[\#(periods.joined(separator: ","))]}}"#.utf8,
                points: #"{"properties":{"timeZone":"America/Denver"}}"#.utf8)
        }
        func zoneFaults(_ forecast: Forecast) -> [ForecastFault] {
            forecast.faults.filter { $0.path.contains("timeZone") }
        }
        let agreeing = try forecast(["-06:00", "-06:00"])
        #expect(agreeing.zone?.identifier == "America/Denver" && zoneFaults(agreeing).isEmpty)
        let own = try forecast(["-07:00", "-07:00"])
        #expect(own.zone?.identifier == "GMT-07:00" && zoneFaults(own).count == 1)
        let two = try forecast(["-06:00", "-07:00", "-07:00"])
        #expect(two.zone?.identifier == "GMT-06:00, from 2027-07-02T19:00Z GMT-07:00" && zoneFaults(two).count == 1)
        let clock = LocalClock(zone: try #require(two.zone))
        #expect(try two.hours.map { try clock.hour(at: $0.start) } == [12, 12, 12])
        let utc = try forecast(["Z", "+00:00"])
        #expect(utc.zone?.identifier == "America/Denver" && zoneFaults(utc).isEmpty)
    }
}
