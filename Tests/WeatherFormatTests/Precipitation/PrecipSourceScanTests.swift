import FoundationEssentials
import TestSupport
import Testing
import WeatherFormat

/// Reads the library's and the tool's sources: a chance of precipitation is compared with a number in Precipitation/ and
/// nowhere else, except where ``OutsideTheGate`` says why.
@Suite("No second gate")
struct PrecipSourceScanTests {
    private struct Finding: Hashable, CustomStringConvertible {
        let file: String
        let line: Int
        let text: String
        var description: String { "\(file):\(line): \(text)" }
    }

    @Test("no probability is compared with a literal outside Precipitation/")
    func scan() throws {
        var findings: [Finding] = []
        for file in try SourceTree(["Sources"]).files where !file.path.contains("/Precipitation/") {
            // What stands between quotation marks compares nothing.
            let code = file.code.replacing(/"(?:[^"\\]|\\.)*"/, with: "")
            for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard ChanceComparison.isIn(String(line)) else { continue }
                let name = String(file.path.split(separator: "/").last ?? "")
                findings.append(Finding(file: name, line: index + 1, text: String(line.drop { $0 == " " })))
            }
        }
        let unlisted = findings.filter { finding in
            !OutsideTheGate.all.contains { $0.file == finding.file && finding.text.contains($0.comparison) }
        }
        #expect(unlisted.isEmpty, "ask PrecipDisplay, or list it with its reason: \(unlisted)")
        for entry in OutsideTheGate.all {
            #expect(!entry.reason.isEmpty)
            #expect(
                findings.contains { $0.file == entry.file && $0.text.contains(entry.comparison) },
                "no line answers to this entry any more: \(entry)")
        }
    }

    @Test(
        "the scan sees what it is for",
        arguments: [
            "if hour.precipProbability >= 0.2 {",
            "guard chance > 0 else { return nil }",
            "hours.filter { $0.probability.fraction >= 20 }",
            "return 0.3 <= hour.chanceOfRain",
            "let wet = pop == 0.0",
            "(20...100).contains(rainPercent)",
            "case 0.2...: chanceText(precipChance >= .2)",
            "switch chance { case 0..<0.2: nil }",
            "if let chance, chance.isLess(than: 0.2) {",
        ])
    func seen(line: String) { #expect(ChanceComparison.isIn(line)) }

    @Test(
        "and lets through what it is not for",
        arguments: [
            "if temperature >= 20 {",
            "let chance = try PrecipChance(percent: value)",
            "guard try PrecipDisplay.showPrecip(val: chance.fraction) else { return nil }",
            "case chance, amount",
            "if chance == nil { return }",
            "func chance(_ value: Double) -> PrecipChance",
        ])
    func unseen(line: String) { #expect(!ChanceComparison.isIn(line)) }
}

/// A line of code that compares something named like a chance of precipitation with a number.
enum ChanceComparison {
    static func isIn(_ line: String) -> Bool {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { $0.lowercased() }
        let names = ["probab", "chance", "precippercent", "rainpercent", "precipfraction"]
        guard words.contains(where: { word in names.contains { word.contains($0) } || word == "pop" }) else {
            return false
        }
        let number = #/-?(\d[\d_]*)?\.?\d[\d_]*/#
        let before = #/(?:<=|>=|==|!=|<|>|~=)\s*-?\.?\d/#
        let after = #/(?:^|[^\w.])\d[\d_.]*\s*(?:<=|>=|==|!=|<|>|~=)/#
        let range = #/\d\s*\.\.[.<]|\.\.[.<]\s*-?\.?\d/#
        let methods = #/\.(?:isLess|isEqual|isLessThanOrEqualTo)\([^)]*\d/#
        return line.contains(before) || line.contains(after) || line.contains(range)
            || (line.contains(methods) && line.contains(number))
    }
}
