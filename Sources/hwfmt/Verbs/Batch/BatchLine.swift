import WeatherForecast
import WeatherFormat

/// A line of `hwfmt batch` as JSON, before anybody knows whether it is a request.
struct BatchLine {
    private let document: JSONDocument

    init(_ line: [UInt8]) throws(CommandFailure) {
        do throws(ForecastError) {
            document = try JSONDocument(line)
        } catch {
            let problem =
                switch error {
                case .unreadable(let fault): "\(fault)"
                case .formatting(let error): error.description
                }
            throw .badData(
                "no JSON: \(problem); a line is one object, such as {\"verb\": \"list\", \"operands\": [\"units\"]}")
        }
    }

    /// The member `id` as it was written, whatever its kind.
    var id: [UInt8]? {
        document.read { root in root.members.first { $0.isNamed("id") }?.value.written }
    }

    func request(_ limits: RequestLimits) throws(CommandFailure) -> BatchRequest {
        try document.read { root throws(CommandFailure) in
            guard root.isObject else {
                throw .badData("no JSON object: expected a member \"verb\", the options, and perhaps \"operands\"")
            }
            return try BatchRequest(root, limits)
        }
    }
}
