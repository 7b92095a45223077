/// The programs of the phrases of days, each compiled when it is first asked for.
enum DayPhraseTable {
    private static let programs = PublishOnceTable<DateProgram>(
        count: Language.allCases.count * DayPhrase.allCases.count)

    static func program(
        for phrase: DayPhrase, in language: Language
    ) throws(WeatherFormatError) -> UnsafePointer<DateProgram> {
        let index = language.ordinal * DayPhrase.allCases.count + phrase.ordinal
        if let known = programs.published(at: index) { return known }
        // A program is one block of memory, its words and all, and is published as that.
        let compiled = UnsafePointer(try DateProgram.compile(ResolvedDatePlan(language: language, phrase: phrase)))
        let published = programs.publish(compiled, at: index)
        if published != compiled { compiled.deallocate() }
        return published
    }
}
