import Foundation
import Testing
import WeatherForecast
import WeatherFormat

/// On which day the moon is full or new: the nearer of the two around the event, of two equally near the first.
@Suite("The moon")
struct MoonCardTests {
    private func moon(_ phases: [Double?], at day: Double = 0) throws -> ForecastView.MoonCard? {
        let forecast = try SmallForecast.days(phases.count) { $1.moonPhase = phases[$0] }
        return try SmallForecast.view(forecast, at: SmallForecast.start.addingTimeInterval(day * 86_400)).moon
    }

    @Test(
        "full",
        arguments: [
            ([0.47, 0.49, 0.53], "Mar 6"), ([0.45, 0.47, 0.51], "Mar 7"),
            // Exactly between two days, and exactly on one.
            ([0.4375, 0.46875, 0.53125], "Mar 6"), ([0.46, 0.5, 0.54], "Mar 6"),
            // Twice in a long forecast: the next one.
            ([0.49, 0.52, 0.49, 0.52], "Mar 5"),
        ] as [([Double], String)])
    func full(phases: [Double], day: String) throws { #expect(try moon(phases)?.fullMoon == day) }

    @Test(
        "new",
        arguments: [
            ([0.95, 0.99, 0.03], "Mar 6"), ([0.94, 0.97, 0.01], "Mar 7"), ([0.9375, 0.96875, 0.03125], "Mar 6"),
            ([0.96, 0, 0.04], "Mar 6"),
        ] as [([Double], String)])
    func new(phases: [Double], day: String) throws { #expect(try moon(phases)?.newMoon == day) }

    @Test("neither, where the days do not reach one, or have a gap")
    func none() throws {
        let early = try moon([0.1, 0.2, 0.3])
        #expect(early?.fullMoon == nil && early?.newMoon == nil)
        #expect(try moon([0.49, nil, 0.53])?.fullMoon == nil)
        var forecast = try SmallForecast.days(3) { $1.moonPhase = [0.48, 0.5, 0.52][$0] }
        forecast.days.remove(at: 1)
        #expect(try SmallForecast.view(forecast).moon?.fullMoon == nil)
        // By eighths, of which one was left out.
        #expect(try moon([0.875, 0.25, 0.25])?.newMoon == nil)
        #expect(try moon([0.375, 0.375, 0.5])?.fullMoon == "Mar 7")
        #expect(try moon([]) == nil)
        #expect(try moon([nil]) == nil)
        #expect(try moon([0.5])?.fullMoon == nil)
    }

    @Test(
        "the phase of today, by the nearest of eight",
        arguments: [
            (0, .new, "New moon"), (0.062, .new, "New moon"), (0.063, .waxingCrescent, "Waxing crescent"),
            (0.25, .firstQuarter, "First quarter"), (0.4, .waxingGibbous, "Waxing gibbous"),
            (0.5, .full, "Full moon"), (0.6, .waningGibbous, "Waning gibbous"), (0.75, .lastQuarter, "Last quarter"),
            (0.9, .waningCrescent, "Waning crescent"), (0.97, .new, "New moon"),
        ] as [(Double, MoonPhase, String)])
    func phase(fraction: Double, phase: MoonPhase, name: String) throws {
        let card = try moon([fraction])
        #expect(card?.phase == phase)
        #expect(card?.phaseName == name)
        #expect(MoonPhase(fraction: .nan) == .new)
    }

    @Test("the next, not the last")
    func fromToday() throws {
        #expect(try moon([0.49, 0.52, 0.55, 0.6], at: 2)?.fullMoon == nil)
        #expect(try moon([0.97, 0.01, 0.49, 0.51], at: 1)?.newMoon == nil)
        #expect(try moon([0.97, 0.01, 0.49, 0.51], at: 1)?.fullMoon == "Mar 7")
    }
}
