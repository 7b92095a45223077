import ICUShim

/// The East Asian Width property of Unicode Standard Annex #11, as ICU's data has it.
///
/// Wraps `uchar.h`.
enum EastAsianWidth {
    /// `u_getIntPropertyValue`: wide or fullwidth.
    ///
    /// Ambiguous characters are narrow, which is what UAX #11 recommends outside legacy East Asian encodings.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        wf_u_isEastAsianWide(scalar.value)
    }
}
