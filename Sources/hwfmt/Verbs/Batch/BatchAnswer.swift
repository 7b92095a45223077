/// One answer of `hwfmt batch`, as the line that is printed.
///
///     {"output":["17:39"]}
///     {"error":{"code":64,"message":"unknown language \"xx\": …"},"id":7}
struct BatchAnswer {
    let result: Result
    /// The request's own, as it was written: a number of 64 bits or more stays as it is.
    let id: [UInt8]?

    enum Result {
        /// The lines that the verb would have printed.
        case texts([String])
        /// The same where each is a JSON object.
        case objects([String])
        case failure(CommandFailure)
    }

    /// The members in the order of their names.
    func line() throws(CommandFailure) -> String {
        var members: [String] = []
        switch result {
        case .texts(let lines): members.append("\"output\":" + (try JSONLine.encode(lines)))
        case .objects(let lines): members.append("\"output\":[" + lines.joined(separator: ",") + "]")
        case .failure(let failure): members.append("\"error\":" + (try JSONLine.encode(Failure(failure))))
        }
        if let id { members.append("\"id\":" + String(decoding: id, as: UTF8.self)) }
        return "{" + members.sorted().joined(separator: ",") + "}"
    }

    private struct Failure: Encodable {
        /// The exit code that the verb would have ended with.
        let code: Int32
        let message: String

        init(_ failure: CommandFailure) {
            code = failure.exitCode
            message = failure.message
        }
    }
}
