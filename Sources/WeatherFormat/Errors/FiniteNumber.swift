/// The guard against numbers that nobody measured: not a number, infinite, or beyond what any string has room for.
@usableFromInline
package enum FiniteNumber {
    /// The largest magnitude of any quantity, in the unit that it is given in.
    ///
    /// Greater values are mistakes (a sum, a time stamp, 1e308), and no string of this library has room for them.
    @inlinable package static var largestQuantity: Double { 1_000_000_000.0 }

    /// Refuses a number that is not finite, or whose magnitude is beyond the limit.
    ///
    /// - Parameters:
    ///   - value: in any unit, that of the limit.
    ///   - quantity: what the number is called in the message.
    ///   - limit: the largest magnitude.
    /// - Throws: ``WeatherFormatError/notANumber(quantity:value:)`` and
    ///   ``WeatherFormatError/valueTooLarge(quantity:value:limit:)``.
    @inlinable
    @inline(__always)
    static func check(_ value: Double, _ quantity: String, limit: Double) throws(WeatherFormatError) {
        guard value.magnitude <= limit else { throw refusal(of: value, quantity, limit) }
    }

    @usableFromInline
    @inline(never)
    static func refusal(of value: Double, _ quantity: String, _ limit: Double) -> WeatherFormatError {
        value.isFinite
            ? .valueTooLarge(quantity: quantity, value: value, limit: limit)
            : .notANumber(quantity: quantity, value: value)
    }
}
