// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textDe: String {
        switch self {
        case .feelsLikeTitle: "Gefühlt"  // felt
        case .windTitle: "Wind"  // wind
        case .humidityTitle: "Luftfeuchtigkeit"  // air humidity
        case .dewPointTitle: "Taupunkt"  // dew point
        case .pressureTitle: "Luftdruck"  // air pressure
        case .visibilityTitle: "Sicht"  // sight
        case .uvIndexTitle: "UV-Index"  // UV index
        case .precipitationTitle: "Regen"  // rain
        case .sunriseTitle: "Sonnenaufgang"  // sunrise
        case .sunsetTitle: "Sonnenuntergang"  // sunset
        case .pressureLow: "Niedrig"  // low
        case .pressureNormal: "Normal"  // normal
        case .pressureHigh: "Hoch"  // high
        case .pressureLowInFull: "Niedriger Luftdruck"  // low air pressure
        case .pressureNormalInFull: "Normaler Luftdruck"  // normal air pressure
        case .pressureHighInFull: "Hoher Luftdruck"  // high air pressure
        case .pressureFallingFast: "Fällt schnell"  // falls quickly
        case .pressureFalling: "Fällt"  // falls
        case .pressureSteady: "Konstant"  // constant
        case .pressureRising: "Steigt"  // rises
        case .pressureRisingFast: "Steigt schnell"  // rises quickly
        case .pressureFallingFastInFull: "Fällt schnell"  // falls quickly
        case .pressureRisingFastInFull: "Steigt schnell"  // rises quickly
        case .pressureLine: "%@, %@."
        case .rain: "Regen"  // rain
        case .snow: "Schnee"  // snow
        case .wintryMix: "Schneeregen"  // snow rain
        case .freezingRain: "Gefrierender Regen"  // freezing rain
        case .precipitation: "Niederschlag"  // precipitation
        case .noRain: "Kein Regen erwartet"  // no rain expected
        case .noPrecipitation: "Kein Niederschlag"  // no precipitation
        case .timedPrecipitation: "%@ ab %@"  // %@ as of %@
        case .timedPrecipitationAtOne: "%@ ab %@"  // %@ as of %@
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Windstille"  // wind stillness
        case .high: "Höchstwert %@"  // highest value %@
        case .low: "Tiefstwert %@"  // lowest value %@
        case .chanceOfPrecipitation: "Niederschlagswahrscheinlichkeit"  // probability of precipitation
        case .alert: "Warnung"  // warning
        case .until: "bis %@"  // until %@
        case .from: "ab %@"  // as of %@
        case .polarNight: "Polarnacht"  // polar night
        case .polarDay: "Polartag"  // polar day
        case .noSunrise: "Die Sonne geht heute nicht auf."  // The sun does not go up today.
        case .noSunset: "Die Sonne geht heute nicht unter."  // The sun does not go under today.
        case .noSunriseThatDay: "Die Sonne geht nicht auf."  // The sun does not go up.
        case .noSunsetThatDay: "Die Sonne geht nicht unter."  // The sun does not go under.
        case .clearWeather: "Klar"  // clear
        case .mostlyClearWeather: "Überwiegend klar"  // predominantly clear
        case .partlyCloudyWeather: "Teilweise bewölkt"  // partly clouded
        case .mostlyCloudyWeather: "Überwiegend bewölkt"  // predominantly clouded
        case .overcastWeather: "Bedeckt"  // covered
        case .fogWeather: "Nebel"  // fog
        case .freezingFogWeather: "Gefrierender Nebel"  // freezing fog
        case .mistWeather: "Feiner Nebel"  // fine fog
        case .hazeWeather: "Dunst"  // haze
        case .smokeWeather: "Rauch"  // smoke
        case .dustWeather: "Staub"  // dust
        case .volcanicAshWeather: "Vulkanasche"  // volcanic ash
        case .lightDrizzleWeather: "Leichter Nieselregen"  // light drizzle
        case .drizzleWeather: "Nieselregen"  // drizzle
        case .heavyDrizzleWeather: "Starker Nieselregen"  // strong drizzle
        case .freezingDrizzleWeather: "Gefrierender Nieselregen"  // freezing drizzle
        case .lightRainWeather: "Leichter Regen"  // light rain
        case .rainWeather: "Regen"  // rain
        case .heavyRainWeather: "Starker Regen"  // strong rain
        case .lightShowersWeather: "Leichte Regenschauer"  // light rain showers
        case .showersWeather: "Regenschauer"  // rain showers
        case .heavyShowersWeather: "Starke Regenschauer"  // heavy rain showers
        case .lightFreezingRainWeather: "Leichter gefrierender Regen"  // light freezing rain
        case .freezingRainWeather: "Gefrierender Regen"  // freezing rain
        case .heavyFreezingRainWeather: "Starker gefrierender Regen"  // heavy freezing rain
        case .lightSleetWeather: "Leichter Schneeregen"  // light sleet
        case .sleetWeather: "Schneeregen"  // snow rain
        case .heavySleetWeather: "Starker Schneeregen"  // heavy sleet
        case .lightSleetShowersWeather: "Leichte Schneeregenschauer"  // light sleet showers
        case .sleetShowersWeather: "Schneeregenschauer"  // sleet showers
        case .heavySleetShowersWeather: "Starke Schneeregenschauer"  // heavy sleet showers
        case .lightSnowWeather: "Leichter Schneefall"  // light snow
        case .snowWeather: "Schneefall"  // snowfall
        case .heavySnowWeather: "Starker Schneefall"  // heavy snow
        case .lightSnowShowersWeather: "Leichte Schneeschauer"  // light snow showers
        case .snowShowersWeather: "Schneeschauer"  // snow showers
        case .heavySnowShowersWeather: "Starke Schneeschauer"  // heavy snow showers
        case .snowGrainsWeather: "Schneegriesel"  // snow grains
        case .blowingSnowWeather: "Schneetreiben"  // driving of snow
        case .blizzardWeather: "Schneesturm"  // blizzard
        case .hailWeather: "Hagel"  // hail
        case .precipitationWeather: "Niederschlag"  // precipitation
        case .lightThunderstormWeather: "Leichtes Gewitter"  // light thunderstorm
        case .thunderstormWeather: "Gewitter"  // thunderstorm
        case .heavyThunderstormWeather: "Starke Gewitter"  // strong thunderstorms
        case .thunderstormWithHailWeather: "Gewitter mit Hagel"  // thunderstorm with hail
        case .snowAndThunderWeather: "Gewitter mit Schnee"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Schneeregen mit Gewitter"  // snow rain with thunderstorm
        case .windyWeather: "Windig"  // windy
        case .squallsWeather: "Windböen"  // gusts of wind
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Tropischer Sturm"  // tropical storm
        case .hurricaneWeather: "Hurrikan"  // hurricane
        case .hotWeather: "Heiß"  // hot
        case .coldWeather: "Kalt"  // cold
        case .newMoon: "Neumond"  // new moon
        case .waxingCrescentMoon: "Zunehmender Sichelmond"  // growing sickle moon
        case .firstQuarterMoon: "Erstes Viertel"  // first quarter
        case .waxingGibbousMoon: "Zunehmender Dreiviertelmond"  // growing three-quarter moon
        case .fullMoon: "Vollmond"  // full moon
        case .waningGibbousMoon: "Abnehmender Dreiviertelmond"  // waning three-quarter moon
        case .lastQuarterMoon: "Letztes Viertel"  // last quarter
        case .waningCrescentMoon: "Abnehmender Sichelmond"  // waning sickle moon
        case .lowUV: "Niedrig"  // low
        case .moderateUV: "Mäßig"  // moderate
        case .highUV: "Hoch"  // high
        case .veryHighUV: "Sehr hoch"  // very high
        case .extremeUV: "Extrem"  // extreme
        case .force0: "Windstille"  // calm
        case .force1: "Leichter Luftzug"  // light draft
        case .force2: "Leichte Brise"  // light breeze
        case .force3: "Schwache Brise"  // gentle breeze
        case .force4: "Mäßige Brise"  // moderate breeze
        case .force5: "Frische Brise"  // fresh breeze
        case .force6: "Starker Wind"  // strong wind
        case .force7: "Steifer Wind"  // stiff wind
        case .force8: "Stürmischer Wind"  // stormy wind
        case .force9: "Sturm"  // strong gale
        case .force10: "Schwerer Sturm"  // heavy storm
        case .force11: "Orkanartiger Sturm"  // hurricane-like storm
        case .force12: "Orkan"  // hurricane
        case .summaryFrom: "%@ ab %@"  // %@ as of %@
        case .summaryFromAtOne: "%@ ab %@"  // %@ as of %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
