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
