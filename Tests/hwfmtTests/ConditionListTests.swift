import Foundation
import Testing

/// `hwfmt list conditions` and `hwfmt report words`.
@Suite struct ConditionListTests {
    @Test func conditions() throws {
        let run = try Tool.run(["list", "conditions"])
        let lines = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(run.exit == 0 && lines.count == 55 && lines.allSatisfy { $0.count == 4 })
        #expect(lines.contains(["partlyCloudy", "partly-cloudy-day", "partly-cloudy-night", "Partly cloudy"]))
        let json = try Tool.run(["list", "conditions", "--json"]).output.split(separator: "\n").first.map(String.init)
        #expect(json == #"{"class":"clear","icon":"clear-day","nightIcon":"clear-night","word":"Clear"}"#)
    }

    @Test func words() throws {
        let run = try Tool.run(["report", "words", "--lang", "de"])
        #expect(run.exit == 0)
        let row = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("condition.overcast") })
        #expect(row.contains("translated") && row.contains("Bedeckt") && row.contains("covered"))
        // A class without a word of its own says whose it has.
        let thai = try Tool.run(["report", "words", "--lang", "th"]).output
        #expect(thai.contains("WIDER condition.sleet"))
        #expect(try Tool.run(["report", "words", "--lang", "de", "--voice", "native"]).exit == 64)
        let json = try Tool.run(["report", "words", "--lang", "ja", "--json"]).output
        #expect(json.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"gloss\":") })
    }

    /// A client draws its own icons and curves of it.
    @Test func forecast() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("WeatherForecastTests/Payloads/openmeteo_newyork_spring_iso.json").path
        let run = try Tool.run(["forecast", path, "--lang", "de", "--json"])
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let header = object?["header"] as? [String: Any]
        let condition = header?["condition"] as? [String: Any]
        #expect(condition?["class"] as? String == "overcast")
        #expect(condition?["word"] as? String == "Bedeckt")
        #expect(condition?["icon"] as? String == "cloudy")
        #expect(condition?["night"] as? Bool == true)
        #expect((header?["summary"] as? String)?.hasPrefix("Leichter Regen ab ") == true)
    }
}
