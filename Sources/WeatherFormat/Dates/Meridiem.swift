/// How a plan writes AM and PM.
package enum Meridiem: Sendable, Hashable {
    /// The plan draws none.
    case none
    /// The locale's own marker as it is.
    case own
    /// The locale's own marker, in the language's form.
    case shaped(MeridiemForm)
    /// Markers of the rulebook's own.
    case declared(DeclaredMeridiem)
}
