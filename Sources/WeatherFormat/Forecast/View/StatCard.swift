/// A card of one value: its title, the value, a line under it.
public struct StatCard: Sendable, Hashable, Codable {
    public let kind: Kind
    /// `Dew point`
    public let title: String
    /// `12-18mph`, `1013hPa`, `45%`, `7`.
    public let value: String
    /// Under the value: where the wind comes from, `NW`.
    public let detail: String?
    /// What a screen reader says.
    public let spoken: String

    /// In the order in which the cards stand.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case feelsLike, wind, humidity, dewPoint, pressure, visibility, uvIndex
    }

    /// The cards that the conditions have values for.
    static func all(of conditions: Conditions, _ strings: ForecastStrings) throws(WeatherFormatError) -> [StatCard] {
        var cards: [StatCard] = []
        for kind in Kind.allCases {
            if let card = try card(kind, of: conditions, strings) { cards.append(card) }
        }
        return cards
    }

    private static func card(
        _ kind: Kind, of conditions: Conditions, _ strings: ForecastStrings
    ) throws(WeatherFormatError) -> StatCard? {
        switch kind {
        case .feelsLike: try temperature(kind, conditions.feelsLike, strings)
        case .dewPoint: try temperature(kind, conditions.dewPoint, strings)
        case .wind: try wind(conditions, strings)
        case .humidity: try quantity(kind, conditions.humidity, strings)
        case .pressure: try quantity(kind, conditions.pressure?.converted(to: strings.system.pressure), strings)
        case .visibility: try quantity(kind, conditions.visibility?.converted(to: strings.system.visibility), strings)
        case .uvIndex:
            try conditions.uvIndex.map { index throws(WeatherFormatError) in
                StatCard(
                    kind, value: try strings.units.string(index), spoken: try strings.units.spoken(index),
                    strings.language)
            }
        }
    }

    private static func temperature(
        _ kind: Kind, _ value: Temperature?, _ strings: ForecastStrings
    ) throws(WeatherFormatError) -> StatCard? {
        try quantity(kind, value?.converted(to: strings.system.temperature), strings)
    }

    private static func quantity<Measured>(
        _ kind: Kind, _ value: Quantity<Measured>?, _ strings: ForecastStrings
    ) throws(WeatherFormatError) -> StatCard? {
        guard let value else { return nil }
        return StatCard(
            kind, value: try strings.units.string(value), spoken: try strings.units.spoken(value), strings.language)
    }

    private static func wind(
        _ conditions: Conditions, _ strings: ForecastStrings
    ) throws(WeatherFormatError) -> StatCard? {
        guard let value = try strings.wind(conditions.wind, gust: conditions.gust),
            let spoken = try strings.spokenWind(conditions.wind, gust: conditions.gust)
        else { return nil }
        guard let degrees = conditions.windDirectionDegrees else {
            return StatCard(.wind, value: value, spoken: spoken, strings.language)
        }
        let direction = try CompassDirection(degrees: degrees)
        return StatCard(
            .wind, value: value, detail: direction.abbreviation(in: strings.language), spoken: spoken,
            spokenDetail: direction.name(in: strings.language), strings.language)
    }

    private init(
        _ kind: Kind, value: String, detail: String? = nil, spoken: String, spokenDetail: String? = nil,
        _ language: Language
    ) {
        self.kind = kind
        title = language.cardWord(kind.word).text
        self.value = value
        self.detail = detail
        self.spoken = language.spoken([title, spoken, spokenDetail])
    }
}

extension StatCard.Kind {
    /// What the card is called.
    var word: CardWord {
        switch self {
        case .feelsLike: .feelsLike
        case .wind: .wind
        case .humidity: .humidity
        case .dewPoint: .dewPoint
        case .pressure: .pressure
        case .visibility: .visibility
        case .uvIndex: .uvIndex
        }
    }
}
