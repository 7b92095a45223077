import WeatherFormat

/// What falls, in the reader's unit: as water, or as the depth of new snow.
enum PrecipitationShown {
    case water(PrecipitationAmount)
    case snow(SnowDepth)

    var number: ShownNumber {
        switch self {
        case .water(let amount): ShownNumber(amount)
        case .snow(let depth): ShownNumber(depth)
        }
    }
}

extension ForecastStrings {
    func text(of shown: PrecipitationShown) throws(WeatherFormatError) -> String {
        switch shown {
        case .water(let amount): try units.string(amount)
        case .snow(let depth): try units.string(depth)
        }
    }

    func spoken(_ shown: PrecipitationShown) throws(WeatherFormatError) -> String {
        switch shown {
        case .water(let amount): try units.spoken(amount)
        case .snow(let depth): try units.spoken(depth)
        }
    }
}
