/// The programs of the phrases of days, each compiled when it is first asked for.
enum DayPhraseTable {
    private static let house = empty()
    private static let native = empty()

    private static func empty() -> PublishOnceTable<DateProgram> {
        PublishOnceTable(count: LanguageForm.count * DayPhrase.allCases.count)
    }

    static func program(
        for phrase: DayPhrase, in form: LanguageForm, _ voice: Voice
    ) throws(WeatherFormatError) -> UnsafePointer<DateProgram> {
        let programs =
            switch voice {
            case .house: house
            case .native: native
            }
        let index = form.ordinal * DayPhrase.allCases.count + phrase.ordinal
        if let known = programs.published(at: index) { return known }
        // A program is one block of memory, its words and all, and is published as that.
        let compiled = UnsafePointer(
            try DateProgram.compile(ResolvedDatePlan(form: form, phrase: phrase, voice: voice)))
        let published = programs.publish(compiled, at: index)
        if published != compiled { compiled.deallocate() }
        return published
    }
}
