import Foundation
import TestSupport
import Testing
import WeatherFormat

/// What the README counts is what there is.
@Suite struct ReadmeTests {
    @Test func countsLanguagesAndIntents() throws {
        let readme = try String(contentsOf: PackageRoot.url.appendingPathComponent("README.md"), encoding: .utf8)
        let counted = readme.matches(of: /(\d+)\s+(languages|intents)/).map { "\($0.1) \($0.2)" }
        #expect(Set(counted) == ["\(Language.allCases.count) languages", "\(DateFormatIntent.allCases.count) intents"])
    }
}
