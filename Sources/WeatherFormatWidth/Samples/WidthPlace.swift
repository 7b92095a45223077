package import WeatherFormat

/// A place on the screen: what limits its strings, and every string that decides whether they fit.
package struct WidthPlace: Sendable, Hashable {
    /// Its name in reports: an intent's, or a card's and a slot's, such as `pressure description`.
    package let name: String
    package let budget: WidthBudget
    package let content: Content
    /// At least one, each once.
    package let texts: [String]

    /// What a place's strings differ in.
    package enum Content: String, Sendable, Hashable {
        /// Words: each string is judged.
        case words
        /// Digits alone: the widest string is judged for all of them.
        case numbers
    }

    package init(name: String, budget: WidthBudget, content: Content, texts: [String]) {
        self.name = name
        self.budget = budget
        self.content = content
        var seen: Set<String> = []
        self.texts = texts.filter { seen.insert($0).inserted }
    }
}
