import Foundation
import Testing
import WeatherFormat

@Suite struct ForecastCommandTests {
    private static func payload(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("WeatherForecastTests/Payloads/\(name)").path
    }

    private static let newYork = payload("openmeteo_newyork_spring_iso.json")

    /// Columns as a terminal counts them, for texts of Latin letters and kanji.
    private func columns(_ line: Substring) -> Int {
        line.unicodeScalars.reduce(0) { $0 + ((0x2E80...0xFFEF).contains($1.value) ? 2 : 1) }
    }

    @Test(arguments: [40, 80, 120])
    func theTableFitsTheTerminal(width: Int) throws {
        for language in ["ja", "en", "de"] {
            let run = try Tool.run(
                ["forecast", Self.newYork, "--lang", language], environment: ["COLUMNS": String(width)])
            #expect(run.exit == 0 && run.errors.isEmpty)
            let lines = run.output.split(separator: "\n")
            #expect(lines.count > 10)
            #expect(lines.allSatisfy { columns($0) <= width && $0.last != " " })
        }
    }

    @Test func columnsLineUpUnderWideCharacters() throws {
        let run = try Tool.run(
            ["forecast", Self.newYork, "--lang", "ja", "--units", "metric"], environment: ["COLUMNS": "80"])
        let lines = run.output.split(separator: "\n")
        let hours = try #require(lines.firstIndex { $0.contains("20時") })
        // Each column ends where its hour ends.
        #expect(columns(lines[hours]) == columns(lines[hours + 1]))
    }

    @Test func colourOnlyWhereAskedForOrOnATerminal() throws {
        let escape: Character = "\u{1B}"
        #expect(try !Tool.run(["forecast", Self.newYork, "--lang", "en"]).output.contains(escape))
        #expect(try !Tool.run(["forecast", Self.newYork, "--lang", "en", "--color", "never"]).output.contains(escape))
        let coloured = try Tool.run(["forecast", Self.newYork, "--lang", "en", "--color", "always"]).output
        let plain = try Tool.run(["forecast", Self.newYork, "--lang", "en"]).output
        #expect(coloured.contains("\u{1B}[34m"))
        #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    /// A terminal that cannot show colours gets none, and the words of a service do not drive one.
    @Test func nobodyElseDrivesTheTerminal() throws {
        let document = """
            {"latitude":1,"longitude":2,"timezone":"UTC","currently":{"time":1772000000,"temperature":5},\
            "hourly":{"data":[{"time":1771999200,"temperature":5}]},"flags":{"units":"si"},"alerts":[{"title":\
            "\\u001b[31mFlood\\u202e gnilleps\\r\\n\\u0085","time":1771990000,"expires":1772090000}]}
            """
        let run = try Tool.run(["forecast", "-", "--lang", "en", "--color", "never"], input: document)
        let lines = run.output.split(separator: "\n")
        #expect(lines.contains(#"⚠ \u{1B}[31mFlood\u{202E} gnilleps\u{D}\u{A}\u{85}"#), "\(run)")
    }

    /// Neither does the JSON: what is hidden is escaped there, and means the same.
    @Test func nothingIsHiddenInJSON() throws {
        let hidden = "\u{1B}[31m\u{85}\u{AD}\u{61C}\u{200B}\u{200E}\u{202E}\u{2028}\u{2066}\u{FEFF}\u{E0041}"
        let alert =
            ["title": "A" + hidden + "Z é – 雨 🌧", "time": 1_772_000_000, "expires": 1_772_090_000] as [String: Any]
        let document: [String: Any] = [
            "latitude": 1, "longitude": 2, "timezone": "UTC", "flags": ["units": "si"], "alerts": [alert],
            "currently": ["time": 1_772_000_000, "temperature": 5], "hourly": ["data": []],
        ]
        let input = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
        let run = try Tool.run(["forecast", "-", "--lang", "en,th,hi", "--json"], input: input)
        for line in run.output.split(separator: "\n") {
            #expect(!line.unicodeScalars.contains { hidden.unicodeScalars.contains($0) && $0 != "[" && !$0.isASCII })
            #expect(line.contains("é – 雨 🌧") && line.contains("\\u202e") && line.contains("\\udb40\\udc41"))
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let alerts = try #require(object?["alerts"] as? [[String: Any]])
            #expect(alerts.first?["title"] as? String == alert["title"] as? String, "\(line)")
        }
        #expect(run.exit == 0 && run.output.count > 100, "\(run)")
    }

    @Test func jsonIsOneObjectALine() throws {
        let run = try Tool.run(["forecast", Self.newYork, "--lang", "all", "--clock", "both", "--json"])
        let lines = run.output.split(separator: "\n")
        #expect(run.exit == 0 && lines.count == Language.allCases.count * HourCycle.allCases.count)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect((object?["days"] as? [Any])?.count == 3)
        }
    }

