import Foundation
import WeatherFormat
import WeatherFormatFoundation

/// Writes values of Foundation's, in its habit and through its bridges.
@main
struct Client {
    static func main() throws {
        let now = Date(timeIntervalSince1970: 1_786_771_800)
        let wind = Measurement(value: 12, unit: UnitSpeed.kilometersPerHour)
        guard let tokyo = TimeZone(identifier: "Asia/Tokyo") else { throw CocoaError(.featureUnsupported) }
        let reader = try ReaderTag(Locale(identifier: "tr_TR"))
        let zone = try ZoneID(tokyo)
        let day = try CivilDay(DateComponents(year: 2026, month: 8, day: 15))
        let clock = Locale(identifier: "en_US").hourCycle
        let texts = try [
            now.formatted(.weather(.notificationTime, language: .en, zone: zone, hourCycle: HourCycle(clock))),
            now.addingTimeInterval(-300).formatted(.weather(relativeTo: now, language: .de)),
            Duration.seconds(7140).formatted(.weather(language: .en)),
            wind.formatted(.weather(for: reader)),
            Temperature(21.5, .celsius).formatted(.weather(language: Language(Locale(identifier: "de_AT")))),
            UnitFormatter(for: reader).string(wind),
            DurationFormatter(language: .en).string(from: now, to: now.addingTimeInterval(90_061)),
            RelativeTimeFormatter(language: .en).string(for: now, relativeTo: now),
            DateIntentFormatter(language: .en, hourCycle: .twelveHour, zone: zone).string(from: day, for: .moonDate),
            AcceptLanguage("de-AT, en;q=0.5").reader(otherwise: ReaderTag(.en)).tag,
            WeatherFormatError.notADay(text: "tomorrow").localizedDescription,
        ]
        let expected = [
            "2:30pm", "vor 5 Min.", "1h 59min", "12km/sa", "22°", "12km/sa", "1d 1h", "now", "Aug 15", "de-AT",
            "\(WeatherFormatError.notADay(text: "tomorrow"))",
        ]
        guard texts == expected else {
            print("foundation: \(texts), expected \(expected)")
            throw CocoaError(.featureUnsupported)
        }
        print("foundation: \(texts.dropLast().joined(separator: ", "))")
    }
}
