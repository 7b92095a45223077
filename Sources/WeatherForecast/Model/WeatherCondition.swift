/// What the weather is, in one class: the sky by tenths, what falls and how hard, what dims the view, the wind.
///
/// Every code of every service is one of these (``Conditions/condition``, ``ForecastDay/condition``). A class is no word:
/// a language has a word of its own for each, or a wider class's.
///
/// Light, plain and heavy are the service's own grades.
public enum WeatherCondition: String, Sendable, Hashable, Codable, CaseIterable {
    /// No clouds, or hardly any.
    case clear
    /// A few clouds: up to two or three tenths of the sky.
    case mostlyClear
    /// Clouds and clear sky in equal parts: up to half of the sky, or somewhat more.
    case partlyCloudy
    /// More clouds than clear sky.
    case mostlyCloudy
    /// The whole sky is covered, or nearly.
    case overcast

    /// One sees less than a kilometer.
    case fog
    /// Fog of which rime is left.
    case freezingFog
    /// A thin fog.
    case mist
    /// Dry particles dim the view.
    case haze
    /// Smoke dims the view.
    case smoke
    /// Dust or sand in the air, storms of it too.
    case dust
    /// Ash of a volcano in the air.
    case volcanicAsh

    /// Fine drops, few of them.
    case lightDrizzle
    /// Fine drops.
    case drizzle
    /// Fine drops, many of them.
    case heavyDrizzle
    /// Fine drops that freeze where they land.
    case freezingDrizzle

    /// Rain, a little.
    case lightRain
    /// Rain.
    case rain
    /// Rain, much of it.
    case heavyRain
    /// A little rain that comes and goes.
    case lightShowers
    /// Rain that comes and goes.
    case showers
    /// Much rain that comes and goes.
    case heavyShowers
    /// A little rain that freezes where it lands.
    case lightFreezingRain
    /// Rain that freezes where it lands.
    case freezingRain
    /// Much rain that freezes where it lands.
    case heavyFreezingRain

    /// Rain and snow at once, or pellets of ice; a little.
    case lightSleet
    /// Rain and snow at once, half-melted snow, or pellets of ice.
    case sleet
    /// Rain and snow at once, or pellets of ice; much of it.
    case heavySleet
    /// A little sleet that comes and goes.
    case lightSleetShowers
    /// Sleet that comes and goes.
    case sleetShowers
    /// Much sleet that comes and goes.
    case heavySleetShowers

    /// Snow, a little.
    case lightSnow
    /// Snow.
    case snow
    /// Snow, much of it.
    case heavySnow
    /// A little snow that comes and goes.
    case lightSnowShowers
    /// Snow that comes and goes.
    case snowShowers
    /// Much snow that comes and goes.
    case heavySnowShowers
    /// Very small white grains of ice.
    case snowGrains
    /// Snow that the wind raises from the ground.
    case blowingSnow
    /// Much snow in a storm.
    case blizzard

    /// Balls of ice.
    case hail
    /// Something falls, and the service does not say what.
    case precipitation

    /// Thunder with a little rain.
    case lightThunderstorm
    /// Thunder, with rain or none.
    case thunderstorm
    /// Thunder with much rain.
    case heavyThunderstorm
    /// Thunder with hail.
    case thunderstormWithHail
    /// Thunder with snow.
    case snowAndThunder
    /// Thunder with sleet.
    case sleetAndThunder

    /// A wind that is worth a word.
    case windy
    /// Sudden strong winds.
    case squalls
    /// A tornado.
    case tornado
    /// A tropical storm.
    case tropicalStorm
    /// A hurricane, a typhoon.
    case hurricane

    /// A heat that is worth a word.
    case hot
    /// A cold that is worth a word.
    case cold
}
