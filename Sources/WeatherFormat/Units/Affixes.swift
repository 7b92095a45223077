/// What stands before and after a number.
struct Affixes: Sendable, Hashable {
    let prefix: String
    let suffix: String

    var bytes: Int { max(prefix.utf8.count, suffix.utf8.count) }
}
