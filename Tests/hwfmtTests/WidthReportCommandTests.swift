import Foundation
import Testing

private let fonts =
    FileManager.default.fileExists(atPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    && FileManager.default.fileExists(atPath: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")

@Suite(.enabled(if: fonts, "Debian's fonts-inter and fonts-noto-cjk are not installed"))
struct WidthReportCommandTests {
    @Test func theTable() throws {
        let run = try Tool.run(["report", "width", "--lang", "de"])
        #expect(run.exit == 0 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("place") == true)
        let header = lines.first { $0.hasPrefix("dailyFullHeader ") }
        #expect(header?.hasSuffix("Donnerstag, Sept. 24") == true)
        // The budgets of the narrowest device: a card's and a row's.
        #expect(lines.first { $0.hasPrefix("wind title ") }?.contains(" 142.0 ") == true)
        #expect(header?.contains(" 326.0 ") == true)
    }

    /// Texts of the caller's own, each in a place; with --outlines every glyph has its shape once.
    @Test func stringsOfTheCaller() throws {
        let input = "de\tpressure description\tNiedrig, steigt schnell.\nth\ttext\tต่ำ คงที่\nde\trow\tNiedrig\n"
        let table = try Tool.run(["report", "width", "--lang", "all", "--strings", "-"], input: input)
        let lines = table.output.split(separator: "\n")
        #expect(lines.count == 4, "\(table)")
        #expect(lines.contains { $0.contains("margin") && $0.contains("136.7   142.0") }, "\(lines)")
        let drawn = try Tool.run(
            ["report", "width", "--lang", "all", "--strings", "-", "--json", "--outlines"], input: input)
        let objects = try drawn.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        let used = objects.compactMap { $0["glyphs"] as? [Double] }.flatMap { numbers in
            stride(from: 0, to: numbers.count, by: 3).map { Int(numbers[$0]) }
        }
        let shapes = objects.filter { $0["path"] != nil }
        #expect(shapes.compactMap { $0["glyph"] as? Int } == Array(0..<shapes.count))
        #expect(Set(used).isSubset(of: Set(0..<shapes.count)) && used.count > 30)
        #expect(used.allSatisfy { (shapes[$0]["path"] as? String)?.hasPrefix("M") == true })
    }

    @Test func everyStringOfTheCards() throws {
        let run = try Tool.run(["report", "width", "--lang", "de", "--every"])
        let lines = run.output.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("pressure description") } == 15)
        // Each hour of both clocks, for each thing that falls.
        #expect(lines.count { $0.hasPrefix("precipitation description") } > 200)
    }

    @Test(arguments: [
        ["--strings", "file"], ["--strings", "-", "--every"], ["--outlines"], ["--strings", "-", "--outlines"],
        ["--strings", "-", "--svg", "x.svg"],
    ])
    func optionsThatDoNotGoTogether(options: [String]) throws {
        let run = try Tool.run(["report", "width", "--lang", "de"] + options)
        #expect(run.exit == 64 && run.output.isEmpty && run.errors.contains("expected"), "\(run)")
    }

    @Test(arguments: ["de\tnowhere\tWort", "de\ttext", "xx\ttext\tWort", "de\ttext\t"])
    func aLineThatIsNone(line: String) throws {
        let run = try Tool.run(["report", "width", "--lang", "all", "--strings", "-", "--json"], input: line + "\n")
        #expect(run.exit == 65 && run.output == "null\n" && run.errors.contains("expected"), "\(run)")
    }

    @Test func json() throws {
        let run = try Tool.run(["report", "width", "--lang", "pl,ja", "--json"])
        #expect(run.exit == 0)
        let rows = try run.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        let line = try #require(rows.first { $0["text"] as? String == "Normalne, szybko spada." })
        #expect(line["verdict"] as? String == "over")
        #expect(line["budget"] as? Double == 142)
        #expect(line["fits"] as? Bool == true)
        #expect((line["accepted"] as? String)?.isEmpty == false)
        let scale = try #require(line["scale"] as? Double)
        #expect(scale >= 0.9 && scale < 1)
        // Four decimals: what the width and the budget give.
        let points = try #require(line["points"] as? Double)
        #expect(abs(scale - 142 / points) < 0.0001)
        #expect(Set(rows.compactMap { $0["language"] as? String }) == ["pl", "ja"])
    }

    @Test func aPicture() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { do { try FileManager.default.removeItem(at: folder) } catch { print(error) } }
        let svg = folder.appendingPathComponent("a.svg")
        let run = try Tool.run(["report", "width", "--lang", "th", "--svg", svg.path])
        #expect(run.exit == 0)
        #expect(try String(contentsOf: svg, encoding: .utf8).hasPrefix("<svg"))
    }

    /// What the loader would map at the start, as ldd prints it: HarfBuzz is not among it.
    @Test func theToolStartsWithoutHarfBuzz() throws {
        let libraries = try Tool.run(["--version"], environment: ["LD_TRACE_LOADED_OBJECTS": "1"]).output
        #expect(libraries.contains("libc.so.6"))
        for name in ["harfbuzz", "freetype", "png"] { #expect(!libraries.contains("lib\(name)"), "\(libraries)") }
    }

    @Test func whereHarfBuzzIsMissingTheRestWorks() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { do { try FileManager.default.removeItem(at: folder) } catch { print(error) } }
        // Found before the system's own, and no library.
        try Data("none".utf8).write(to: folder.appendingPathComponent("libharfbuzz.so.0"))
        let others = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
        let path = ([folder.path] + others).joined(separator: ":")
        let report = try Tool.run(["report", "width", "--lang", "de"], environment: ["LD_LIBRARY_PATH": path])
        #expect(report.exit == 70 && report.output.isEmpty)
        #expect(report.errors.contains("library \"libharfbuzz.so.0\" cannot be loaded"), "\(report.errors)")
        #expect(report.errors.contains("expected Debian's package libharfbuzz0b to be installed"), "\(report.errors)")
        let unit = try Tool.run(["unit", "12", "km/h", "--lang", "de"], environment: ["LD_LIBRARY_PATH": path])
        #expect(unit.output == "12km/h\n" && unit.exit == 0, "\(unit.errors)")
    }

    @Test func aRequestOfBatchTouchesNoFiles() throws {
        for option in ["svg", "font"] {
            let request = #"{"verb":"report","operands":["width"],"lang":"de","\#(option)":"x"}"#
            let run = try Tool.run(["batch"], input: request + "\n")
            #expect(run.output.contains("--\(option) in a request of batch"), "\(run.output)")
        }
    }

    @Test(
        arguments: [
            (["--lang", "de,ja", "--svg", "a.svg"], 64, "a picture shows one language"),
            (["--lang", "de", "--bold-font", "a.otf"], 64, "--bold-font without --font"),
            (["--lang", "de", "--device", "wide"], 64, "bad width \"wide\" of a device"),
            (["--lang", "de", "--device", "40"], 65, "bad layout"),
            (["--lang", "de", "--device", "-390"], 65, "bad layout"),
            (["--lang", "de", "--font", "/nowhere.otf"], 65, "bad font \"/nowhere.otf\": it cannot be read"),
            (["--lang", "de", "--font", "/etc/passwd"], 65, "it is no font"),
            (["--lang", "de", "--svg", "/nowhere/a.svg"], 74, "cannot write \"/nowhere/a.svg\""),
            (["--lang", "xx"], 64, "unknown language"),
            ([], 64, "--lang is missing"),
        ] as [([String], Int32, String)])
    func badUsage(arguments: [String], exit: Int32, message: String) throws {
        let run = try Tool.run(["report", "width"] + arguments)
        #expect(run.exit == exit)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
