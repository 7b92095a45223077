/// The words of the classes of weather.
extension WeatherCondition {
    /// The word of a class; where a language has none of its own, a wider class's.
    package var word: ForecastWord {
        switch self {
        case .clear: .clearWeather
        case .mostlyClear: .mostlyClearWeather
        case .partlyCloudy: .partlyCloudyWeather
        case .mostlyCloudy: .mostlyCloudyWeather
        case .overcast: .overcastWeather
        case .fog: .fogWeather
        case .freezingFog: .freezingFogWeather
        case .mist: .mistWeather
        case .haze: .hazeWeather
        case .smoke: .smokeWeather
        case .dust: .dustWeather
        case .volcanicAsh: .volcanicAshWeather
        case .lightDrizzle: .lightDrizzleWeather
        case .drizzle: .drizzleWeather
        case .heavyDrizzle: .heavyDrizzleWeather
        case .freezingDrizzle: .freezingDrizzleWeather
        case .lightRain: .lightRainWeather
        case .rain: .rainWeather
        case .heavyRain: .heavyRainWeather
        case .lightShowers: .lightShowersWeather
        case .showers: .showersWeather
        case .heavyShowers: .heavyShowersWeather
        case .lightFreezingRain: .lightFreezingRainWeather
        case .freezingRain: .freezingRainWeather
        case .heavyFreezingRain: .heavyFreezingRainWeather
        case .lightSleet: .lightSleetWeather
        case .sleet: .sleetWeather
        case .heavySleet: .heavySleetWeather
        case .lightSleetShowers: .lightSleetShowersWeather
        case .sleetShowers: .sleetShowersWeather
        case .heavySleetShowers: .heavySleetShowersWeather
        case .lightSnow: .lightSnowWeather
        case .snow: .snowWeather
        case .heavySnow: .heavySnowWeather
        case .lightSnowShowers: .lightSnowShowersWeather
        case .snowShowers: .snowShowersWeather
        case .heavySnowShowers: .heavySnowShowersWeather
        case .snowGrains: .snowGrainsWeather
        case .blowingSnow: .blowingSnowWeather
        case .blizzard: .blizzardWeather
        case .hail: .hailWeather
        case .precipitation: .precipitationWeather
        case .lightThunderstorm: .lightThunderstormWeather
        case .thunderstorm: .thunderstormWeather
        case .heavyThunderstorm: .heavyThunderstormWeather
        case .thunderstormWithHail: .thunderstormWithHailWeather
        case .snowAndThunder: .snowAndThunderWeather
        case .sleetAndThunder: .sleetAndThunderWeather
        case .windy: .windyWeather
        case .squalls: .squallsWeather
        case .tornado: .tornadoWeather
        case .tropicalStorm: .tropicalStormWeather
        case .hurricane: .hurricaneWeather
        case .hot: .hotWeather
        case .cold: .coldWeather
        }
    }
}
