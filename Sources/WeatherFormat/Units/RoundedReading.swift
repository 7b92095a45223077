/// A reading's number, rounded, and whether it stands for less than itself.
struct RoundedReading: Sendable, Hashable {
    let number: RoundedDecimal
    /// A positive amount that rounds to zero: ``number`` is the smallest step, and less than it is meant.
    let isTrace: Bool
}
