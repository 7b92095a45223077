import TestSupport
import Testing

@testable import WeatherFormat

@Suite struct NearestNamesTests {
    @Test func findsWhatWasMeant() {
        let intents = DateFormatIntent.allCases.map(\.rawValue)
        #expect(NearestNames.to("sunEventTme", among: intents) == ["sunEventTime"])
        #expect(NearestNames.to("daily", among: intents).first == "dailyHeader")
        #expect(NearestNames.to("xyzzy", among: intents).isEmpty)
        #expect(NearestNames.to("", among: intents).isEmpty)
        #expect(NearestNames.to("ed", among: ["de", "da"]).first == "de")
        #expect(NearestNames.to("UTC", among: ["UCT", "UTC"]) == ["UTC", "UCT"])
        #expect(NearestNames.to("EUROPE/BERLIN", among: ["Europe/Berlin"]) == ["Europe/Berlin"])
    }

    /// A name of combining marks, one grapheme cluster of 120 KB, once ran a minute.
    @Test(arguments: [String(repeating: "x", count: 1_000_000), "e" + String(repeating: "\u{301}", count: 60_000)])
    func aLongNameIsNotMeasured(name: String) {
        let start = ContinuousClock.now
        #expect(NearestNames.to(name, among: DateFormatIntent.allCases.map(\.rawValue)).isEmpty)
        #expect(ContinuousClock.now - start < .milliseconds(50))
    }

    @Test func theDistance() throws {
        for (left, right, distance) in [
            ("a", "", 1), ("ab", "ab", 0), ("ab", "ba", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
            ("Asia:Kolkata", "Asia/Kolkata", 1), (String(repeating: "a", count: 64), "b", 64),
        ] {
            #expect(try #require(NamePattern(left)).distance(to: right) == distance, "\(left) \(right)")
        }
    }

    /// Against the table itself, written as the textbook has it.
    @Test func theDistanceIsTheTables() throws {
        var generator = SeededGenerator(seed: 7)
        let letters = ["a", "b", "c", "é"]
        for _ in 0..<2000 {
            let names = (0..<2).map { _ in
                (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                    letters.randomElement(using: &generator) ?? ""
                }
                .joined()
            }
            let (left, right) = (Array(names[0].utf8), Array(names[1].utf8))
            var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
            for row in 1...left.count {
                for column in 1...right.count {
                    let isSame = left[row - 1] == right[column - 1]
                    var best = min(table[row - 1][column], table[row][column - 1]) + 1
                    best = min(best, table[row - 1][column - 1] + (isSame ? 0 : 1))
                    if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                        best = min(best, table[row - 2][column - 2] + 1)
                    }
                    table[row][column] = best
                }
            }
            let distance = try #require(NamePattern(names[0])).distance(to: names[1])
            #expect(distance == table[left.count][right.count], "\(names)")
        }
    }

    @Test func onlyTheNearestAreNamed() {
        // One letter in three may differ, and none may where there are three at most.
        #expect(NearestNames.to("metirc", among: ["metric", "us", "uk", "ca"]) == ["metric"])
        #expect(NearestNames.to("abcdef", among: ["abcdxx", "abcxxx"]) == ["abcdxx"])
        #expect(NearestNames.to("aaaa", among: ["baaa", "abaa", "aaba", "aaab"]) == ["baaa", "abaa", "aaba"])
        // Two steps more than the best is much farther away.
        #expect(
            NearestNames.to("abcdefghi", among: ["abcdefghx", "abcdefgxx", "abcdefxxx"]) == ["abcdefghx", "abcdefgxx"])
    }
}
