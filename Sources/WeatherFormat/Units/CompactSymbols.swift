/// What one unit of one language is written with in the compact style: immutable bytes, built once and never freed.
///
/// All of it is plain memory, so that a reader needs no lock, no reference count and no call of ICU.
struct CompactSymbols {
    /// The decimal separator, which is one byte in all 27 languages.
    let separator: UInt8
    /// What stands before the number, `%` in Turkish, and how many bytes of it.
    let prefix: UnsafePointer<UInt8>
    let prefixCount: Int
    /// What stands after the number, one form for each that the language's plurals tell apart.
    let suffixes: UnsafePointer<Suffix>
    /// Which suffix a number takes, by ``formIndex(_:)``; null where there is but one.
    let formOfNumber: UnsafePointer<UInt8>?

    struct Suffix {
        let start: UnsafePointer<UInt8>
        let count: Int
    }

    /// No symbol is as long as this, so a buffer of ``bufferSize`` bytes holds any string.
    static let longestAffix = 80
    /// Two numbers of 20 digits with sign, separator and `<`, and both affixes.
    static let bufferSize = 256

    /// Plural rules look at the last two digits of a whole number, at whether it is below two, and at whether there are
    /// decimals: 0 to 99 as they are, 100 to 199 for all greater ones, then 0.x, 1.x and all greater decimals.
    static let formCount = 203

    @inline(__always)
    static func formIndex(_ number: RoundedDecimal) -> Int {
        guard number.places > 0 else {
            return Int(number.digits < 100 ? number.digits : 100 + number.digits % 100)
        }
        let whole = number.digits / (number.places == 1 ? 10 : 100)
        return 200 + Int(min(whole, 2))
    }

    @inline(__always)
    func suffix(for number: RoundedDecimal) -> Suffix {
        guard let formOfNumber else { return suffixes[0] }
        return suffixes[Int(formOfNumber[CompactSymbols.formIndex(number)])]
    }
}

extension CompactSymbols {
    /// Copies the texts into memory that stays.
    static func make(
        separator: UInt8, prefix: String, suffixes: [String], formOfNumber: [UInt8]
    ) -> UnsafePointer<CompactSymbols> {
        let forms = UnsafeMutablePointer<Suffix>.allocate(capacity: suffixes.count)
        for (index, suffix) in suffixes.enumerated() {
            let (start, count) = copied(Array(suffix.utf8))
            forms.advanced(by: index).initialize(to: Suffix(start: start, count: count))
        }
        let (prefixStart, prefixCount) = copied(Array(prefix.utf8))
        let symbols = UnsafeMutablePointer<CompactSymbols>.allocate(capacity: 1)
        symbols.initialize(
            to: CompactSymbols(
                separator: separator, prefix: prefixStart, prefixCount: prefixCount, suffixes: UnsafePointer(forms),
                formOfNumber: suffixes.count > 1 ? copied(formOfNumber).start : nil))
        return UnsafePointer(symbols)
    }

    /// Gives the memory back: for a table that another thread was faster to publish.
    static func free(_ symbols: UnsafePointer<CompactSymbols>) {
        let forms = symbols.pointee.formOfNumber.map {
            Int(UnsafeBufferPointer(start: $0, count: formCount).max() ?? 0)
        }
        for index in 0...(forms ?? 0) { symbols.pointee.suffixes[index].start.deallocate() }
        symbols.pointee.suffixes.deallocate()
        symbols.pointee.prefix.deallocate()
        symbols.pointee.formOfNumber?.deallocate()
        symbols.deallocate()
    }

    private static func copied(_ bytes: [UInt8]) -> (start: UnsafePointer<UInt8>, count: Int) {
        let start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        start.initialize(repeating: 0, count: max(bytes.count, 1))
        for (index, byte) in bytes.enumerated() { start[index] = byte }
        return (UnsafePointer(start), bytes.count)
    }
}
