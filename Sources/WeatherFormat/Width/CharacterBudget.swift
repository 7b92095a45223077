/// The most that a slot with a hard cap holds: a rail under a chart, an hour, a watch complication.
package struct CharacterBudget: Sendable, Hashable {
    /// The most grapheme clusters.
    package let characters: Int
    /// The most Unicode scalars, or nil where the place does not count them.
    package let scalars: Int?
    /// The most cells of a terminal, or nil where the place does not count them.
    package let columns: Int?

    /// A budget of the caller's own.
    ///
    /// A negative number counts as none at all, so that no text fits.
    package init(characters: Int, scalars: Int? = nil, columns: Int? = nil) {
        self.characters = characters
        self.scalars = scalars
        self.columns = columns
    }

    /// A weekday under a chart: three characters and three scalars; four columns, since two wide characters (`周六`)
    /// are the widest that any language has.
    package static let compactWeekday = CharacterBudget(characters: 3, scalars: 3, columns: 4)

    /// An hour: five characters, and no more columns than that: `11:00`, `10pm`, `21時`.
    package static let compactHour = CharacterBudget(characters: 5, columns: 5)

    /// An hour in the native voice: five characters, the space before its marker counted: `11 PM`, `午後11時`.
    ///
    /// Columns do not count, since the marker of a wide script must stand: without it 5:00 and 17:00 are one hour.
    package static let nativeHour = CharacterBudget(characters: 5)

    /// Whether a text keeps the budget, and by how much it breaks which part of it.
    ///
    ///     CharacterBudget.compactHour.verdict(for: "11odp.")
    ///     // .over([Excess(measure: .characters, count: 6, limit: 5), Excess(measure: .columns, count: 6, limit: 5)])
    package func verdict(for text: String) -> Verdict {
        let extent = TextExtent(of: text)
        let counts: [(Measure, Int, Int?)] = [
            (.characters, extent.characters, characters), (.scalars, extent.scalars, scalars),
            (.columns, extent.columns, columns),
        ]
        let excess = counts.compactMap { measure, count, limit -> Excess? in
            guard let limit, count > limit else { return nil }
            return Excess(measure: measure, count: count, limit: limit)
        }
        return excess.isEmpty ? .ok : .over(excess)
    }

    /// What a budget answers for a text.
    package enum Verdict: Sendable, Hashable {
        /// The text keeps the budget.
        case ok
        /// It does not: at least one measure is exceeded, in the order characters, scalars, columns.
        case over([Excess])
    }

    /// One of the three ways to count a text.
    package enum Measure: String, Sendable, Hashable, CaseIterable {
        case characters, scalars, columns
    }

    /// A measure of a text that is more than its budget allows.
    package struct Excess: Sendable, Hashable {
        package let measure: Measure
        /// How many there are.
        package let count: Int
        /// How many there may be.
        package let limit: Int
    }
}

extension CharacterBudget.Excess: CustomStringConvertible {
    /// Such as `6 characters, of 5`.
    package var description: String { "\(count) \(measure.rawValue), of \(limit)" }
}
