/// One answer of `hwfmt batch`.
///
///     {"output": ["17:39"]}
///     {"error": {"code": 64, "message": "unknown language \"xx\": …"}, "id": 7}
struct BatchAnswer: Encodable {
    /// The lines that the verb would have printed; with `"json": true` each is an object.
    let output: [JSONValue]?
    let error: Failure?
    /// The request's own.
    let id: JSONValue?

    struct Failure: Encodable {
        /// The exit code that the verb would have ended with.
        let code: Int32
        let message: String
    }
}
