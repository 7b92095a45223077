import Glibc
import WeatherFormat

#if canImport(hwfmt)
    @testable import hwfmt
#endif

/// What libFuzzer calls with each input; `FUZZ_TARGET` says which of the targets gets it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = FuzzInput(Array(UnsafeBufferPointer(start: data, count: count)))
    FuzzTarget.chosen.run(&input)
    return 0
}

/// Ends the run: libFuzzer keeps the input that led here.
func broken(_ rule: String) -> Never {
    StandardError.print("broken: \(rule)")
    abort()
}

/// A value that must be there, with what is broken where it is not.
func must<Value, Failure: Error>(_ rule: String, _ body: () throws(Failure) -> Value) -> Value {
    do throws(Failure) { return try body() } catch { broken("\(rule): \(error)") }
}

/// A message must name what was wrong on one line that no terminal takes for a command.
func checkMessage(_ message: String) {
    for scalar in message.unicodeScalars where !VisibleText.isVisible(scalar) && scalar.value != 0xA0 {
        broken("a message with \(VisibleText.escape(scalar)): \(VisibleText.escaping(message))")
    }
}
