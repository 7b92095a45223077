import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Alerts")
struct AlertRowTests {
    @Test("hold until their end, and at their end no longer")
    func end() throws {
        var forecast = try SmallForecast.hours(3)
        let end = SmallForecast.start.addingTimeInterval(3600)
        forecast.alerts = [
            WeatherAlert(title: "A", severity: .severe, ends: end), WeatherAlert(title: "B", text: "Stay in."),
        ]
        #expect(try SmallForecast.view(forecast).alerts.map(\.title) == ["A", "B"])
        #expect(try SmallForecast.view(forecast, at: end.addingTimeInterval(-1)).alerts.map(\.title) == ["A", "B"])
        #expect(try SmallForecast.view(forecast, at: end).alerts.map(\.title) == ["B"])
        #expect(try SmallForecast.view(forecast).alerts.map(\.severity) == [.severe, nil])
        #expect(try SmallForecast.view(forecast).alerts.map(\.text) == [nil, "Stay in."])
    }
}
