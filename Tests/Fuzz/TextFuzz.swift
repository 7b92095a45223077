import FoundationEssentials
import WeatherFormat

#if canImport(hwfmt)
    @testable import hwfmt
#endif

/// Any text as a language tag.
enum TagFuzz {
    static func run(_ input: inout FuzzInput) {
        do throws(WeatherFormatError) {
            let reader = try ReaderTag(input.text)
            let again = try ReaderTag(reader.tag)
            if again != reader { broken("\(reader.tag) is read as another reader, \(again.tag)") }
            let formatter = DateIntentFormatter(for: reader, zone: .utc, voice: .native)
            _ = try formatter.string(from: Date(timeIntervalSince1970: 1e9), for: .sunEventTime)
            _ = try RelativeTimeFormatter(for: reader).string(secondsAgo: 300)
            _ = try UnitFormatter(for: reader).spoken(
                try AnyQuantity(12.5, gust: nil, givenIn: .celsius, readIn: .celsius))
        } catch {
            if case .icu = error { broken("\(error)") }
            checkMessage(error.description)
        }
    }
}

/// Any text as a time, and the time in zones of the two hemispheres.
enum TimeFuzz {
    private static let zones = must("a zone that there is") { () throws(WeatherFormatError) in
        [ZoneID.utc, try ZoneID("America/St_Johns"), try ZoneID("Australia/Lord_Howe")]
    }

    static func run(_ input: inout FuzzInput) {
        let zone = input.choice(of: zones)
        do throws(CommandFailure) {
            let time = try TimeArgument(input.text)
            let formatter = DateIntentFormatter(language: .en, hourCycle: .twelveHour, zone: zone)
            do throws(WeatherFormatError) {
                switch try time.moment(in: zone) {
                case .instant(let instant): _ = try formatter.string(from: instant, for: .sunEventTime)
                case .day(let day):
                    _ = try formatter.string(from: day, for: .dailyHeader)
                    _ = try day.start(in: zone)
                }
            } catch {
                guard case .instantOutOfRange = error else { broken("a time that was read fails: \(error)") }
            }
        } catch { checkMessage(error.message) }
    }
}
