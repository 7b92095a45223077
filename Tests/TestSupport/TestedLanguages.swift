import Foundation
package import WeatherFormat

extension Language {
    /// The languages that sweeps go through: all, or the one that `scripts/record --lang` is about.
    package static let swept: [Language] = {
        let name = ProcessInfo.processInfo.environment["SNAPSHOT_LANGUAGE"]
        return Language(rawValue: name ?? "").map { [$0] } ?? allCases
    }()
}
