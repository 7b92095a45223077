import Synchronization
import WeatherFormat

/// HarfBuzz and the faces that have been opened so far, each once.
final class FontLibrary: Sendable {
    let source: FontSource
    private let loaded = Mutex<HarfBuzz?>(nil)
    private let files = Mutex<[String: FontFile]>([:])
    private let faces = Mutex<[Key: FontFace]>([:])

    init(source: FontSource) { self.source = source }

    private struct Key: Hashable {
        let path: String
        let index: Int
        let weight: FontWeight
        /// In points; 0 for a font without axes, which has one shape for all sizes.
        let opticalSize: Int
    }

    /// Where a face is looked for.
    private struct Location {
        let path: String
        let index: Int
    }

    /// HarfBuzz, loaded when it is first asked for.
    ///
    /// A failure is not kept.
    func harfBuzz() throws(WidthError) -> HarfBuzz {
        if let known = loaded.withLock({ $0 }) { return known }
        let opened = try HarfBuzz()
        return loaded.withLock { loaded in
            if let winner = loaded { return winner }
            loaded = opened
            return opened
        }
    }

    /// A face of a family, or nil where the family is not needed and its package not installed.
    func face(
        _ family: FontFamily, weight: FontWeight, pointSize: Double, isNeeded: Bool
    ) throws(WidthError) -> FontFace? {
        let location = Location(path: "\(source.folder)/\(family.file(for: weight))", index: family.faceIndex)
        do throws(WidthError) {
            return try face(at: location, weight: weight, pointSize: pointSize)
        } catch {
            guard case .badFont(_, .unreadable) = error else { throw error }
            if isNeeded { throw .fontNotInstalled(path: location.path, package: family.package) }
            return nil
        }
    }

    /// The caller's own face, or nil where none is named.
    func namedFace(weight: FontWeight, pointSize: Double) throws(WidthError) -> FontFace? {
        guard let named = source.named else { return nil }
        let path =
            switch weight {
            case .regular: named.regular
            case .bold: named.bold
            }
        return try face(at: Location(path: path, index: named.faceIndex), weight: weight, pointSize: pointSize)
    }

    private func face(
        at location: Location, weight: FontWeight, pointSize: Double
    ) throws(WidthError) -> FontFace {
        // Whole points: an optical size of 13.01 points is no other drawing, and would be another face to keep.
        let opticalSize = Int(pointSize.rounded())
        let fixed = Key(path: location.path, index: location.index, weight: weight, opticalSize: 0)
        let sized = Key(path: location.path, index: location.index, weight: weight, opticalSize: opticalSize)
        if let known = faces.withLock({ $0[fixed] ?? $0[sized] }) { return known }
        let file = try file(at: location.path)
        let opened = try FontFace(
            file: file, index: location.index, weight: weight, opticalSize: Double(opticalSize))
        return faces.withLock { faces in
            let key = opened.isVariable ? sized : fixed
            if let winner = faces[key] { return winner }
            if faces.count < Self.mostFaces { faces[key] = opened }
            return opened
        }
    }

    /// Beyond this number faces are opened anew each time: only a variable font at dozens of sizes gets there.
    private static let mostFaces = 64

    private func file(at path: String) throws(WidthError) -> FontFile {
        if let known = files.withLock({ $0[path] }) { return known }
        let opened = try FontFile(path: path, harfBuzz: harfBuzz())
        return files.withLock { files in
            if let winner = files[path] { return winner }
            files[path] = opened
            return opened
        }
    }
}
