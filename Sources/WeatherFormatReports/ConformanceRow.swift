import WeatherForecast
import WeatherFormat

/// One line of a conformance report: our string in the compact style and CLDR's, side by side, and the native style's.
///
/// The verdict and its reasons are the compact style's; what the native one differs in stands in `docs/units.md`.
package struct ConformanceRow: Sendable, Hashable, Codable {
    /// What a row says of its two strings.
    package enum Verdict: String, Sendable, Hashable, Codable {
        case match = "MATCH"
        case differs = "DIFFERS"
    }

    /// The section that the row stands in.
    package let section: ConformanceSection
    /// What is measured.
    package let label: String
    /// What production writes, invisible characters made visible.
    package let ours: String
    /// What the native style writes, likewise.
    package let native: String
    /// What CLDR says, likewise.
    package let cldr: String
    /// Whether the two are the same to a reviewer's eye.
    package let verdict: Verdict
    /// The families that explain the difference, in the order of ``Disposition``.
    ///
    /// Empty where there is none, and where nothing explains it: such a row is marked `UNEXPLAINED`, and is a mistake
    /// until somebody shows that it is not.
    package let dispositions: [Disposition]

    /// Whether the row differs and no disposition says why.
    package var isUnexplained: Bool { verdict == .differs && dispositions.isEmpty }

    init(
        _ subject: ConformanceSubject, ours: String, native: String, cldr: String, explained: [Disposition]
    ) {
        section = subject.section
        label = subject.label
        self.ours = ReviewedText.show(ours)
        self.native = ReviewedText.show(native)
        self.cldr = ReviewedText.show(cldr)
        verdict = self.ours == self.cldr ? .match : .differs
        dispositions = verdict == .match ? [] : explained
    }
}
