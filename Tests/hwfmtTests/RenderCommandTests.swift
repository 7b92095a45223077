import Foundation
import Testing
import WeatherFormat

@Suite struct RenderCommandTests {
    static let evening = ["--tz", "UTC", "--at", "2026-08-15T17:39"]

    @Test func everythingAtOnce() throws {
        let run = try Tool.run(["render", "--lang", "all", "--intent", "all", "--clock", "both"] + Self.evening)
        let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(run.exit == 0 && run.errors.isEmpty)
        #expect(rows.count == Language.allCases.count * DateFormatIntent.allCases.count * HourCycle.allCases.count)
        #expect(rows.allSatisfy { $0.count == 4 && $0.allSatisfy { !$0.isEmpty } })
    }

    /// The process's own settings must not show in a single byte.
    @Test(arguments: [
        ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"],
        ["LC_ALL": "C", "LANG": "", "TZ": "America/St_Johns"],
        ["LC_ALL": "ar_EG.UTF-8", "LANG": "th_TH.UTF-8", "TZ": ":Pacific/Apia"],
        ["LC_ALL": "ja_JP@calendar=japanese", "LANG": "fa_IR", "TZ": "", "LANGUAGE": "de"],
        ["LC_ALL": "no such locale", "TZ": "no such zone"],
    ])
    func theEnvironmentDoesNotShow(environment: [String: String]) throws {
        let plain = try Self.inBerlin.get()
        #expect(try Tool.run(Self.everythingInBerlin, environment: environment) == plain)
        #expect(plain.exit == 0)
    }

    private static let everythingInBerlin = [
        "render", "--lang", "all", "--intent", "all", "--clock", "both", "--tz", "Europe/Berlin", "--at",
        "2026-08-15T15:39:00Z",
    ]
    private static let inBerlin = Result { try Tool.run(everythingInBerlin) }

    @Test func instantsFromStandardInput() throws {
        let run = try Tool.run(
            ["render", "--lang", "ja", "--intent", "sunEventTime", "--clock", "24", "--tz", "Asia/Tokyo", "--at", "-"],
            input: "2024-03-30T20:28:00Z\n2024-03-30T20:27:00.250Z\r\n2024-03-31T05:26+09:00\n2024-03-31T05:25")
        #expect(run == Tool.Run(exit: 0, output: "5:28\n5:27\n5:26\n5:25\n", errors: ""))
    }

    @Test func json() throws {
        let run = try Tool.run(
            ["render", "--lang", "zh-TW,de", "--intent", "dailyHeader", "--clock", "24", "--json"] + Self.evening)
        #expect(
            run.output == """
                {"clock":"24","intent":"dailyHeader","language":"zh-Hant","text":"8月15日 週六","zone":"UTC"}
                {"clock":"24","intent":"dailyHeader","language":"de","text":"Sa., Aug. 15","zone":"UTC"}

                """)
    }

    @Test func theClockIsTheLanguagesOwnHabit() throws {
        let run = try Tool.run(["render", "--lang", "en,de", "--intent", "sunEventTime"] + Self.evening)
        #expect(run.output == "en\tsunEventTime\t12\t5:39pm\nde\tsunEventTime\t24\t17:39\n")
    }

    /// The region of the tag decides, and `batch` follows.
    @Test func theClockIsTheRegions() throws {
        for (tag, time) in [
            ("en-GB", "17:39"), ("en-IE", "17:39"), ("es-US", "5:39pm"), ("es-MX", "5:39pm"), ("en-u-hc-h23", "17:39"),
            ("en-u-ca-gregory", "5:39pm"), ("de", "17:39"),
        ] {
            let run = try Tool.run(["render", "--lang", tag, "--intent", "sunEventTime"] + Self.evening)
            #expect(run.output == "\(time)\n", "\(tag)")
            let line = #"{"verb":"render","lang":"\#(tag)","intent":"sunEventTime","tz":"UTC","at":"2026-08-15T17:39"}"#
            #expect(try Tool.run(["batch"], input: line + "\n").output == #"{"output":["\#(time)"]}"# + "\n")
        }
    }

    @Test func aCaseIsApplied() throws {
        let arguments = ["render", "--lang", "tr", "--intent", "almanacMonth", "--case", "upper", "--at", "2026-06-05"]
        #expect(try Tool.run(arguments + ["--tz", "UTC"]).output == "HAZİRAN\n")
    }

    @Test func theMachinesZoneIsTheDefault() throws {
        let arguments = ["render", "--lang", "de", "--intent", "sunEventTime", "--at", "2026-08-15T15:39:00Z"]
        #expect(try Tool.run(arguments, environment: ["TZ": "Europe/Berlin"]).output == "17:39\n")
        #expect(try Tool.run(arguments, environment: ["TZ": ":Asia/Tokyo"]).output == "0:39\n")
        #expect(try Tool.run(arguments, environment: ["TZ": ""]).output == "15:39\n")
        let unknown = try Tool.run(arguments, environment: ["TZ": "CET-1CEST,M3.5.0"])
        #expect(unknown.exit == 64 && unknown.output.isEmpty && unknown.errors.contains("CET-1CEST"))
    }

    @Test func now() throws {
        let run = try Tool.run(["render", "--lang", "ja", "--intent", "historyDate", "--tz", "UTC"])
        let year = Calendar(identifier: .gregorian).component(.year, from: Date())
        #expect(run.output.hasPrefix("\(year)年") || run.output.hasPrefix("\(year - 1)年"))
    }
}
