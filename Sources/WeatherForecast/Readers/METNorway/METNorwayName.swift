/// The names of a step's details, in the order of the institute's documents, which is that of the alphabet.
enum METNorwayName: Int, JSONName {
    case airPressureAtSeaLevel, airTemperature, airTemperatureMax, airTemperatureMin, cloudAreaFraction,
        dewPointTemperature, fogAreaFraction, precipitationAmount, precipitationRate, probabilityOfPrecipitation,
        relativeHumidity, ultravioletIndexClearSky, windFromDirection, windSpeed, windSpeedOfGust

    var text: StaticString {
        switch self {
        case .airPressureAtSeaLevel: "air_pressure_at_sea_level"
        case .airTemperature: "air_temperature"
        case .airTemperatureMax: "air_temperature_max"
        case .airTemperatureMin: "air_temperature_min"
        case .cloudAreaFraction: "cloud_area_fraction"
        case .dewPointTemperature: "dew_point_temperature"
        case .fogAreaFraction: "fog_area_fraction"
        case .precipitationAmount: "precipitation_amount"
        case .precipitationRate: "precipitation_rate"
        case .probabilityOfPrecipitation: "probability_of_precipitation"
        case .relativeHumidity: "relative_humidity"
        case .ultravioletIndexClearSky: "ultraviolet_index_clear_sky"
        case .windFromDirection: "wind_from_direction"
        case .windSpeed: "wind_speed"
        case .windSpeedOfGust: "wind_speed_of_gust"
        }
    }
}
