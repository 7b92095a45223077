import HarfBuzzShim

/// The script of a character or a run, by its ISO 15924 code.
///
/// Source: the Script property of Unicode Standard Annex #24, as HarfBuzz's own data has it.
struct ScriptTag: Hashable {
    let value: UInt32

    /// `hb_unicode_script`.
    init(of scalar: Unicode.Scalar, _ harfBuzz: HarfBuzz) {
        value = wf_hb_unicode_script(harfBuzz.library, scalar.value)
    }

    private init(value: UInt32) { self.value = value }

    /// Digits, punctuation, spaces.
    static let common = ScriptTag(value: wf_hb_script_common)

    /// Whether the character takes the script of what stands around it.
    var isNeutral: Bool { self == .common || value == wf_hb_script_inherited }

    /// `hb_script_get_horizontal_direction`.
    func isRightToLeft(_ harfBuzz: HarfBuzz) -> Bool { wf_hb_script_isRightToLeft(harfBuzz.library, value) }

    /// Such as `Latn`.
    var code: String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
    }
}
