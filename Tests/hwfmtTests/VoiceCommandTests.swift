import Testing
import WeatherFormat

@Suite struct VoiceCommandTests {
    @Test func renderHasBothVoices() throws {
        let render = ["render", "--lang", "de", "--intent", "dailyFullHeader"] + RenderCommandTests.evening
        #expect(try Tool.run(render).output == "Samstag, Aug. 15\n")
        #expect(try Tool.run(render + ["--voice", "house"]).output == "Samstag, Aug. 15\n")
        #expect(try Tool.run(render + ["--voice", "native"]).output == "Samstag, 15. August\n")
    }

    @Test func theWholeMatrixAtOnce() throws {
        let run = try Tool.run(
            ["render", "--lang", "all", "--intent", "all", "--clock", "both", "--voice", "native"]
                + RenderCommandTests.evening)
        let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(run.exit == 0 && run.errors.isEmpty)
        #expect(rows.count == Language.allCases.count * DateFormatIntent.allCases.count * HourCycle.allCases.count)
        #expect(rows.allSatisfy { $0.count == 4 && $0.allSatisfy { !$0.isEmpty } })
    }

    @Test func batchFollows() throws {
        let line =
            #"{"verb":"render","lang":"tr","intent":"dailyHeader","tz":"UTC","at":"2026-08-15","voice":"native"}"#
        #expect(try Tool.run(["batch"], input: line + "\n").output == #"{"output":["15 Ağu Cmt"]}"# + "\n")
        let posh = line.replacing("native", with: "posh")
        let answer = #"{"error":{"code":64,"message":"unknown voice \"posh\": expected house or native"}}"#
        #expect(try Tool.run(["batch"], input: posh + "\n").output == answer + "\n")
    }

    @Test func explainSaysWhoseVoiceAndWhy() throws {
        let explain = ["explain", "--lang", "de", "--intent", "hourlyDetailHeader", "--clock", "24"]
        #expect(try Tool.run(explain).output.contains("voice           house\n"))
        let native = try Tool.run(explain + ["--voice", "native"]).output
        for fact in [
            "voice           native\n", "plan            weekdayAndHour, as the language's own readers write it\n",
            "pattern         EEE, H\u{A0}'Uhr' (declared: ", "rendered by     compiled program\n",
        ] {
            #expect(native.contains(fact), "\(native)")
        }
        let thai = try Tool.run(
            ["explain", "--lang", "th", "--intent", "historyDate", "--clock", "24", "--voice", "native"]
        ).output
        #expect(thai.contains("classifier      yearCount = buddhistEra\n"), "\(thai)")
    }

    @Test func reportsHaveAVoice() throws {
        let matrix = try Tool.run(["report", "matrix", "--lang", "hu", "--voice", "native"]).output
        #expect(
            matrix.contains("dailyHeader | Márc. 3., K | Aug. 15., Szo | Márc. 3., K | Aug. 15., Szo\n"), "\(matrix)")
        let refused = try Tool.run(["report", "conformance", "--lang", "hu", "--voice", "native"])
        #expect(refused.exit == 64)
        #expect(
            refused.errors.hasSuffix("--voice belongs to the reports width and matrix: conformance shows both voices\n")
        )
        let conformance = try Tool.run(["report", "conformance", "--lang", "hu"]).output
        #expect(conformance.contains("\ndailyHeader"), "\(conformance)")
    }

    @Test(arguments: [
        ["render", "--lang", "de", "--intent", "all"], ["explain", "--lang", "de", "--intent", "all"],
        ["report", "matrix", "--lang", "de"], ["report", "width", "--lang", "de"], ["forecast", "-", "--lang", "de"],
    ])
    func anUnknownVoiceIsRefused(command: [String]) throws {
        for name in ["posh", "", "Native", "nativ"] {
            let run = try Tool.run(command + ["--voice", name])
            #expect(run.exit == 64 && run.output.isEmpty)
            #expect(run.errors == "hwfmt: unknown voice \"\(name)\": expected house or native\n")
        }
    }
}
