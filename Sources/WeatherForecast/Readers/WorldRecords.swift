import WeatherFormat

/// The values that no place on Earth has had, with room for a record to be broken: a number beyond them is a sensor's, a
/// model's or a program's mistake, such as an absolute zero that stands for "none".
///
/// Sources: the WMO's World Weather & Climate Extremes Archive (air -89.2 °C at Vostok in 1983 and 56.7 °C at Furnace Creek
/// in 1913, dew point 35 °C at Dhahran in 2003, gust 113.2 m/s on Barrow Island in 1996, pressure 870 hPa in typhoon Tip in
/// 1979 and 1089.4 hPa at Tosontsengel in 2004, rain 401 mm in an hour at Shangdi in 1975 and 1825 mm in a day at Foc-Foc in
/// 1966); NOAA's State Climate Extremes for snow in a day (193 cm at Silver Lake in 1921; Capracotta claims 256 cm); 443 km
/// for the farthest view ever photographed.
struct WorldRecords<Kind: QuantityKind> {
    let range: ClosedRange<Double>
    let unit: QuantityUnit<Kind>

    func contain(_ quantity: Quantity<Kind>) -> Bool { range.contains(quantity.converted(to: unit).value) }

    /// For a message: `from -95 to 60 C, by the world's records`.
    var expected: String {
        "from \(JSONNumber.written(range.lowerBound)) to \(JSONNumber.written(range.upperBound)) "
            + "\(unit.weatherUnit.rawValue), by the world's records"
    }
}

extension WorldRecords<TemperatureKind> {
    static var air: Self { Self(range: -95...60, unit: .celsius) }
    /// Air at -90 °C with a hundredth of its moisture is far below the coldest air.
    static var dewPoint: Self { Self(range: -120...40, unit: .celsius) }
    /// Wind chill at Vostok, and the heat index of Dhahran's dew point, which its formula puts above 80.
    static var feelsLike: Self { Self(range: -130...95, unit: .celsius) }
}

extension WorldRecords<WindSpeedKind> {
    static var wind: Self { Self(range: 0...120, unit: .metersPerSecond) }
}

extension WorldRecords<PressureKind> {
    static var atSeaLevel: Self { Self(range: 850...1100, unit: .hectopascals) }
}

extension WorldRecords<PrecipitationAmountKind> {
    static var inAnHour: Self { Self(range: 0...450, unit: .millimeters) }
    static var inADay: Self { Self(range: 0...2000, unit: .millimeters) }
}

extension WorldRecords<PrecipitationRateKind> {
    /// 38 mm fell in a minute on Guadeloupe in 1970.
    static var rate: Self { Self(range: 0...2500, unit: .millimetersPerHour) }
}

extension WorldRecords<SnowDepthKind> {
    static var inADay: Self { Self(range: 0...300, unit: .centimeters) }
}

extension WorldRecords<DistanceKind> {
    static var view: Self { Self(range: 0...500, unit: .kilometers) }
}
