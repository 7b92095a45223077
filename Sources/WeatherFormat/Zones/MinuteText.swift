/// A day and its minute as nearly every service writes them, `2026-02-06T16:30`, at the front of a text.
///
/// Its sixteen bytes are two words, in which marks and digits are looked at all at once.
struct MinuteText {
    static let byteCount = 16

    let year, month, day, hour, minute: Int

    /// Nil for a text that begins otherwise; a month of 13 is one for the calendar to refuse.
    @inline(__always)
    init?(_ text: Span<UInt8>) {
        guard text.count >= Self.byteCount else { return nil }
        let bytes = text.bytes
        // The distance of each byte from the one in the pattern "0000-00-" and "00T00:00", the first one lowest.
        let front =
            UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt64.self))
            ^ 0x2D30_302D_3030_3030
        let back =
            UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: 8, as: UInt64.self))
            ^ 0x3030_3A30_3054_3030
        // A digit above 9 reaches the highest bit of its byte when 0x76 is added, a mark that is another one with 0x7F.
        let isOther =
            front | (front &+ 0x7F76_767F_7676_7676) | back | (back &+ 0x7676_7F76_767F_7676)
        guard isOther & 0x8080_8080_8080_8080 == 0 else { return nil }
        func digits(_ word: UInt64, at place: UInt64) -> Int {
            Int(truncatingIfNeeded: (word &>> (8 * place)) & 0xFF) * 10
                + Int(truncatingIfNeeded: (word &>> (8 * place + 8)) & 0xFF)
        }
        year = digits(front, at: 0) * 100 + digits(front, at: 2)
        month = digits(front, at: 5)
        day = digits(back, at: 0)
        hour = digits(back, at: 3)
        minute = digits(back, at: 6)
    }
}
