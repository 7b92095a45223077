/// Whose habits a string follows: those of the app where this design began, or those of the language's own readers.
///
///     // German, 2026-08-15 17:39 on the 24-hour clock
///     // house:  "Sa., Aug. 15"
///     // native: "Sa., 15. Aug."
public enum Voice: String, Sendable, Hashable, Codable, CaseIterable {
    /// One look for all languages: month first, glued, markers in lower case: `Sat, Aug 15`, `5:39pm`.
    case house
    /// Each language in its own order, with its own punctuation and spacing: `15 Ağu Cmt`, `오후 5:39`, `5:39 PM`.
    case native
}

extension Voice: Ordinal {}
