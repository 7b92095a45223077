import Foundation
import Testing

@Suite struct ForecastNumberCommandTests {
    /// Half past eight in the evening, 20 degrees, and a wind of 3 with gusts of 5, in whatever unit.
    private static let withoutFlags = """
        {"latitude": 1, "longitude": 1, "timezone": "UTC", "offset": 0,
         "currently": {"time": 1781899200, "temperature": 20, "windSpeed": 3, "windGust": 5, "windBearing": 300},
         "hourly": {"data": [{"time": 1781899200, "temperature": 20}]}}
        """

    private func view(_ arguments: [String], _ document: String = withoutFlags) throws -> [String: Any] {
        let run = try Tool.run(["forecast", "-", "--lang", "en", "--json"] + arguments, input: document)
        #expect(run.exit == 0, "\(run.errors)")
        return try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
    }

    @Test func numbersStandBesideTheStrings() throws {
        let view = try view(["--source-units", "us", "--units", "metric"])
        let header = try #require(view["header"] as? [String: Any])
        let numbers = try #require(header["numbers"] as? [String: [String: Any]])
        #expect(header["temperature"] as? String == "-7°")
        #expect(numbers["temperature"]?["value"] as? Double == -6.666667)
        #expect(numbers["temperature"]?["unit"] as? String == "C")
        let card = try #require((view["cards"] as? [[String: Any]])?.first { $0["kind"] as? String == "wind" })
        let winds = try #require(card["numbers"] as? [[String: Any]])
        #expect(winds.compactMap { $0["value"] as? Double } == [4.828032, 8.04672])
        #expect(winds.compactMap { $0["unit"] as? String } == ["km/h", "km/h"])
        let strip = try #require(view["strip"] as? [String: Any])
        let column = try #require((strip["columns"] as? [[String: Any]])?.first)
        #expect((column["numbers"] as? [String: [String: Any]])?["temperature"]?["unit"] as? String == "C")
    }

    @Test func whoAskedWithoutFlagsNamesTheUnits() throws {
        func temperature(_ units: String) throws -> String? {
            let view = try view(["--source-units", units, "--units", "metric"])
            return (view["header"] as? [String: Any])?["temperature"] as? String
        }
        #expect(try temperature("us") == "-7°")
        for units in ["si", "ca", "uk", "uk2"] { #expect(try temperature(units) == "20°") }
        let wrong = try Tool.run(
            ["forecast", "-", "--lang", "en", "--source-units", "fathoms"], input: Self.withoutFlags)
        #expect(wrong.exit == 64 && wrong.output.isEmpty)
        #expect(wrong.errors.contains("fathoms") && wrong.errors.contains("uk2"), "\(wrong.errors)")
        // OpenWeather's units are none of Pirate Weather's.
        let others = try Tool.run(
            ["forecast", "-", "--lang", "en", "--source-units", "metric"], input: Self.withoutFlags)
        #expect(others.exit == 65 && others.errors.contains("$.flags.units: metric from the caller"))
        // Without it nobody knows how warm 20 degrees are.
        let unknown = try Tool.run(["forecast", "-", "--lang", "en", "--json"], input: Self.withoutFlags)
        #expect(!unknown.output.contains("20°"), "\(unknown)")
    }
}
