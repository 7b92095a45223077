/// What one unit of one language is written with in the compact or the native style: immutable bytes, built once and never
/// freed.
///
/// All of it is plain memory, so that a reader needs no lock, no reference count and no call of ICU.
struct CompactSymbols {
    /// Up to 63 bytes of UTF-8.
    ///
    /// All 64 are always copied, which costs less than asking how many.
    struct Affix {
        var bytes = SIMD64<UInt8>()

        static let capacity = 63

        var count: Int { Int(bytes[Affix.capacity]) }

        /// - Parameter text: at most ``capacity`` bytes; `CompactSymbols.build` refuses a longer one.
        init(_ text: String) {
            for (index, byte) in text.utf8.prefix(Self.capacity).enumerated() { bytes[index] = byte }
            bytes[Self.capacity] = UInt8(min(text.utf8.count, Self.capacity))
        }
    }

    /// The decimal separator, which is one byte in every language.
    let separator: UInt8
    /// What stands before a number below zero.
    let minus: Affix
    /// What stands between the two numbers of a range.
    let dash: Affix
    /// Whether anything stands before the number.
    let hasPrefix: Bool
    /// What stands before the number, `%` in Turkish.
    let prefix: Affix
    /// What stands after the number, one form for each that the language's plurals tell apart.
    let suffixes: UnsafePointer<Affix>
    /// Which suffix a number takes, by ``formIndex(_:)``; null where there is but one.
    let formOfNumber: UnsafePointer<UInt8>?

    /// Two numbers of 20 digits with sign, separator and `<`, and both affixes.
    static let bufferSize = 256

    /// Plural rules look at the last two digits of a whole number, at whether it is below two, and at whether there are
    /// decimals: 0 to 99 as they are, 100 to 199 for all greater ones, then 0.x, 1.x and all greater decimals.
    @inline(__always)
    static func formIndex(_ number: RoundedDecimal) -> Int {
        guard number.places > 0 else {
            return Int(number.digits < 100 ? number.digits : 100 + number.digits % 100)
        }
        let whole = number.digits / (number.places == 1 ? 10 : 100)
        return 200 + Int(min(whole, 2))
    }

    @inline(__always)
    func suffix(for number: RoundedDecimal) -> UnsafePointer<Affix> {
        guard let formOfNumber else { return suffixes }
        return suffixes + Int(formOfNumber[CompactSymbols.formIndex(number)])
    }
}

extension CompactSymbols {
    /// Copies the texts into memory that stays.
    static func make(
        signs: NumberSigns, prefix: String, suffixes: [String], formOfNumber: [UInt8]
    ) -> UnsafePointer<CompactSymbols> {
        let affixes = UnsafeMutablePointer<Affix>.allocate(capacity: suffixes.count)
        affixes.initialize(from: suffixes.map(Affix.init), count: suffixes.count)
        var forms: UnsafePointer<UInt8>?
        if suffixes.count > 1 {
            let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: formOfNumber.count)
            memory.initialize(from: formOfNumber, count: formOfNumber.count)
            forms = UnsafePointer(memory)
        }
        let symbols = UnsafeMutablePointer<CompactSymbols>.allocate(capacity: 1)
        symbols.initialize(
            to: CompactSymbols(
                separator: signs.separator, minus: Affix(signs.minus), dash: Affix(signs.dash),
                hasPrefix: !prefix.isEmpty, prefix: Affix(prefix), suffixes: UnsafePointer(affixes), formOfNumber: forms
            ))
        return UnsafePointer(symbols)
    }

    /// Gives the memory back: for a table that another thread was faster to publish.
    static func free(_ symbols: UnsafePointer<CompactSymbols>) {
        symbols.pointee.suffixes.deallocate()
        symbols.pointee.formOfNumber?.deallocate()
        symbols.deallocate()
    }
}
