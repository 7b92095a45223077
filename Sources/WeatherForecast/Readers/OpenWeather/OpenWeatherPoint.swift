import FoundationEssentials
import WeatherFormat

/// The values of one time, wherever a document of OpenWeather has them; each is looked for when it is asked for.
struct OpenWeatherPoint {
    private let node: JSONNode
    /// The groups of the five-day forecast; One Call has the values side by side.
    private let main, wind: JSONNode?
    private let isOneCall: Bool

    init(oneCall node: JSONNode) {
        self.node = node
        (main, wind) = (node, node)
        isOneCall = true
    }

    init(step node: JSONNode) {
        self.node = node
        (main, wind) = (node.member("main"), node.member("wind"))
        isOneCall = false
    }

    var temperature: JSONNode? { main?.member("temp") }
    var feelsLike: JSONNode? { main?.member("feels_like") }
    var humidity: JSONNode? { main?.member("humidity") }
    var pressure: JSONNode? { main?.member("pressure") }
    var dewPoint: JSONNode? { isOneCall ? node.member("dew_point") : nil }
    var windSpeed: JSONNode? { wind?.member(isOneCall ? "wind_speed" : "speed") }
    var gust: JSONNode? { wind?.member(isOneCall ? "wind_gust" : "gust") }
    var windDirection: JSONNode? { wind?.member(isOneCall ? "wind_deg" : "deg") }
    var clouds: JSONNode? { isOneCall ? node.member("clouds") : node.member("clouds")?.member("all") }
    var visibility: JSONNode? { node.member("visibility") }
    var uvIndex: JSONNode? { isOneCall ? node.member("uvi") : nil }
    var chance: JSONNode? { node.member("pop") }
    var weather: JSONNode? { node.member("weather") }
    var rain: JSONNode? { amount("rain") }
    var snow: JSONNode? { amount("snow") }

    /// In an object, under the hours that it is of, `1h` or `3h`; of a day the bare number.
    private func amount(_ name: StaticString) -> JSONNode? {
        guard let amount = node.member(name), amount.isObject else { return node.member(name) }
        return amount.member("1h", or: "3h")
    }
}
