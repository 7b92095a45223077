/// What an ICU says for a skeleton whose pattern is declared, since it is another one.
struct ICUPattern: Sendable, Hashable {
    /// The version, `76.1`.
    let icu: String
    let pattern: String

    /// Of the two versions that the package is built over, those that are named.
    static func list(icu72: String?, icu76: String?) -> [ICUPattern] {
        [("72.1", icu72), ("76.1", icu76)].compactMap { icu, pattern in
            pattern.map { ICUPattern(icu: icu, pattern: $0) }
        }
    }
}
