import WeatherFormat

extension PrecipitationKind {
    /// Several kinds as one: the one that there is, or a mix.
    ///
    /// Nil where there is none.
    static func together(_ kinds: some Sequence<PrecipitationKind?>) -> PrecipitationKind? {
        let different = Set(kinds.compactMap { $0 })
        return different.count > 1 ? .mixed : different.first
    }
}