    @Test func unitsFollowTheRegionOfTheTag() throws {
        func wind(_ tag: String, _ units: String? = nil) throws -> Bool {
            let run = try Tool.run(
                ["forecast", Self.newYork, "--lang", tag, "--json"] + (units.map { ["--units", $0] } ?? []))
            return run.output.contains("mph")
        }
        #expect(try wind("en"))
        #expect(try wind("en-GB"))
        #expect(try !wind("en-CA"))
        #expect(try !wind("de"))
        #expect(try wind("de", "us"))
        #expect(try !wind("en", "metric"))
    }

    @Test(arguments: [
        (["--precipitation", "in"], "in"), (["--precipitation", "in", "--snow", "cm"], "cm"),
        (["--units", "us", "--precipitation", "mm"], "cm"), (["--units", "us"], "in"), ([], "cm"),
    ])
    func whoReadsRainInInchesReadsSnowInInches(arguments: [String], unit: String) throws {
        let polar = Self.payload("openmeteo_longyearbyen_polar_night.json")
        let run = try Tool.run(["forecast", polar, "--lang", "de", "--json"] + arguments)
        let view = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let snow = (view?["days"] as? [[String: Any]] ?? []).compactMap { $0["snow"] as? String }
        #expect(!snow.isEmpty && snow.allSatisfy { $0.hasSuffix(unit) }, "\(snow)")
    }

    @Test func everyUnitIsSetByItself() throws {
        func cards(_ arguments: [String]) throws -> [String: String] {
            let run = try Tool.run(["forecast", Self.newYork, "--json"] + arguments)
            let view = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            let cards = view?["cards"] as? [[String: Any]] ?? []
            return Dictionary(cards.map { ("\($0["kind"] ?? "")", "\($0["value"] ?? "")") }) { $1 }
        }
        let automatic = try cards(["--lang", "nb"])
        #expect(automatic["wind"]?.hasSuffix("m/s") == true && automatic["pressure"]?.hasSuffix("hPa") == true)
        let set = try cards([
            "--lang", "nb", "--wind", "kn", "--pressure=mmHg", "--temperature", "F", "--visibility", "mi",
        ])
        #expect(set["wind"]?.hasSuffix("kn") == true && set["pressure"]?.hasSuffix("mmHg") == true)
        #expect(try cards(["--lang", "de", "--units", "us", "--wind", "m/s"])["wind"]?.hasSuffix("m/s") == true)
        #expect(Int(try cards(["--lang", "de", "--wind", "bft"])["wind"]?.split(separator: "-").first ?? "") != nil)
        let wrong = try Tool.run(["forecast", Self.newYork, "--lang", "de", "--wind", "hPa"])
        #expect(wrong.exit == 64 && wrong.output.isEmpty && wrong.errors.contains("m/s, kn, bft"), "\(wrong.errors)")
    }

    /// The document's clock is a fact: where the machine's rules are older, it is shown by its own, and that is said.
    @Test func theDocumentsOwnOffsetIsTold() throws {
        let file = Self.payload("openmeteo_newyork_spring_iso.json")
        let document = try String(contentsOfFile: file, encoding: .utf8).replacing("-18000", with: "-14400")
        let run = try Tool.run(["forecast", "-", "--lang", "en", "--json"], input: document)
        #expect(run.exit == 0 && run.output.contains("\"zone\":\"GMT-04:00\""), "\(run)")
        #expect(run.errors.contains("America/New_York, whose rules have -18000 seconds from UTC then"), "\(run.errors)")
    }

    @Test func fromStandardInputWithAPointsResponse() throws {
        let hours = try String(contentsOfFile: Self.payload("nws_hourly_denver_us.json"), encoding: .utf8)
        let run = try Tool.run(
            ["forecast", "-", "--lang", "en", "--json", "--points", Self.payload("nws_points_denver.json")],
            input: hours)
        #expect(run.exit == 0 && run.errors.isEmpty)
        #expect(run.output.contains("\"zone\":\"America/Denver\""))
        #expect(run.output.contains("\"clockChange\":\"skipsHour\""))
    }

