import TestSupport
import Testing
import WeatherFormat
import WeatherFormatWidth

@Suite(
    .enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)),
    .enabled(if: Installed.hbShape != nil, "Debian's libharfbuzz-bin is not installed"))
struct ShaperAgreementTests {
    /// Every string of the goldens agrees within half a percent, in both slots.
    @Test(arguments: Language.swept) func everyString(language: Language) throws {
        let shaper = IndependentShaper(path: try #require(Installed.hbShape))
        let ruler = TextRuler()
        let texts = try GoldenStrings.all(in: language)
        #expect(texts.count > 100)
        for slot in StatSlot.allCases {
            let measured = try texts.map { try ruler.measure($0, in: language, slot: slot) }
            let runs = Set(measured.flatMap(\.runs).map { RunKey($0, language: language) })
            var advances: [RunKey: Double] = [:]
            for (setting, keys) in Dictionary(grouping: runs, by: \.setting) {
                let answers = try shaper.advances(of: keys.map(\.text), setting)
                try #require(answers.count == keys.count)
                for (key, advance) in zip(keys, answers) { advances[key] = advance }
            }
            for (text, measurement) in zip(texts, measured) {
                let expected = try measurement.runs.reduce(0) { sum, run in
                    sum + (try #require(advances[RunKey(run, language: language)])) * slot.pointSize / 1000
                }
                #expect(
                    abs(measurement.widthInPoints - expected) <= expected * 0.005,
                    "\(language.rawValue) \(slot.rawValue) \(text): \(measurement.widthInPoints), not \(expected)")
            }
        }
    }

    private struct RunKey: Hashable {
        let setting: IndependentShaper.Setting
        let text: String

        init(_ run: ShapedRun, language: Language) {
            setting = IndependentShaper.Setting(run, language: language)
            text = run.text
        }
    }
}
