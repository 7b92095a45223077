import Testing
import WeatherFormat

@Suite struct ListAndExplainTests {
    @Test func lists() throws {
        let languages = try Tool.run(["list", "languages"]).output.split(separator: "\n")
        #expect(languages.count == Language.allCases.count && languages.contains("ja\t日本語"))
        let intents = try Tool.run(["list", "intents"]).output.split(separator: "\n")
        #expect(intents.count == DateFormatIntent.allCases.count && intents.contains("sunEventTime"))
        let regions = try Tool.run(["list", "regions"]).output.split(separator: "\n")
        #expect(regions.count == LanguageVariant.allCases.count && regions.contains("pt-PT\tPortuguês"))
        let json = try Tool.run(["list", "regions", "--json"]).output
        #expect(json.contains(#"{"language":"es-419","name":"Español"}"#))
        #expect(try Tool.run(["list", "languages", "--json"]).output.contains(#"{"language":"de","name":"Deutsch"}"#))
    }

    /// Each word with its literal English, its state and its sources; those to be reviewed are the rest's complement.
    @Test func words() throws {
        func rows(_ options: [String]) throws -> [[Substring]] {
            try Tool.run(["list", "words"] + options).output.split(separator: "\n").map { $0.split(separator: "\t") }
        }
        let all = try rows([])
        let toReview = try rows(["--needs-review"])
        #expect(all.allSatisfy { $0.count == 6 } && Set(all.map { $0[0] }).count == Language.allCases.count)
        #expect(Set(toReview.map { $0[2] }) == ["needs_review"])
        #expect(Set(all).subtracting(toReview).allSatisfy { $0[2] == "translated" })
        let german = try rows(["--lang", "de"])
        #expect(
            german.contains(["de", "card.wind", "translated", "Wind", "wind", "XF; MQ"]),
            "\(german.prefix(3))")
        let json = try Tool.run(["list", "words", "--lang", "de", "--json"]).output
        #expect(json.contains(#"{"gloss":"wind","key":"card.wind","language":"de","sources":"XF; MQ","state":"tr"#))
        for wrong in [["list", "units", "--needs-review"], ["list", "words", "--lang", "xx"]] {
            let run = try Tool.run(wrong)
            #expect(run.exit == 64 && run.output.isEmpty && run.errors.contains("expected"), "\(run.errors)")
        }
    }

    @Test func explainNamesPlanClassifiersPatternAndReplacedSymbols() throws {
        let thai = try Tool.run(["explain", "--lang", "th", "--intent", "widgetHour", "--clock", "12"]).output
        for fact in [
            "plan            pattern ha", "compactHourStyle = declaredMeridiem am, pm", "meridiem: am pm", "CLDR",
        ] {
            #expect(thai.contains(fact), "\(thai)")
        }
        let japanese = try Tool.run(["explain", "--lang", "ja", "--intent", "radarFrameTime", "--clock", "12"]).output
        for fact in ["skeleton Ehmm", "dateOrderGroup = cjk", "pattern         (EEE) aK:mm", "午前 午後"] {
            #expect(japanese.contains(fact), "\(japanese)")
        }
        let german = try Tool.run(["explain", "--lang", "de", "--intent", "dailyChartWeekday", "--clock", "24"]).output
        #expect(german.contains("weekdayAbbreviated: So Mo Di Mi Do Fr Sa (both CLDR forms end in a full stop: So.)"))
    }

    @Test func versionAndHelp() throws {
        let version = try Tool.run(["--version"]).output
        for word in ["hwfmt ", "ICU ", "CLDR ", "time zone data "] { #expect(version.contains(word)) }
        let help = try Tool.run(["--help"])
        #expect(help.exit == 0)
        for verb in ["render", "list", "explain"] {
            #expect(help.output.contains("hwfmt \(verb)"))
            #expect(try Tool.run([verb, "--help"]).output.hasPrefix("usage: hwfmt \(verb)"))
            #expect(try Tool.run(["help", verb]).output.hasPrefix("usage: hwfmt \(verb)"))
        }
    }
}