    @Test func aForecastWithoutAZoneSaysSo() throws {
        let file = Self.payload("metno_complete_tromso.json")
        let run = try Tool.run(["forecast", file, "--lang", "nb"])
        #expect(run.exit == 0)
        #expect(
            run.errors == "hwfmt: the forecast names no time zone, and its times are shown in UTC: --tz names one\n")
        #expect(try Tool.run(["forecast", file, "--lang", "nb", "--tz", "Europe/Oslo"]).errors.isEmpty)
    }

    @Test func aBadValueIsListedAndTheRestIsServed() throws {
        let text = """
            {"utc_offset_seconds": 0, "timezone": "GMT", "hourly_units": {"temperature_2m": "°C"},
             "hourly": {"time": [0, 3600], "temperature_2m": [1, 2], "precipitation_probability": [130, 50]}}
            """
        let run = try Tool.run(["forecast", "-", "--lang", "en"], input: text)
        #expect(run.exit == 0)
        #expect(run.output.contains("50%"))
        #expect(
            run.errors
                == "hwfmt: left out: $.hourly.precipitation_probability[0]: 130, expected 0 to 100 %\n")
    }

    /// Twenty lines at most, and how many more there would be.
    @Test(arguments: [1, 20, 21, 30]) func whatIsLeftOutIsCounted(count: Int) throws {
        let times = (0..<count).map { String($0 * 3600) }.joined(separator: ",")
        let temperatures = (0..<count).map(String.init).joined(separator: ",")
        let chances = (0..<count).map { _ in "130" }.joined(separator: ",")
        let text = """
            {"utc_offset_seconds": 0, "timezone": "GMT", "hourly_units": {"temperature_2m": "°C"},
             "hourly": {"time": [\(times)], "temperature_2m": [\(temperatures)], "precipitation_probability": [\(chances)]}}
            """
        let run = try Tool.run(["forecast", "-", "--lang", "en"], input: text)
        let lines = run.errors.split(separator: "\n")
        #expect(run.exit == 0 && lines.count == (count > 20 ? 21 : count))
        #expect((lines.last == "hwfmt: left out: \(count - 20) more") == (count > 20))
    }

    /// `COLUMNS` that is no width is none.
    @Test(arguments: ["0", "-1", "10001", "wide", ""]) func aBadWidthIsEightyColumns(columns: String) throws {
        let arguments = ["forecast", Self.newYork, "--lang", "en"]
        let wanted = try Tool.run(arguments, environment: ["COLUMNS": "80"])
        #expect(try Tool.run(arguments, environment: ["COLUMNS": columns]) == wanted)
    }

    /// Of several tags each language has the units of its own region.
    @Test func eachTagHasItsUnits() throws {
        let run = try Tool.run(["forecast", Self.newYork, "--lang", "de,en-GB,fr-CA", "--json"])
        let systems = try run.output.split(separator: "\n").map { line in
            (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["unitSystem"] as? String
        }
        #expect(systems == ["metric", "uk", "ca"])
    }

    @Test(arguments: [
        ("", "$: an empty document at byte 0, the last, expected a weather service's forecast"),
        (
            "{\"hourly\": {\"time\": [",
            "$.hourly.time[0]: the end of the document at byte 21, the last, expected a value or the end of the array"
        ),
        (
            String(repeating: "[", count: 60_000),
            "$\(String(repeating: "[0]", count: 64)): a nesting deeper than 64 at byte 64, expected a weather service's forecast"
        ),
        (
            "{\"currently\": {}}",
            "$.flags.units: nothing at byte 0, expected us, si, ca, uk or uk2, by which every number is read, "
                + "or the same from the caller"
        ),
    ])
    func badDocuments(text: String, message: String) throws {
        let run = try Tool.run(["forecast", "-", "--lang", "en"], input: text)
        #expect(run == Tool.Run(exit: 65, output: "", errors: "hwfmt: unreadable forecast: \(message)\n"))
    }

    /// With HarfBuzz and the fonts each card has its verdict; without, the tool says what it lacks.
    @Test func widthsOrAClearRefusal() throws {
        let run = try Tool.run(["forecast", Self.newYork, "--lang", "de", "--json", "--widths"])
        if run.exit == 0 {
            #expect(run.output.contains("\"verdict\":\"ok\""))
        } else {
            #expect(run.output.isEmpty)
            #expect(run.errors.contains("HarfBuzz") || run.errors.contains("font"))
        }
    }

    @Test func badUsage() throws {
        #expect(try Tool.run(["forecast", "--lang", "en"]).exit == 64)
        #expect(try Tool.run(["forecast", Self.newYork]).exit == 64)
        #expect(try Tool.run(["forecast", Self.newYork, "--lang", "en", "--units", "imperial"]).exit == 64)
        #expect(try Tool.run(["forecast", Self.newYork, "--lang", "en", "--tz", "Mars"]).exit == 64)
        #expect(try Tool.run(["forecast", "no such file", "--lang", "en"]).exit == 65)
        #expect(try Tool.run(["forecast", "/", "--lang", "en"]).exit == 65)
    }
}
