/// The digits of a whole number that is not negative, in ASCII and without grouping.
enum DecimalDigits {
    /// How many there are.
    static func count(of number: Int) -> Int {
        var digits = 1
        var bound = 10
        while number >= bound {
            digits += 1
            bound *= 10
        }
        return digits
    }

    /// Writes them, and returns how many they are; there must be room for them.
    static func write(_ number: Int, to start: UnsafeMutableRawPointer) -> Int {
        let digits = count(of: number)
        var rest = number
        for place in stride(from: digits - 1, through: 0, by: -1) {
            start.storeBytes(
                of: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10), toByteOffset: place, as: UInt8.self)
            rest /= 10
        }
        return digits
    }
}
