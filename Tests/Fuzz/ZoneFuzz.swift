import FoundationEssentials
@testable import WeatherFormat

/// Zones by name, by rule and by offset, at any second of the years 1 to 9999: what a program draws is what ICU's `udat_format`
/// draws.
enum ZoneFuzz {
    private static let names = must("the zones") { () throws(WeatherFormatError) in
        try ZoneID.known().filter { $0 != "Etc/Unknown" }
    }
    private static let first = -62_135_596_800
    private static let last = 253_402_300_799

    static func run(_ input: inout FuzzInput) {
        let seconds = seconds(&input)
        let formatterParts = (input.reader(), input.hourCycle(), input.voice())
        let intent = input.choice(of: DateFormatIntent.allCases)
        // ICU makes a formatter of its own for each string, which takes a hundred times as long.
        let isCompared = input.byte() & 15 == 0
        guard let zone = zone(&input) else { return }
        let formatter = DateIntentFormatter(
            for: formatterParts.0, hourCycle: formatterParts.1, zone: zone, voice: formatterParts.2)
        let instant = Date(timeIntervalSince1970: Double(seconds))
        do throws(WeatherFormatError) {
            let drawn = try formatter.string(from: instant, for: intent)
            let local = seconds + (try zone.offsets.offset(at: seconds))
            // Before year 1 of the place's own clock ICU counts the years before Christ.
            guard isCompared, local >= first else { return }
            let byICU = try formatter.drawnByICU(local, intent)
            if drawn != byICU { broken("\(formatter) \(intent) at \(seconds): \(drawn), by ICU \(byICU)") }
            var bytes: [UInt8] = [1]
            try formatter.append(instant, for: intent, to: &bytes)
            if bytes != [1] + Array(drawn.utf8) { broken("appended otherwise: \(drawn)") }
            _ = try formatter.string(fromHour: instant, for: intent)
            _ = try LocalDateTime(day: CivilDay(daysSince1970: seconds / 86_400), hour: 2, minute: 30).instant(in: zone)
        } catch {
            guard case .instantOutOfRange = error else { broken("\(zone) at \(seconds): \(error)") }
        }
    }

    /// Any second, and more often the ones around both ends and of our time.
    private static func seconds(_ input: inout FuzzInput) -> Int {
        let mode = input.byte() % 4
        let number = input.number(bytes: 5)
        return switch mode {
        case 0: first + Int(number % 315_537_897_600)
        case 1: first + Int(number % 200_000)
        case 2: last - Int(number % 200_000)
        default: 1_500_000_000 + Int(number % 500_000_000)
        }
    }

    private static func zone(_ input: inout FuzzInput) -> ZoneID? {
        do throws(WeatherFormatError) {
            switch input.byte() % 4 {
            case 0: return try ZoneID(input.choice(of: names))
            case 1:
                return try ZoneID(secondsFromUTC: Int(Int32(truncatingIfNeeded: Int(input.number(bytes: 4)))) % 90_000)
            case 2: return try ZoneID(posixRule: input.text)
            default: return try ZoneID(input.text)
            }
        } catch {
            if case .icu = error { broken("\(error)") }
            checkMessage(error.description)
            return nil
        }
    }

    /// Any bytes as a file of the zone database.
    static func runFile(_ input: inout FuzzInput) {
        let probe = seconds(&input)
        let rules: ZoneRules
        do throws(ZoneFileProblem) { rules = try TZifFile.rules(input.rest) } catch {
            checkMessage(error.description)
            return
        }
        let windows = ZoneWindows(identifier: "Fuzz/Zone", origin: .database, rules)
        _ = must("a zone's rules fail") { () throws(WeatherFormatError) in try windows.offset(at: probe) }
    }
}
