import Testing

@testable import WeatherFormatWidth

@Suite struct HarfBuzzTests {
    private func failure(_ name: String) -> String {
        let error = #expect(throws: WidthError.self) { try HarfBuzz(library: name) }
        return error?.description ?? ""
    }

    @Test func aMissingLibraryIsNamedWithItsPackage() {
        #expect(
            failure("libharfbuzz-none.so.0")
                == "library \"libharfbuzz-none.so.0\" cannot be loaded (libharfbuzz-none.so.0: cannot open shared object "
                + "file: No such file or directory): expected Debian's package libharfbuzz0b to be installed")
    }

    @Test func aLibraryThatLacksAFunctionIsRefused() {
        let message = failure("libm.so.6")
        #expect(message.contains("undefined symbol: hb_blob_create_or_fail"), "\(message)")
    }

    /// Each opens it anew, and none takes it from another that is still in use.
    @Test func itIsOpenedAgainAfterItsEnd() throws {
        let text = Array("5:39".unicodeScalars)
        for _ in 0..<3 {
            let (first, second) = (try HarfBuzz(), try HarfBuzz())
            #expect(text.map { ScriptTag(of: $0, first) } == text.map { ScriptTag(of: $0, second) })
            #expect(ScriptTag(of: "я", second).code == "Cyrl")
        }
    }
}
