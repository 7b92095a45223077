public import Foundation
public import WeatherFormat

extension ZoneID {
    /// Makes the zone of Foundation's, by its name; one of a fixed offset from UTC, `TimeZone(secondsFromGMT: 7200)`, by that.
    ///
    ///     guard let berlin = TimeZone(identifier: "Europe/Berlin") else { return }
    ///     try ZoneID(berlin).identifier  // "Europe/Berlin"
    ///
    /// - Throws: ``/WeatherFormat/WeatherFormatError/unknownZone(identifier:near:)`` for a name that neither the machine's zone
    ///   database nor ICU's data holds.
    public init(_ timeZone: TimeZone) throws(WeatherFormatError) {
        do {
            try self.init(timeZone.identifier)
        } catch {
            guard timeZone.identifier.hasPrefix("GMT") else { throw error }
            try self.init(secondsFromUTC: timeZone.secondsFromGMT())
        }
    }
}
