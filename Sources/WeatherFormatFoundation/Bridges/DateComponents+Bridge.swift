public import Foundation
public import WeatherFormat

extension CivilDay {
    /// Makes the day of a year, a month and a day of the Gregorian calendar; other components do not matter.
    ///
    ///     try CivilDay(DateComponents(year: 2026, month: 8, day: 15)).description  // "2026-08-15"
    ///
    /// - Throws: ``/WeatherFormat/WeatherFormatError/notADay(text:)`` where one of the three is missing, or the components are
    ///   of another calendar, and ``/WeatherFormat/WeatherFormatError/noSuchDay(year:month:day:)`` for a day that the calendar
    ///   does not have.
    public init(_ components: DateComponents) throws(WeatherFormatError) {
        let isGregorian = components.calendar.map { [.gregorian, .iso8601].contains($0.identifier) } ?? true
        guard isGregorian, let year = components.year, let month = components.month, let day = components.day else {
            throw .notADay(text: components.description)
        }
        try self.init(year: year, month: month, day: day)
    }
}
