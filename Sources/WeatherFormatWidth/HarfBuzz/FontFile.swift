import HarfBuzzShim
import WeatherFormat

/// The bytes of a font file, read once and kept.
///
/// Wraps `hb-blob.h`.
///
/// Sendable: nothing changes the bytes, and HarfBuzz counts the references to a blob atomically.
final class FontFile: @unchecked Sendable {
    let path: String
    /// How many faces it holds, at least 1.
    let faceCount: Int
    let blob: UnsafeMutablePointer<WFBlob>
    let harfBuzz: HarfBuzz

    /// Reads a file, and looks whether it is a font and whole.
    ///
    /// - Throws: ``WidthError/badFont(path:problem:)``.
    init(path: String, harfBuzz: HarfBuzz) throws(WidthError) {
        let blob = try Self.read(path, harfBuzz)
        let count = Int(wf_hb_face_count(harfBuzz.library, blob))
        if let problem = count == 0 ? FontProblem.notAFont : Self.problem(in: blob, harfBuzz) {
            wf_hb_blob_destroy(harfBuzz.library, blob)
            throw .badFont(path: path, problem: problem)
        }
        self.path = path
        self.blob = blob
        self.harfBuzz = harfBuzz
        faceCount = count
    }

    deinit { wf_hb_blob_destroy(harfBuzz.library, blob) }

    /// Debian's largest font has 120 megabytes; the limit keeps a wrong path from filling the memory.
    private static let largest: UInt64 = 512 << 20

    private static func read(_ path: String, _ harfBuzz: HarfBuzz) throws(WidthError) -> UnsafeMutablePointer<WFBlob> {
        guard !path.utf8.contains(0) else {
            throw .badFont(path: path, problem: .unreadable(reason: "a file's name has no null character"))
        }
        var problem = WFFileProblem.none
        var errorNumber: Int32 = 0
        var length: UInt64 = 0
        if let blob = wf_hb_blob_read(harfBuzz.library, path, largest, &problem, &errorNumber, &length) { return blob }
        switch problem {
        case .none, .system:
            throw .badFont(path: path, problem: .unreadable(reason: String(cString: wf_strerror(errorNumber))))
        case .notAFile: throw .badFont(path: path, problem: .notAFile)
        case .empty: throw .badFont(path: path, problem: .empty)
        case .tooLarge: throw .badFont(path: path, problem: .tooLarge(bytes: Int(clamping: length)))
        }
    }

    private static func problem(in blob: UnsafeMutablePointer<WFBlob>, _ harfBuzz: HarfBuzz) -> FontProblem? {
        var length: UInt32 = 0
        let bytes = wf_hb_blob_get_data(harfBuzz.library, blob, &length)
        return FontDirectory(bytes: UnsafeBufferPointer(start: bytes, count: Int(length))).problem
    }
}
