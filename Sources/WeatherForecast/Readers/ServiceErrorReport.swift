import WeatherFormat

/// What a service answers when it refuses: its own words say more than ours, and are passed on, a page of them at most.
struct ServiceErrorReport {
    private let reason: JSONNode
    private let text: String

    var error: ForecastError {
        .refusal(
            reason.path, found: "the service's error \(WeatherFormatError.quoted(text, limit: 2000))",
            expected: "a forecast")
    }

    /// An answer that says itself that it is an error.
    ///
    /// Open-Meteo: error and reason. The US National Weather Service: title, status and detail. Pirate Weather: code
    /// and error. WeatherAPI.com: an object error with its message.
    init?(_ root: JSONNode) {
        if let error = root.member("error") {
            self.init(text: error.bool == true ? root.member("reason") : error.member("message") ?? error)
        } else if root.member("properties") == nil, root.member("status") != nil {
            self.init(text: root.member("detail") ?? root.member("title"))
        } else {
            return nil
        }
    }

    /// The message of an answer that is nothing else: of OpenWeather, of a gateway before a service, of AccuWeather.
    static func message(of root: JSONNode) -> ServiceErrorReport? {
        ServiceErrorReport(
            text: root.member("message", or: "detail") ?? root.member("Message", or: "reason"))
    }

    private init?(text node: JSONNode?) {
        guard let node, let text = node.string, !text.isEmpty else { return nil }
        reason = node
        self.text = text
    }
}
