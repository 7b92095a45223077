/// A pair of markers that stands in for CLDR's in compact hours.
package struct DeclaredMeridiem: Sendable, Hashable {
    /// From midnight to noon.
    package let am: String
    /// From noon to midnight.
    package let pm: String
    /// Why CLDR's own markers do not serve, and where these come from.
    package let reason: String
}
