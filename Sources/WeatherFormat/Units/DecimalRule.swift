/// How many decimals a quantity is written with.
@usableFromInline
enum DecimalRule: Sendable, Hashable {
    /// None: `13mph`.
    case none
    /// Always this many, closing zeros too: `29.90 inHg`.
    case exactly(Places)
    /// At most this many; closing zeros go: `0.5in`, `2in`.
    case atMost(Places)
    /// At most one below ten, none from ten on: `1.5mm`, `2mm`, `12mm`.
    case oneBelowTen

    /// The decimals that a rounded number and its writer know of; no unit has more.
    @usableFromInline
    enum Places: Int, Sendable, Hashable, CaseIterable {
        case one = 1
        case two
    }

    /// The decimals that a value of this magnitude is rounded to.
    @inline(__always)
    func places(forMagnitude magnitude: Double) -> Int {
        switch self {
        case .none: 0
        case .exactly(let places), .atMost(let places): places.rawValue
        case .oneBelowTen: magnitude < 10 ? 1 : 0
        }
    }

    /// The most decimals that any value is rounded to.
    var mostPlaces: Int { places(forMagnitude: 0) }

    /// Whether closing zeros go.
    @inline(__always)
    var dropsClosingZeros: Bool {
        switch self {
        case .none, .exactly: false
        case .atMost, .oneBelowTen: true
        }
    }
}
