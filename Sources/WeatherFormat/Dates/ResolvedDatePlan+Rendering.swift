extension ResolvedDatePlan {
    /// Who draws this plan.
    package enum Renderer: String, Sendable, Hashable {
        /// A compiled program over ICU's own words.
        case program
        /// `udat_format`, each time: the pattern has a field that no program expresses.
        case icu
    }

    /// Who draws this plan; for every intent of today it is a program.
    package func renderer() throws(WeatherFormatError) -> Renderer {
        try DateProgramTable.of(form, hourCycle, voice).program(for: intent) == nil ? .icu : .program
    }
}
