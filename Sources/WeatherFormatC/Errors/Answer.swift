internal import CWeatherFormat

/// Runs the body of a function, and answers with a status; what was refused is described where the caller wants it.
@inline(__always)
func answer(_ error: UnsafeMutablePointer<wfmt_error>?, _ body: () throws(CLibraryError) -> Void) -> Int32 {
    do throws(CLibraryError) {
        try body()
        if let error { error.pointee.status = 0; describe("", in: error) }
        return 0
    } catch let refusal {
        return report(refusal, in: error)
    }
}

/// Describes an error, and returns its status.
@inline(never)
func report(_ refusal: CLibraryError, in error: UnsafeMutablePointer<wfmt_error>?) -> Int32 {
    guard let error else { return refusal.status }
    error.pointee.status = refusal.status
    describe(refusal.description, in: error)
    return refusal.status
}

/// Describes what was refused on the way of a call that succeeds: its first bad row.
func note(_ refusal: CLibraryError?, in error: UnsafeMutablePointer<wfmt_error>?) {
    if let refusal, let error { describe(refusal.description, in: error) }
}

/// Writes a text with its NUL, as much of it as there is room for, and no half of a character.
private func describe(_ text: String, in error: UnsafeMutablePointer<wfmt_error>) {
    // The array behind the status: Swift has it as a tuple of so many members.
    let start = UnsafeMutableRawPointer(error) + MemoryLayout<Int32>.size
    var end = 0
    for character in text.unicodeScalars {
        let bytes = UTF8.width(character)
        guard end + bytes < Int(WFMT_ERROR_SIZE) else { break }
        for byte in String(character).utf8 {
            start.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
            end += 1
        }
    }
    start.storeBytes(of: 0, toByteOffset: end, as: UInt8.self)
}
