import CWeatherFormat
import Foundation
import Testing
import WeatherFormat

@testable import WeatherFormatC

/// Every intent in every language, on both clocks and in both voices, is in C what it is in Swift.
@Suite struct DateMatrixTests {
    static let tags = Language.allCases.map(\.rawValue) + LanguageVariant.allCases.map(\.rawValue)
    static let instants = [-2_208_988_801, -1, 0, 1_772_841_540, 1_786_808_340, 1_798_761_599, 4_102_444_800]
    static let zones = ["Europe/Berlin", "Asia/Kolkata", "GMT-03:30"]

    @Test(arguments: tags)
    func everyIntent(tag: String) throws {
        for (voice, code) in [(Voice.house, WFMT_VOICE_HOUSE), (.native, WFMT_VOICE_NATIVE)] {
            for (clock, clockCode) in [(HourCycle.twelveHour, WFMT_CLOCK_12), (.twentyFourHour, WFMT_CLOCK_24)] {
                let reader = try CReader(tag, clock: clockCode, voice: code)
                for name in Self.zones {
                    let dates = DateIntentFormatter(
                        for: try ReaderTag(tag), hourCycle: clock, zone: try ZoneID(name), voice: voice)
                    try check(dates, reader, try CZone(name))
                }
            }
        }
    }

    private func check(_ dates: DateIntentFormatter, _ reader: CReader, _ zone: CZone) throws {
        for intent in DateFormatIntent.allCases {
            var wanted: [String] = []
            for seconds in Self.instants {
                let instant = Date(timeIntervalSince1970: Double(seconds))
                let string = try dates.string(from: instant, for: intent)
                wanted.append(string)
                let date = try CLibrary.text {
                    wfmt_date(reader.handle, zone.handle, intent.code, Int64(seconds), $0, $1, $2, $3)
                }
                let milliseconds = try CLibrary.text {
                    wfmt_date_ms(reader.handle, zone.handle, intent.code, Int64(seconds) * 1000 + 999, $0, $1, $2, $3)
                }
                let hour = try CLibrary.text {
                    wfmt_hour(reader.handle, zone.handle, intent.code, Int64(seconds), $0, $1, $2, $3)
                }
                #expect(date == string && milliseconds == string)
                #expect(try hour == dates.string(fromHour: instant, for: intent))
            }
            #expect(try CColumn.dates(reader, zone, intent, Self.instants) == wanted)
        }
    }

    @Test(arguments: tags)
    func everyDay(tag: String) throws {
        let reader = try CReader(tag, voice: WFMT_VOICE_NATIVE)
        let dates = DateIntentFormatter(for: try ReaderTag(tag), zone: .utc, voice: .native)
        for intent in DateFormatIntent.allCases where !intent.drawsTime {
            for (year, month, day) in [(2026, 8, 1), (1, 1, 1), (9999, 12, 31), (2024, 2, 29)] {
                let wanted = try dates.string(from: CivilDay(year: year, month: month, day: day), for: intent)
                let text = try CLibrary.text {
                    wfmt_day(reader.handle, intent.code, Int32(year), Int32(month), Int32(day), $0, $1, $2, $3)
                }
                #expect(text == wanted)
            }
        }
    }

    @Test(arguments: tags)
    func elapsedTimes(tag: String) throws {
        let reader = try CReader(tag, voice: WFMT_VOICE_NATIVE)
        let elapsed = RelativeTimeFormatter(for: try ReaderTag(tag), voice: .native)
        let durations = DurationFormatter(for: try ReaderTag(tag))
        for seconds in [0.0, 59, 60, 300, 3600, 86_399, 90_061, 172_800, 400_000_000] {
            for signed in [seconds, -seconds] {
                let text = try CLibrary.text { wfmt_relative(reader.handle, signed, $0, $1, $2, $3) }
                #expect(try text == elapsed.string(secondsAgo: signed))
            }
            for (style, styleCode) in UnitMatrixTests.styles {
                for (width, form) in UnitMatrixTests.widths {
                    let text = try CLibrary.text {
                        wfmt_duration(reader.handle, seconds, Int32(styleCode), Int32(form), $0, $1, $2, $3)
                    }
                    #expect(try text == durations.string(seconds: seconds, style: style, width: width))
                }
            }
        }
    }
}
