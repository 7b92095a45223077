import WeatherFormat

/// Why a font file is of no use for measuring.
public enum FontProblem: Sendable, Hashable {
    /// There is no such file, or it may not be read. `reason` is the system's word for it.
    case unreadable(reason: String)
    /// A folder, a device or a pipe.
    case notAFile
    /// A file of no bytes.
    case empty
    /// More bytes than any font has.
    case tooLarge(bytes: Int)
    /// Neither an OpenType nor a TrueType font, nor a collection of such.
    case notAFont
    /// The collection does not hold a face of this number. Faces count from 0.
    case noSuchFace(index: Int, count: Int)
    /// The file ends before one of its tables does.
    case truncated(table: String)
    /// A table that measuring needs is not there, or is damaged beyond use.
    case missingTable(String)
    /// The font has no glyph at all.
    case noGlyphs
}

extension FontProblem: CustomStringConvertible {
    /// The problem as a clause, `the file is empty`; ``WidthError/badFont(path:problem:)`` puts the path before it.
    public var description: String {
        switch self {
        case .unreadable(let reason): "it cannot be read (\(reason))"
        case .notAFile: "it is no plain file"
        case .empty: "the file is empty"
        case .tooLarge(let bytes): "\(bytes) bytes are more than a font has"
        case .notAFont: "it is no font"
        case .noSuchFace(let index, let count): "it has no face \(index), only 0 to \(count - 1)"
        case .truncated(let table): "the file ends inside its table \(WeatherFormatError.quoted(table))"
        case .missingTable(let table): "its table \(WeatherFormatError.quoted(table)) is missing or damaged"
        case .noGlyphs: "it has no glyphs"
        }
    }
}
