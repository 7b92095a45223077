/// Seven weekdays that stand in for CLDR's.
package struct DeclaredWeekdays: Sendable, Hashable {
    /// From Sunday to Saturday.
    package let sundayFirst: [String]
    /// Why neither of CLDR's own forms serves.
    package let reason: String
}
