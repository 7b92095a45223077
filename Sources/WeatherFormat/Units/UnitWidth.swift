/// How much room a unit's name has, in CLDR's terms.
public enum UnitWidth: String, Sendable, Hashable, CaseIterable, Codable {
    /// `12 km/h`. The compact style has this one and ``long``.
    case short
    /// `12km/h`. In the compact style the same as ``short``, which is as narrow as a reader can bear.
    case narrow
    /// `12 kilometers per hour`, with the language's plurals.
    case long

    /// The stem of a number skeleton, as `unumberformatter.h` reads it.
    var skeletonStem: String {
        switch self {
        case .short: "unit-width-short"
        case .narrow: "unit-width-narrow"
        case .long: "unit-width-full-name"
        }
    }

    var listWidth: ListWidth {
        switch self {
        case .short: .short
        case .narrow: .narrow
        case .long: .wide
        }
    }
}
