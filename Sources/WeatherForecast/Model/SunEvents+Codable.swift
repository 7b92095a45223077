import FoundationEssentials

/// Stored as `{"state":"rises","sunrise":…}`: what the sun does, and the times that it has.
extension SunEvents: Codable {
    private enum Keys: String, CodingKey { case state, sunrise, sunset }
    private enum State: String, Codable { case risesAndSets, rises, sets, polarDay, polarNight }

    /// Reads what ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        self =
            switch try container.decode(State.self, forKey: .state) {
            case .risesAndSets:
                .risesAndSets(
                    sunrise: try container.decode(Date.self, forKey: .sunrise),
                    sunset: try container.decode(Date.self, forKey: .sunset))
            case .rises: .rises(try container.decode(Date.self, forKey: .sunrise))
            case .sets: .sets(try container.decode(Date.self, forKey: .sunset))
            case .polarDay: .polarDay
            case .polarNight: .polarNight
            }
    }

    /// Writes the state, and the times that belong to it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        switch self {
        case .risesAndSets(let sunrise, let sunset):
            try container.encode(State.risesAndSets, forKey: .state)
            try container.encode(sunrise, forKey: .sunrise)
            try container.encode(sunset, forKey: .sunset)
        case .rises(let sunrise):
            try container.encode(State.rises, forKey: .state)
            try container.encode(sunrise, forKey: .sunrise)
        case .sets(let sunset):
            try container.encode(State.sets, forKey: .state)
            try container.encode(sunset, forKey: .sunset)
        case .polarDay: try container.encode(State.polarDay, forKey: .state)
        case .polarNight: try container.encode(State.polarNight, forKey: .state)
        }
    }
}
