import Glibc
import WeatherFormat
import WeatherFormatWidth

/// Any bytes as a font file, in which a text is measured.
enum FontFuzz {
    static func run(_ input: inout FuzzInput) {
        let reader = input.reader()
        let text = input.choice(of: ["5:39pm", "Mi., 24. Sep.", "12-18mph", "8月15日 週六", "ماء \u{301}e"])
        let bytes = input.rest
        let path = "/dev/shm/weatherformat-fuzz-\(getpid())"
        let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
        guard descriptor >= 0 else { broken("no memory for a file") }
        defer {
            close(descriptor)
            unlink(path)
        }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { broken("no room for a file") }
            written += count
        }
        let named = FontSource.Named(regular: path)
        // A folder without fonts: nothing but the named file is measured in.
        let ruler = TextRuler(fonts: FontSource(named: named, folder: "/proc/self/fdinfo"))
        do throws(WidthError) {
            let measured = try ruler.measure(text, in: reader.language, slot: .description)
            if !measured.widthInPoints.isFinite { broken("a width of \(measured.widthInPoints)") }
        } catch {
            if case .libraryNotLoaded = error { broken("\(error)") }
            checkMessage(error.description)
        }
    }
}
