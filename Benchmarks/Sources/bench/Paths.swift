/// Where `scripts/bench` has put what it built.
struct Paths {
    let icu: String
    let toolchainICU: String
    let coldStart: String
    let hwfmt: String
    let empty: String
    /// The same with Swift's libraries linked in, as hwfmt has them.
    let emptyStatic: String
    let intl: String
    /// Nil where node is not installed.
    let node: String?

    init(_ arguments: [String]) throws {
        guard arguments.count >= 7 else { throw Usage() }
        icu = arguments[0]
        toolchainICU = arguments[1]
        coldStart = arguments[2]
        hwfmt = arguments[3]
        empty = arguments[4]
        emptyStatic = arguments[5]
        intl = arguments[6]
        node = arguments.count > 7 && !arguments[7].isEmpty ? arguments[7] : nil
    }

    struct Usage: Error, CustomStringConvertible {
        var description: String {
            "usage: bench ICU TOOLCHAIN-ICU COLDSTART HWFMT EMPTY EMPTY-STATIC INTL [NODE]; run scripts/bench"
        }
    }
}
