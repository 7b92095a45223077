import Foundation
import WeatherFormat
import WeatherFormatWidth

/// What these tests need of the machine.
///
/// Without it they are skipped, and say so.
enum Installed {
    static let fontsComment = "Debian's fonts-inter, fonts-noto-core and fonts-noto-cjk are not installed"
    static let interRegular = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    static let fonts = [
        interRegular, "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
    ].allSatisfy { FileManager.default.fileExists(atPath: $0) }

    static let hbShape: String? = ["/usr/bin/hb-shape", "/usr/local/bin/hb-shape", "/opt/homebrew/bin/hb-shape"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
}

/// A folder of its own for a test, gone with it.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("weatherformat-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path)") }
    }

    func write(_ data: Data, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try data.write(to: file)
        return file.path
    }
}
