import Testing
import WeatherFormat

@Suite struct VoiceCommandTests {
    @Test func renderHasBothVoices() throws {
        let render = ["render", "--lang", "de", "--intent", "dailyFullHeader"] + RenderCommandTests.evening
        #expect(try Tool.run(render).output == "Samstag, Aug. 15\n")
        #expect(try Tool.run(render + ["--voice", "house"]).output == "Samstag, Aug. 15\n")
        #expect(try Tool.run(render + ["--voice", "native"]).output == "Samstag, 15. August\n")
    }

    @Test func anUnknownVoiceIsRefused() throws {
        let run = try Tool.run(
            ["render", "--lang", "de", "--intent", "all", "--voice", "posh"] + RenderCommandTests.evening)
        #expect(run.exit == 64 && run.output.isEmpty)
        #expect(run.errors == "hwfmt: unknown voice \"posh\": expected house or native\n")
    }
}
