/// What one kind of quantity is.
///
/// The kinds are those of this library: nobody else can make ``QuantityRules``.
public protocol QuantityKind: Sendable {
    /// What the kind is called, and the values that it can have.
    static var rules: QuantityRules<Self> { get }
    /// The units of the kind, in the order of its documentation.
    static var units: [QuantityUnit<Self>] { get }
}
