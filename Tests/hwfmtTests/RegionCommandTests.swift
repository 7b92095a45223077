import Testing
import WeatherFormat

/// A tag keeps its region through the tool.
@Suite struct RegionCommandTests {
    @Test func renderHasTheRegionsOrderInTheNativeVoice() throws {
        let render = ["render", "--lang", "en,en-US,en-GB", "--intent", "dailyHeader", "--clock", "24"]
        let house = try Tool.run(render + RenderCommandTests.evening)
        #expect(house.output == "en\tdailyHeader\t24\tSat, Aug 15\nen-GB\tdailyHeader\t24\tSat, Aug 15\n")
        let native = try Tool.run(render + RenderCommandTests.evening + ["--voice", "native"])
        #expect(native.output == "en\tdailyHeader\t24\tSat, Aug 15\nen-GB\tdailyHeader\t24\tSat 15 Aug\n")
        let json = try Tool.run(
            ["render", "--lang", "fr_ca", "--intent", "sunEventTime", "--json", "--voice", "native"]
                + RenderCommandTests.evening)
        #expect(
            json.output == """
                {"clock":"24","intent":"sunEventTime","language":"fr-CA","text":"17\u{A0}h\u{A0}39","zone":"UTC"}

                """)
    }

    @Test func unitsHaveTheRegionsSignAndWords() throws {
        func unit(_ arguments: String...) throws -> String { try Tool.run(["unit"] + arguments).output }
        #expect(try unit("1.5", "mm", "--lang", "de,de-CH") == "de\tmm\t1,5mm\nde-CH\tmm\t1.5mm\n")
        #expect(try unit("12", "km/h", "--lang", "de", "--style", "native") == "12\u{A0}km/h\n")
        #expect(try unit("5", "km", "--lang", "en-GB", "--style", "native", "--width", "long") == "5 kilometres\n")
        #expect(try unit("5", "km", "--lang", "en-GB", "--width", "long") == "5 kilometers\n")
        #expect(try unit("1013.25", "hPa", "--lang", "es-MX", "--style", "cldr") == "1,013 hPa\n")
        #expect(
            try unit("45", "%", "--lang", "en-AU", "--style", "native", "--json")
                == #"{"language":"en-AU","spoken":"45 per cent","style":"native","text":"45%","unit":"%","width":"short"}"#
                + "\n")
    }

    @Test func agoHasTheRegionsWordsInTheNativeVoice() throws {
        let ago = ["ago", "-18000", "--lang", "es-MX,es"]
        #expect(try Tool.run(ago).output == "es-MX\tdentro de 5 h\nes\tdentro de 5 h\n")
        #expect(try Tool.run(ago + ["--voice", "native"]).output == "es-MX\ten 5 h\nes\tdentro de 5 h\n")
    }

    /// `batch` follows, with the verbs' own messages.
    @Test func batch() throws {
        let lines = """
            {"verb":"unit","operands":["29.92","inHg"],"lang":"fr-CA","style":"native"}
            {"verb":"ago","operands":["300"],"lang":"pt-PT","voice":"native"}
            {"verb":"ago","operands":["300"],"lang":"en-XX"}

            """
        #expect(
            try Tool.run(["batch"], input: lines).output == """
                {"output":["29,92\u{A0}po\u{A0}Hg"]}
                {"output":["há 5 min"]}
                {"error":{"code":64,"message":"unknown region \\"XX\\" of \\"en-XX\\": expected an ISO 3166 region such as GB, or the language alone"}}

                """)
    }

    @Test(arguments: [
        ("en-XX", #"unknown region "XX" of "en-XX": expected an ISO 3166 region such as GB, or the language alone"#),
        ("en-UK", #"unknown region "UK" of "en-UK": did you mean en-GB?"#),
        ("de,en-ZZ", #"unknown region "ZZ" of "en-ZZ": expected an ISO 3166 region such as GB, or the language alone"#),
    ])
    func aRegionThatIsNoneIsWrongUsage(tags: String, message: String) throws {
        let run = try Tool.run(["ago", "300", "--lang", tags])
        #expect(run == Tool.Run(exit: 64, output: "", errors: "hwfmt: \(message)\n"))
    }

    /// A region without a variant of its own takes its language's words; keywords that nothing here reads change nothing.
    @Test(arguments: ["en-ZA", "en-SG", "en-001", "en-US-u-nu-deva", "en-u-ca-buddhist"])
    func otherRegionsAreTheirLanguages(tag: String) throws {
        let arguments = ["--intent", "dailyHeader,historyDate", "--voice", "native", "--clock", "24"]
        let own = try Tool.run(["render", "--lang", "en"] + arguments + RenderCommandTests.evening)
        let regional = try Tool.run(["render", "--lang", tag] + arguments + RenderCommandTests.evening)
        let texts = { (run: Tool.Run) in run.output.split(separator: "\n").map { $0.split(separator: "\t").last } }
        #expect(texts(own) == texts(regional) && texts(own).count == 2)
    }

    @Test func explainAndReportNameTheVariant() throws {
        let explain = try Tool.run(
            ["explain", "--lang", "en-GB", "--intent", "dailyHeader", "--voice", "native", "--clock", "24"])
        #expect(explain.output.hasPrefix("language        en-GB (English)\n"))
        #expect(explain.output.contains("EEE d MMM (declared: CLDR 42 sets a comma"))
        let report = try Tool.run(["report", "matrix", "--lang", "de-AT,de", "--voice", "native"])
        #expect(report.output.hasPrefix("de-AT: intent |") && report.output.contains("\n\nde: intent |"))
    }
}
