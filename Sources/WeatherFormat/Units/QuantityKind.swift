/// What one kind of quantity is.
///
/// The kinds are those of this library: nobody else can make ``QuantityRules``.
public protocol QuantityKind: Sendable {
    /// The units of the kind, its decimals, and the values that it can have.
    static var rules: QuantityRules<Self> { get }
}
