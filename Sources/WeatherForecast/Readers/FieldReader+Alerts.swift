import FoundationEssentials
import WeatherFormat

extension FieldReader {
    /// A warning's title; of one without, the first line of its text, which begins with what it is about; nil, with a
    /// fault, where there is neither.
    func alertTitle(_ node: JSONNode?, text: String?, of alert: JSONNode) -> String? {
        let title = self.text(node, "an alert's title").flatMap { $0.isEmpty ? nil : $0 }
        guard let title = title ?? text?.split(whereSeparator: \.isNewline).first.map(String.init) else {
            log.add(alert.path, found: "an alert without a title and a text", expected: "one of them")
            return nil
        }
        return title
    }

    /// When a danger ends, where that is behind its start and behind the time at which the document was made.
    ///
    /// A service lists the warnings that hold, so one that was over before has another end; 0 is none.
    func end(_ node: JSONNode?, _ time: Date?, after start: Date?, made: Date?) -> Date? {
        guard let node, let time else { return nil }
        guard time.timeIntervalSince1970 > 0, time > start ?? .distantPast, time > made ?? .distantPast else {
            log.add(node, expected: "a time after the alert's start and after the document's, or none")
            return nil
        }
        return time
    }

    /// As the Common Alerting Protocol grades it, in capitals or not; nil for unknown.
    ///
    /// Dark Sky had advisory, watch and warning.
    func severity(_ node: JSONNode?) -> WeatherAlert.Severity? {
        guard let text = text(node, "a severity such as Severe"), let node else { return nil }
        switch text.lowercased() {
        case "extreme": return .extreme
        case "severe", "warning": return .severe
        case "moderate", "watch": return .moderate
        case "minor", "advisory": return .minor
        case "unknown": return nil
        default:
            log.add(node, expected: "Extreme, Severe, Moderate, Minor or Unknown")
            return nil
        }
    }
}
