/// Documents in the shape of a service's, of any size: what growth is measured with, and what a clone without real
/// responses reads.
enum ServiceShape: CaseIterable {
    case openMeteo, metNorway, pirateWeather, nws

    private static let start = 1_770_336_000

    /// What a response of the service has.
    var usualByteCount: Int {
        switch self {
        case .openMeteo: 12_000
        case .metNorway: 43_000
        case .pirateWeather: 67_000
        case .nws: 110_000
        }
    }

    /// A document of about so many bytes, and no more.
    func document(ofBytes count: Int) -> Document {
        // The text of one hour and of two says about how long each further one is.
        let (one, two) = (text(hours: 1).utf8.count, text(hours: 2).utf8.count)
        var hours = max(1, (count - one) / (two - one) + 1)
        var bytes = Array(text(hours: hours).utf8)
        while bytes.count > count, hours > 1 {
            hours = min(hours - 1, hours * count / bytes.count)
            bytes = Array(text(hours: hours).utf8)
        }
        return Document(name: "\(self)", bytes: bytes, isReal: false)
    }

    private func text(hours: Int) -> String {
        switch self {
        case .openMeteo: Self.openMeteo(hours)
        case .metNorway: Self.metNorway(hours)
        case .pirateWeather: Self.pirateWeather(hours)
        case .nws: Self.nws(hours)
        }
    }

    /// A value with one decimal that goes up and down.
    private static func wave(_ hour: Int, from low: Int, to high: Int) -> String {
        let tenths = low * 10 + (hour * 37) % ((high - low) * 10)
        return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    private static func column(_ hours: Int, _ value: (Int) -> String) -> String {
        "[" + (0..<hours).map(value).joined(separator: ",") + "]"
    }

    private static func openMeteo(_ hours: Int) -> String {
        let variables: [(String, String, Int, Int)] = [
            ("temperature_2m", "°C", -9, 12), ("apparent_temperature", "°C", -15, 10),
            ("pressure_msl", "hPa", 990, 1030),
            ("relative_humidity_2m", "%", 40, 100), ("wind_speed_10m", "km/h", 0, 40),
            ("wind_gusts_10m", "km/h", 10, 70),
            ("wind_direction_10m", "°", 0, 360), ("precipitation_probability", "%", 0, 100),
            ("precipitation", "mm", 0, 4), ("cloud_cover", "%", 0, 100), ("uv_index", "", 0, 9),
        ]
        let units = variables.map { "\"\($0.0)\":\"\($0.1)\"" }.joined(separator: ",")
        let values = variables.map { name, _, low, high in
            "\"\(name)\":" + column(hours) { wave($0, from: low, to: high) }
        }.joined(separator: ",")
        return """
            {"latitude":52.5,"longitude":13.4,"utc_offset_seconds":3600,"timezone":"Europe/Berlin",\
            "hourly_units":{"time":"unixtime",\(units)},\
            "hourly":{"time":\(column(hours) { "\(start + $0 * 3600)" }),\(values)}}
            """
    }

    private static func metNorway(_ hours: Int) -> String {
        let steps = (0..<hours).map { hour in
            """
            {"time":"\(time(hour))Z","data":{"instant":{"details":{"air_pressure_at_sea_level":\
            \(wave(hour, from: 990, to: 1030)),"air_temperature":\(wave(hour, from: -9, to: 12)),\
            "cloud_area_fraction":\(wave(hour, from: 0, to: 100)),"relative_humidity":\(wave(hour, from: 40, to: 100)),\
            "wind_from_direction":\(wave(hour, from: 0, to: 360)),"wind_speed":\(wave(hour, from: 0, to: 15))}},\
            "next_1_hours":{"summary":{"symbol_code":"lightrain"},"details":{"precipitation_amount":\
            \(wave(hour, from: 0, to: 4))}}}}
            """
        }
        return """
            {"type":"Feature","properties":{"meta":{"updated_at":"\(time(0))Z","units":{"air_temperature":"celsius",\
            "wind_speed":"m/s","precipitation_amount":"mm","air_pressure_at_sea_level":"hPa"}},\
            "timeseries":[\(steps.joined(separator: ","))]}}
            """
    }

    private static func pirateWeather(_ hours: Int) -> String {
        let points = (0..<hours).map { hour in
            """
            {"time":\(start + hour * 3600),"summary":"Mostly Cloudy","icon":"cloudy","precipIntensity":0.01,\
            "precipProbability":0.\(10 + hour % 90),"precipType":"rain","temperature":\(wave(hour, from: -9, to: 12)),\
            "apparentTemperature":\(wave(hour, from: -15, to: 10)),"dewPoint":\(wave(hour, from: -20, to: 5)),\
            "humidity":0.\(10 + hour % 90),"pressure":\(wave(hour, from: 990, to: 1030)),"windSpeed":\
            \(wave(hour, from: 0, to: 15)),"windGust":\(wave(hour, from: 5, to: 30)),"windBearing":\(hour % 360),\
            "cloudCover":0.\(10 + hour % 90),"uvIndex":\(wave(hour, from: 0, to: 9)),"visibility":16.09,\
            "precipAccumulation":0.02}
            """
        }
        return """
            {"latitude":40.7,"longitude":-74.0,"timezone":"America/New_York","offset":-5.0,"flags":{"units":"si"},\
            "currently":{"time":\(start),"temperature":1.5},"hourly":{"data":[\(points.joined(separator: ","))]}}
            """
    }

    private static func nws(_ hours: Int) -> String {
        let periods = (0..<hours).map { hour in
            """
                        {
                            "number": \(hour + 1),
                            "startTime": "\(time(hour))-05:00",
                            "endTime": "\(time(hour + 1))-05:00",
                            "isDaytime": \(hour % 24 > 6 && hour % 24 < 18),
                            "temperature": \(hour % 20 - 5),
                            "temperatureUnit": "C",
                            "probabilityOfPrecipitation": {
                                "unitCode": "wmoUnit:percent",
                                "value": \(hour % 100)
                            },
                            "dewpoint": {
                                "unitCode": "wmoUnit:degC",
                                "value": \(wave(hour, from: -20, to: 5))
                            },
                            "relativeHumidity": {
                                "unitCode": "wmoUnit:percent",
                                "value": \(40 + hour % 60)
                            },
                            "windSpeed": "\(5 + hour % 20) km/h",
                            "windDirection": "NW",
                            "icon": "https://api.weather.gov/icons/land/night/rain_snow,40?size=small",
                            "shortForecast": "Chance Rain And Snow",
                            "detailedForecast": ""
                        }
            """
        }
        return """
            {
                "type": "Feature",
                "properties": {
                    "updateTime": "\(time(0))+00:00",
                    "generatedAt": "\(time(0))+00:00",
                    "periods": [
            \(periods.joined(separator: ",\n"))
                    ]
                }
            }
            """
    }

    /// A local time, every hour from 2026-02-06 on; the months have 28 days.
    private static func time(_ hour: Int) -> String {
        let day = 5 + hour / 24
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(2026 + day / 336)-\(two(day / 28 % 12 + 1))-\(two(day % 28 + 1))T\(two(hour % 24)):00:00"
    }
}
