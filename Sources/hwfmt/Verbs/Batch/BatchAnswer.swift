import WeatherForecast

/// One answer of `hwfmt batch`, as the line that is printed.
///
///     {"output":["17:39"]}
///     {"error":{"code":64,"message":"unknown language \"xx\": …"},"id":7}
struct BatchAnswer: JSONWritable {
    let result: Result
    /// The request's own, as it was written: a number of 64 bits or more stays as it is.
    let id: [UInt8]?

    enum Result {
        /// The lines that the verb would have printed.
        case texts(StandardOutput)
        /// The same where each is a JSON object.
        case objects(StandardOutput)
        case failure(CommandFailure)
    }

    /// The members in the order of their names.
    func write(to json: inout JSONWriter) {
        json.object { json in
            if case .failure(let failure) = result {
                json.name("error")
                write(failure, to: &json)
            }
            if let id {
                json.name("id")
                json.raw(id)
            }
            switch result {
            case .failure: break
            case .texts(let output):
                json.name("output")
                json.array { json in output.forEachLine { json.string(utf8: $0) } }
            case .objects(let output):
                json.name("output")
                json.array { json in output.forEachLine { json.raw($0) } }
            }
        }
    }

    /// With the exit code that the verb would have ended with.
    private func write(_ failure: CommandFailure, to json: inout JSONWriter) {
        json.object { json in
            json.member("code", Int(failure.exitCode))
            json.member("message", failure.message)
        }
    }
}
