import FoundationEssentials
import WeatherFormat

extension PirateWeatherReader {
    /// The warnings of authorities, each with what the document says of its times.
    func alerts() -> [WeatherAlert] {
        guard let block = root.member("alerts") else { return [] }
        guard let elements = block.elements else {
            fields.log.add(block, expected: "an array of alerts")
            return []
        }
        return elements.compactMap(alert)
    }

    private func alert(_ node: JSONNode) -> WeatherAlert? {
        let text = fields.text(node.member("description"), "an alert's text")
        let title = fields.text(node.member("title"), "an alert's title").flatMap { $0.isEmpty ? nil : $0 }
        // A warning without a title is one all the same: its text begins with what it is about.
        guard let title = title ?? text?.split(whereSeparator: \.isNewline).first.map(String.init) else {
            fields.log.add(node.path, found: "an alert without a title and a text", expected: "one of them")
            return nil
        }
        let issued = fields.unixTime(node.member("time"))
        let starts = time(node.member("onset"))
        return WeatherAlert(
            title: title, text: text, severity: severity(node.member("severity")), issued: issued, starts: starts,
            ends: time(node.member("ends")) ?? expiry(of: node, start: starts ?? issued),
            regions: regions(node.member("regions")))
    }

    /// When the danger ends, as far as `expires` says it.
    ///
    /// The US National Weather Service's `expires` is the time at which its text is to be replaced by a newer one, and can
    /// lie before the danger begins (weather-gov/api issue 15, pirateweather issue 353): of its alerts there is no end.
    private func expiry(of node: JSONNode, start: Date?) -> Date? {
        guard let expires = node.member("expires"), !isOfNWS(node), let time = fields.unixTime(expires) else {
            return nil
        }
        // A service lists the warnings that hold, so one that was over before the document was made has another end.
        let made = fields.unixTime(root.member("currently")?.member("time"))
        guard time.timeIntervalSince1970 > 0, time > start ?? .distantPast, time > made ?? .distantPast else {
            fields.log.add(expires, expected: "a time after the alert's start and after the document's, or none")
            return nil
        }
        return time
    }

    /// Whether the alert's page is one of the service's: `https://api.weather.gov/alerts/…`.
    private func isOfNWS(_ node: JSONNode) -> Bool {
        guard let address = node.member("uri")?.string else { return false }
        let host = address.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
        return host == "weather.gov" || host.hasSuffix(".weather.gov")
    }

    /// Seconds since 1970, or a time with its offset from UTC.
    private func time(_ node: JSONNode?) -> Date? {
        guard let node else { return nil }
        return node.time?.instant() ?? fields.unixTime(node)
    }

    private func regions(_ node: JSONNode?) -> [String] {
        guard let node else { return [] }
        guard let elements = node.elements else {
            fields.log.add(node, expected: "an array of regions")
            return []
        }
        return elements.compactMap { fields.text($0, "the name of a region") }
    }

    /// Pirate Weather grades as the Common Alerting Protocol does; Dark Sky had advisory, watch and warning.
    private func severity(_ node: JSONNode?) -> WeatherAlert.Severity? {
        guard let text = fields.text(node, "a severity such as Severe"), let node else { return nil }
        switch text.lowercased() {
        case "extreme": return .extreme
        case "severe", "warning": return .severe
        case "moderate", "watch": return .moderate
        case "minor", "advisory": return .minor
        case "unknown": return nil
        default:
            fields.log.add(node, expected: "Extreme, Severe, Moderate, Minor or Unknown")
            return nil
        }
    }
}
