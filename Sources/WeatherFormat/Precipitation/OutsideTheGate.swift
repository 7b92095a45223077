/// A comparison of something about precipitation with a number that stays out of ``PrecipDisplay`` on purpose.
package struct OutsideTheGate: Sendable, Hashable {
    /// The source file, by its name.
    package let file: String
    /// What the line holds.
    package let comparison: String
    /// Why no gate is asked.
    package let reason: String

    /// The whole list, which the test that reads the sources goes by: nothing else is let through, and an entry that no
    /// line answers to any more fails too.
    ///
    /// Two kinds that other weather codebases have stay out by nature and would be listed here: relevance scores, which
    /// order things and show nothing, and a chart summary's `> 0`, which asks whether there is a curve to draw.
    package static let all: [OutsideTheGate] = []
}
