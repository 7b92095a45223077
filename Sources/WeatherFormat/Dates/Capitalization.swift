/// Where a string will stand, which decides whether its first word is capitalized.
///
/// ICU does it, by its context.
package enum Capitalization: String, Sendable, Hashable {
    /// Anywhere: each word is written as CLDR has it.
    case none
    /// At the beginning, `UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE`.
    case beginningOfSentence
    /// Alone, as a label, `UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU`: nl `Za`, da `lør`.
    case uiListOrMenu
}
