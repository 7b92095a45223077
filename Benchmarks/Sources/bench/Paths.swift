/// Where `scripts/bench` has put what it built.
struct Paths {
    let icu: String
    let toolchainICU: String
    let coldStart: String
    let hwfmt: String
    let empty: String
    let intl: String
    /// Nil where node is not installed.
    let node: String?

    init(_ arguments: [String]) throws {
        guard arguments.count >= 6 else { throw Usage() }
        icu = arguments[0]
        toolchainICU = arguments[1]
        coldStart = arguments[2]
        hwfmt = arguments[3]
        empty = arguments[4]
        intl = arguments[5]
        node = arguments.count > 6 && !arguments[6].isEmpty ? arguments[6] : nil
    }

    struct Usage: Error, CustomStringConvertible {
        var description: String {
            "usage: bench ICU TOOLCHAIN-ICU COLDSTART HWFMT EMPTY INTL [NODE]; run scripts/bench"
        }
    }
}
