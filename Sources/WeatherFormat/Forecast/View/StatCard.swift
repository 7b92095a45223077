/// A stat card: its title, the value, a line under it.
public struct StatCard: Sendable, Hashable, Codable {
    public let kind: WeatherCard
    /// `Dew point`
    public let title: String
    /// `12-18mph`, `1013hPa`, `45%`, `7`.
    public let value: String
    /// Under the value: where the wind comes from (`NW`), how the pressure moves (`High and falling fast.`), when rain
    /// begins (`Rain 5pm`).
    public let line: String?
    /// What a screen reader says.
    public let spoken: String
    /// How wide title, value and line are drawn, where somebody measured.
    public let widths: Widths?

    /// The widths of a card's texts against the budget of their slots.
    public struct Widths: Sendable, Hashable, Codable {
        public let title: SlotWidth
        public let value: SlotWidth
        public let line: SlotWidth?
    }

    /// One text's width.
    public struct SlotWidth: Sendable, Hashable, Codable {
        /// As it would be drawn at full size, from 0.
        public let points: Double
        public let verdict: WidthVerdict
        /// By how much to scale the type so that it fits; 1 where it does.
        public let scaleFactor: Double
    }

    init(
        _ kind: WeatherCard, title titleKey: CardCopyKey? = nil, value: String, line: String? = nil, spoken: String,
        spokenLine: String? = nil, _ strings: ForecastStrings
    ) throws(WeatherFormatError) {
        self.kind = kind
        title = try CardCopy.text(titleKey ?? kind.title, in: strings.language)
        self.value = value
        self.line = line
        self.spoken = strings.language.spoken([title, spoken, spokenLine ?? line])
        guard let ruler = strings.ruler else {
            widths = nil
            return
        }
        widths = Widths(
            title: try ruler.width(of: title, in: .description, strings.language),
            value: try ruler.width(of: value, in: .subtitle, strings.language),
            line: try line.map { line throws(WeatherFormatError) in
                try ruler.width(of: line, in: .description, strings.language)
            })
    }
}

/// Who measures how wide a text is drawn. The product WeatherFormatWidth has one (`TextRuler`); an app may bring its own.
public struct CardRuler: Sendable {
    private let budget: StatBudget
    private let measure: @Sendable (String, Language, StatSlot) throws(WeatherFormatError) -> Double

    /// - Parameters:
    ///   - budget: the grid's.
    ///   - measure: the width of a text in a slot, in points, from 0.
    public init(
        budget: StatBudget,
        measure: @escaping @Sendable (String, Language, StatSlot) throws(WeatherFormatError) -> Double
    ) {
        self.budget = budget
        self.measure = measure
    }

    func width(
        of text: String, in slot: StatSlot, _ language: Language
    ) throws(WeatherFormatError) -> StatCard.SlotWidth {
        let grade = try budget.grade(widthInPoints: try measure(text, language, slot), slot: slot)
        return StatCard.SlotWidth(
            points: grade.widthInPoints, verdict: grade.verdict, scaleFactor: grade.scaleFactor)
    }
}
