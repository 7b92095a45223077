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
    /// A folder of real responses; nil where there is none.
    let documents: String?
    /// Nil where node is not installed.
    let node: String?

    init(_ arguments: [String]) throws {
        guard arguments.count >= 8 else { throw Usage() }
        icu = arguments[0]
        toolchainICU = arguments[1]
        coldStart = arguments[2]
        hwfmt = arguments[3]
        empty = arguments[4]
        emptyStatic = arguments[5]
        intl = arguments[6]
        documents = arguments[7].isEmpty ? nil : arguments[7]
        node = arguments.count > 8 && !arguments[8].isEmpty ? arguments[8] : nil
    }

    struct Usage: Error, CustomStringConvertible {
        var description: String {
            "usage: bench ICU TOOLCHAIN-ICU COLDSTART HWFMT EMPTY EMPTY-STATIC INTL DOCUMENTS [NODE]; run scripts/bench"
        }
    }
}
