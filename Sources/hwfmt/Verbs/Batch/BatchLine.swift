import WeatherForecast

/// A line of `hwfmt batch` as JSON, before anybody knows whether it is a request.
struct BatchLine {
    let members: JSONObject
    /// The text of the member `id`, whatever its kind.
    let id: String?

    init(_ line: String) throws(CommandFailure) {
        let bytes = Array(line.utf8)
        let found: (members: JSONObject, places: [Range<Int>])?
        do throws(ForecastError) {
            found = try JSONDocument.object(bytes)
        } catch {
            throw .badData(
                "no JSON: expected one object a line, such as {\"verb\": \"list\", \"operands\": [\"units\"]}")
        }
        guard let found else {
            throw .badData("no JSON object: expected a member \"verb\", the options, and perhaps \"operands\"")
        }
        members = found.members
        let place = zip(found.members.members, found.places).first { $0.0.name == "id" }?.1
        id = place.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
}
