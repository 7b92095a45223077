import Foundation
import WeatherForecast

/// A weather service's document, as it is read in the bench.
struct Document {
    let name: String
    let bytes: [UInt8]
    let isReal: Bool

    /// One of each service: real responses from a folder, or made ones of the same shape and about the same size where
    /// there is no folder.
    static func ofEachService(in folder: String?) throws -> [Document] {
        let services: [(name: String, file: String)] = [
            ("Open-Meteo", "openmeteo_bucharest_metric_iso"), ("MET Norway", "metno_compact_oslo"),
            ("Pirate Weather", "pirate_newyork_us"), ("NWS hourly", "nws_hourly_washingtondc"),
        ]
        guard let folder else { return ServiceShape.allCases.map { $0.document(ofBytes: $0.usualByteCount) } }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        return try services.map { service in
            guard let file = files.first(where: { $0.hasPrefix(service.file) }) else {
                throw Missing(file: service.file, folder: folder)
            }
            let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file))
            return Document(name: service.name, bytes: [UInt8](data), isReal: true)
        }
    }

    struct Missing: Error, CustomStringConvertible {
        let file: String
        let folder: String
        var description: String { "no \(file)… in \(folder): expected the payloads of the four services" }
    }
}
