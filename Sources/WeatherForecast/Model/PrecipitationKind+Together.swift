import WeatherFormat

extension PrecipitationKind {
    /// Several kinds as one: the one that there is, or a mix.
    ///
    /// Nil where there is none.
    static func together(_ kinds: some Sequence<PrecipitationKind?>) -> PrecipitationKind? {
        var first: PrecipitationKind?
        for case let kind? in kinds {
            if let first, first != kind { return .mixed }
            first = kind
        }
        return first
    }
}
