import Foundation
import Testing
import WeatherForecast

@testable import WeatherFormat

@Suite("ForecastUnits")
struct ForecastUnitsTests {
    /// The wind of each region, against the data of the linked ICU: its number formatter picks the unit for usage wind.
    @Test("the wind is CLDR's")
    func wind() throws {
        // CLDR 42, that of ICU 72, had not yet these.
        let added: Set<String> = try ICUVersion.linked().icu.hasPrefix("72.") ? ["CN", "DK", "GB", "JP", "UA"] : []
        for region in Locale.Region.isoRegions.map(\.identifier) where region.count == 2 && !added.contains(region) {
            let system = UnitSystem(region: region)
            // The territories of the United States follow its weather service, and Myanmar Britain's miles.
            guard system == .metric || system == .ca || ["US", "GB"].contains(region) else { continue }
            let format = try NumberFormat(
                locale: ICULocale(languageTag: "en-\(region)"),
                skeleton: "unit/kilometer-per-hour usage/wind unit-width-full-name")
            let text = try format.string(fromDecimal: "36")
            let unit: WindSpeed.Unit =
                text.hasPrefix("36 ") ? .kilometersPerHour : text.hasPrefix("10 ") ? .metersPerSecond : .milesPerHour
            let reader = try ReaderTag("en-\(region)")
            #expect(ForecastUnits(for: reader).wind == .speed(unit), "\(region): \(text)")
        }
    }

    @Test("each unit by itself, in every string and in speech")
    func each() throws {
        var units = ForecastUnits(.metric)
        units.temperature = .fahrenheit
        units.wind = .beaufort
        units.pressure = .millimetersOfMercury
        units.visibility = .miles
        units.precipitation = .inches
        units.snow = .inches
        var conditions = Conditions()
        conditions.feelsLike = try Temperature(20, .celsius)
        conditions.wind = Wind(try WindSpeed(20.9, .metersPerSecond))
        conditions.gust = try WindSpeed(28, .metersPerSecond)
        conditions.pressure = try Pressure(1013.25, .hectopascals)
        conditions.visibility = try Distance(16.09344, .kilometers)
        var day = ForecastDay(day: try CivilDay(year: 1970, month: 1, day: 1))
        day.precipitation.amount = try PrecipitationAmount(25.4, .millimeters)
        let forecast = Forecast(
            current: CurrentConditions(time: Date(timeIntervalSince1970: 0), conditions: conditions), days: [day])
        let settings = ForecastViewSettings(
            language: .en, hourCycle: .twelveHour, zone: .utc, unitSystem: .metric, units: units)
        let view = try ForecastView(forecast, settings, now: Date(timeIntervalSince1970: 0))
        func card(_ kind: WeatherCard) -> String? { view.cards.first { $0.kind == kind }?.value }
        #expect(card(.feelsLike) == "68°" && card(.wind) == "9-10" && card(.pressure) == "760mmHg")
        #expect(card(.visibility) == "10mi" && card(.precipitation) == "1in")
    }
}
