import TestSupport
import Testing

@testable import WeatherFormat

@Suite struct MeridiemFormTests {
    static let shapes: [(language: Language, marker: String, shaped: String)] = [
        (.en, "PM", "pm"), (.tr, "ÖS", "ös"), (.es, "p.\u{A0}m.", "pm"), (.el, "μ.μ.", "μμ"),
        (.th, "ก่อนเที่ยง", "ก่อนเที่ยง"), (.hi, "पू", "पू"), (.ja, "午後", "午後"), (.hu, "de.", "de."), (.cs, "odp.", "odp."),
        (.fi, "ip.", "ip."), (.vi, "CH", "CH"), (.tr, "I", "ı"),
    ]

    @Test(arguments: shapes)
    func keepsLettersMarksAndDigits(shape: (language: Language, marker: String, shaped: String)) throws {
        let shaped = try shape.language.meridiemForm.marker(shape.marker, locale: shape.language.locale)
        #expect(shaped == shape.shaped)
    }

    @Test func aCallersCaseIsAppliedOnceByTheLocale() throws {
        let turkish = DateIntentFormatter(language: .tr, hourCycle: .twelveHour, zone: .utc)
        let evening = try Samples.evening()
        #expect(try turkish.string(from: evening, for: .radarFrameTime, case: .upper) == "CMT 5:39ÖS")
        #expect(try turkish.string(from: evening, for: .radarFrameTime, case: .lower) == "cmt 5:39ös")
        #expect(try turkish.string(from: evening, for: .radarFrameTime) == "Cmt 5:39ös")
        let day = try CivilDay(year: 2026, month: 6, day: 5)  // Haziran
        #expect(try turkish.string(from: day, for: .almanacMonth, case: .upper) == "HAZİRAN")
    }
}
