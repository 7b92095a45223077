import Foundation
import TestSupport

/// Real responses that lie beside the repository where it is developed, and nowhere else: other people's data.
enum SharedPayloads {
    /// The folder, from a package that stands beside `shared` or one level deeper; nil where there is none.
    static let folder: URL? = {
        let parent = PackageRoot.url.deletingLastPathComponent()
        return [parent, parent.deletingLastPathComponent()]
            .map { $0.appendingPathComponent("shared/payloads") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    static var areHere: Bool { folder != nil }

    /// The forecasts, by name; empty where the folder is absent.
    static let forecastNames: [String] = {
        guard let folder else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".json") && !$0.hasPrefix("nws_points") }.sorted()
        } catch {
            return []
        }
    }()

    static func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: (folder ?? PackageRoot.url).appendingPathComponent(name))
    }
}

/// The repository's own small payloads, written by hand.
enum OwnPayloads {
    static let folder = PackageRoot.url.appendingPathComponent("Tests/WeatherForecastTests/Payloads")

    static let names: [String] = {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".json") && !$0.contains("points") }.sorted()
        } catch {
            return []
        }
    }()

    static func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }
}
