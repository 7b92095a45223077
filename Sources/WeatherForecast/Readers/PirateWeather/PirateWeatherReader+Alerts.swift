import FoundationEssentials
import WeatherFormat

extension PirateWeatherReader {
    /// The warnings of authorities, each with what the document says of its times.
    func alerts() -> [WeatherAlert] {
        guard let block = root.member("alerts") else { return [] }
        guard let elements = fields.steps(block) else {
            fields.log.add(block, expected: "an array of alerts")
            return []
        }
        return elements.compactMap(alert)
    }

    private func alert(_ node: JSONNode) -> WeatherAlert? {
        let text = fields.text(node.member("description"), "an alert's text")
        guard let title = fields.alertTitle(node.member("title"), text: text, of: node) else { return nil }
        let issued = fields.unixTime(node.member("time"))
        let starts = time(node.member("onset"))
        return WeatherAlert(
            title: title, text: text, severity: fields.severity(node.member("severity")), issued: issued,
            starts: starts,
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
        return fields.end(expires, time, after: start, made: fields.unixTime(root.member("currently")?.member("time")))
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
}
