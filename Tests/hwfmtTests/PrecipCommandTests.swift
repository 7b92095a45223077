import Testing

@Suite struct PrecipCommandTests {
    @Test func eachGate() throws {
        let run = try Tool.run(["precip", "0.174", "0.175", "1", "0"])
        #expect(
            run
                == Tool.Run(
                    exit: 0,
                    output: """
                        0.174\ttoRoundedPrecip 0.15\tshowPrecip false
                        0.175\ttoRoundedPrecip 0.2\tshowPrecip true
                        1.0\ttoRoundedPrecip 1.0\tshowPrecip true
                        0.0\ttoRoundedPrecip 0.0\tshowPrecip false
                        significantPrecip true
                        rainLaterIndex none

                        """, errors: ""))
    }

    @Test func thePill() throws {
        let hours = (0..<24).map { $0 == 9 ? "0.4" : "0" }
        #expect(try Tool.run(["precip"] + hours).output.hasSuffix("significantPrecip true\nrainLaterIndex 9\n"))
        #expect(try Tool.run(["precip", "--columns", "9"] + hours).output.hasSuffix("rainLaterIndex 9\n"))
        #expect(try Tool.run(["precip", "--columns", "10"] + hours).output.hasSuffix("rainLaterIndex none\n"))
        let eighth = (0..<24).map { $0 == 8 ? "0.4" : "0" }
        #expect(try Tool.run(["precip"] + eighth).output.hasSuffix("rainLaterIndex 8\n"))
        let seventh = (0..<24).map { $0 == 7 ? "0.4" : "0" }
        #expect(try Tool.run(["precip"] + seventh).output.hasSuffix("rainLaterIndex none\n"))
        let json = try Tool.run(["precip", "--json", "0.4"])
        #expect(
            json.output == """
                {"hours":[{"chance":0.4,"showPrecip":true,"toRoundedPrecip":0.4}],"rainLaterIndex":null,\
                "significantPrecip":true}

                """)
    }

    @Test(arguments: [
        (
            "20", 65,
            "hwfmt: chance of precipitation out of range (20.0): expected a fraction from 0 to 1; as a percent this would be 0.2\n"
        ),
        ("-0.1", 65, "hwfmt: chance of precipitation out of range (-0.1): expected a fraction from 0 to 1\n"),
        ("nan", 65, "hwfmt: not a chance of rain: \"nan\": expected a fraction from 0 to 1, such as 0.175\n"),
        ("45%", 65, "hwfmt: not a chance of rain: \"45%\": expected a fraction from 0 to 1, such as 0.175\n"),
        ("", 65, "hwfmt: not a chance of rain: \"\": expected a fraction from 0 to 1, such as 0.175\n"),
    ])
    func refused(chance: String, exit: Int32, errors: String) throws {
        #expect(try Tool.run(["precip", "0.5", chance]) == Tool.Run(exit: exit, output: "", errors: errors))
    }

    @Test func wrongUsage() throws {
        #expect(try Tool.run(["precip"]).exit == 64)
        #expect(try Tool.run(["precip", "0.5", "--columns", "-1"]).exit == 64)
        #expect(try Tool.run(["precip", "0.5", "--columns", "1000"]).exit == 0)
        #expect(try Tool.run(["precip", "0.5", "--columns", "1001"]).exit == 64)
        #expect(try Tool.run(["precip", "0.5", "--columns", "9999999999999999999"]).exit == 64)
    }
}
