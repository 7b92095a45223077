import Testing
import WeatherFormat
import FoundationEssentials
@Test func t() throws {
  let f = DateIntentFormatter(language: .ja, hourCycle: .twelveHour, zone: try ZoneID("Asia/Tokyo"))
  print(try f.string(from: Date(), for: .dailyHeader))
}
