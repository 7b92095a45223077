import HarfBuzzShim
import WeatherFormat

/// HarfBuzz, loaded when text is first measured and never linked: a process that measures nothing does without it.
///
/// Sendable: the table of its functions never changes, and they are those of a library that any thread may call.
final class HarfBuzz: @unchecked Sendable {
    let library: UnsafeMutablePointer<WFLibrary>

    /// Loads the library, by the name that it has had since its first stable version.
    ///
    /// - Throws: ``WidthError/libraryNotLoaded(library:reason:package:)``.
    init(library name: String = "libharfbuzz.so.0") throws(WidthError) {
        var reason = ""
        let opened = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            let opened = buffer.baseAddress.flatMap { wf_hb_library_open(name, $0, buffer.count) }
            if opened == nil, let words = buffer.baseAddress { reason = String(cString: words) }
            return opened
        }
        guard let opened else { throw .libraryNotLoaded(library: name, reason: reason, package: "libharfbuzz0b") }
        library = opened
    }

    deinit { wf_hb_library_close(library) }
}
