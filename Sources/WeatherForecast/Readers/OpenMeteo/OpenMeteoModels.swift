import WeatherFormat

/// The weather models of a response that was asked for several: each variable stands there once a model, with the model's
/// name behind its own (`temperature_2m_ecmwf_ifs025`).
struct OpenMeteoModels {
    /// In the order of the document; empty where a variable stands there under its own name.
    private let names: [String]

    /// The one that is read.
    var first: String? { names.first }

    /// What to say of a response with several.
    var fault: String? {
        guard let first, names.count > 1 else { return nil }
        let shown = names.prefix(Self.mostShown).joined(separator: ", ") + (names.count > Self.mostShown ? ", …" : "")
        return "\(names.count) models (\(shown)), of which \(first) is read"
    }

    init(of block: JSONNode) {
        var names: [String] = []
        var known: Set<String> = []
        for name in block.members.lazy.map(\.name) {
            if Self.variables.contains(name) {
                self.names = []
                return
            }
            guard let model = Self.model(of: name), known.insert(model).inserted else { continue }
            names.append(model)
        }
        self.names = names
    }

    /// More than the service has.
    private static let mostShown = 100

    private static func model(of name: String) -> String? {
        guard name.utf8.contains(UInt8(ascii: "_")) else { return nil }
        let base = variables.filter { name.hasPrefix($0 + "_") }.max { $0.utf8.count < $1.utf8.count }
        guard let base else { return nil }
        let rest = name.dropFirst(base.count + 1)
        let word = rest.prefix { $0 != "_" }
        return ofVariables.contains(String(word)) ? nil : String(rest)
    }

    /// What is read of the hourly, the daily and the current block.
    private static let variables: Set<String> = [
        "temperature_2m", "apparent_temperature", "dew_point_2m", "dewpoint_2m", "relative_humidity_2m",
        "relativehumidity_2m", "pressure_msl", "wind_speed_10m", "windspeed_10m", "wind_gusts_10m", "windgusts_10m",
        "wind_direction_10m", "winddirection_10m", "visibility", "uv_index", "cloud_cover", "cloudcover", "is_day",
        "precipitation_probability", "precipitation", "rain", "showers", "snowfall", "weather_code", "weathercode",
        "temperature_2m_max", "temperature_2m_min", "wind_speed_10m_max", "windspeed_10m_max", "wind_gusts_10m_max",
        "windgusts_10m_max", "wind_direction_10m_dominant", "winddirection_10m_dominant", "uv_index_max",
        "precipitation_probability_max", "precipitation_sum", "rain_sum", "showers_sum", "snowfall_sum", "sunrise",
        "sunset",
    ]

    /// Words behind a variable's name that make another variable of it (`snowfall_height`), and name no model.
    private static let ofVariables: Set<String> = [
        "clear", "dominant", "equivalent", "height", "high", "hours", "instant", "low", "max", "mean", "mid", "min",
        "previous", "probability", "spread", "sum", "water",
    ]
}
