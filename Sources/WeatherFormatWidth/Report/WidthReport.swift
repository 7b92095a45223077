import WeatherForecast
package import WeatherFormat

/// Every place of a language with its widest string: what `hwfmt report width` prints.
package struct WidthReport: Sendable {
    package let reader: ReaderTag
    package var language: Language { reader.language }
    package let voice: Voice
    package let grid: StatGrid
    /// The widest string of each place, and every other that is over its budget, in the order of the places.
    package let rows: [WidthRow]
    let ruler: TextRuler

    /// - Throws: what measuring throws, and ``WidthError/badSize(quantity:points:expected:)`` for the grid.
    package init(
        language: Language, voice: Voice = .house, grid: StatGrid = StatGrid(), ruler: TextRuler
    ) throws(WidthError) {
        try self.init(for: ReaderTag(language), voice: voice, grid: grid, ruler: ruler)
    }

    /// The same for the readers of a region.
    ///
    /// - Throws: what measuring throws, and ``WidthError/badSize(quantity:points:expected:)`` for the grid.
    package init(
        for reader: ReaderTag, voice: Voice, grid: StatGrid = StatGrid(), ruler: TextRuler
    ) throws(WidthError) {
        try self.init(
            for: reader, voice: voice, grid: grid, ruler: ruler,
            intents: try WidthProbe(for: reader, voice: voice, ruler: ruler).widestStrings())
    }

    /// The same with the widest strings of the intents at hand, which take most of the time and depend on no grid.
    init(
        for reader: ReaderTag, voice: Voice = .house, grid: StatGrid, ruler: TextRuler, intents: [WidestStrings]
    ) throws(WidthError) {
        self.reader = reader
        self.voice = voice
        self.grid = grid
        self.ruler = ruler
        var rows: [WidthRow] = []
        for place in try Self.places(for: reader, voice, intents) {
            rows += try Self.rows(of: place, in: reader.language, grid: grid, ruler: ruler)
        }
        self.rows = rows
    }

    /// The widest string of a place, and where it shows words, every other that is over.
    package static func rows(
        of place: WidthPlace, in language: Language, grid: StatGrid = StatGrid(), ruler: TextRuler
    ) throws(WidthError) -> [WidthRow] {
        var measured: [WidthRow] = []
        for text in place.texts {
            measured.append(try WidthRow(text, of: place, in: language, grid: grid, ruler: ruler))
        }
        let widest = measured.max { $0.widthInPoints < $1.widthInPoints }
        return switch place.content {
        case .words: measured.filter { $0 == widest || $0.verdict == .over }
        case .numbers: measured.filter { $0 == widest }
        }
    }

    /// Every string that a card can show, in the order of the places, not the widest alone.
    package static func everyString(
        for reader: ReaderTag, voice: Voice, grid: StatGrid = StatGrid(), ruler: TextRuler
    ) throws(WidthError) -> [WidthRow] {
        var rows: [WidthRow] = []
        let places = try formatting { () throws(WeatherFormatError) in
            try WeatherCard.places(for: reader, voice: voice)
        }
        for place in places {
            for text in place.texts {
                rows.append(try WidthRow(text, of: place, in: reader.language, grid: grid, ruler: ruler))
            }
        }
        return rows
    }

    /// Every place that a report names, for texts of the caller's own, and two more: `row`, a line across the grid, and
    /// `text`, a line without a budget.
    package static func everyPlace(for reader: ReaderTag, voice: Voice) throws(WidthError) -> [WidthPlace] {
        let cards = try formatting { () throws(WeatherFormatError) in
            try WeatherCard.places(for: reader, voice: voice)
        }
        let others: [(String, WidthBudget)] =
            DateFormatIntent.allCases.map { ($0.rawValue, $0.widthBudget(in: voice)) } + [
                ("row", .rendered(.description, .row)), ("text", .characters(CharacterBudget(characters: .max))),
            ]
        return cards + WeatherCondition.places(in: reader.language)
            + others.map { WidthPlace(name: $0, budget: $1, content: .words, texts: []) }
    }

    /// The rows that nobody may ship: over their budget, and not accepted.
    package var failures: [WidthRow] { rows.filter { $0.verdict == .over && $0.accepted == nil } }

    /// The intents, each with its widest string on either clock, then the cards.
    private static func places(
        for reader: ReaderTag, _ voice: Voice, _ intents: [WidestStrings]
    ) throws(WidthError) -> [WidthPlace] {
        let places = intents.map { widest in
            WidthPlace(
                name: widest.intent.rawValue, budget: widest.intent.widthBudget(in: voice), content: .words,
                texts: [widest.twelveHour, widest.twentyFourHour])
        }
        return places
            + (try formatting { () throws(WeatherFormatError) in try WeatherCard.places(for: reader, voice: voice) })
            + WeatherCondition.places(in: reader.language)
    }
}
