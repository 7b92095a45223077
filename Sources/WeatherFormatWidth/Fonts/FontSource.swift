/// Which fonts text is measured in.
public struct FontSource: Sendable, Hashable {
    /// A font file of the caller's, before all others.
    public struct Named: Sendable, Hashable {
        /// The file that regular text is measured in.
        public let regular: String
        /// The file that bold text is measured in; a variable font may be the same file.
        public let bold: String
        /// The face of a collection, from 0.
        public let faceIndex: Int

        /// Names a font by its files; they are read when a ``TextRuler`` first needs them.
        ///
        /// - Parameters:
        ///   - regular: the path of an OpenType or TrueType font, or of a collection of such.
        ///   - bold: without it, bold text is measured in `regular` too: right for a variable font, too narrow for
        ///     another.
        ///   - faceIndex: the face of a collection, from 0; 0 for a file of one font.
        public init(regular: String, bold: String? = nil, faceIndex: Int = 0) {
            self.regular = regular
            self.bold = bold ?? regular
            self.faceIndex = faceIndex
        }
    }

    /// The caller's own font, or nil for Inter.
    public let named: Named?
    /// The folder with Debian's fonts, from which every character comes that the first font lacks.
    public let folder: String

    /// Names the fonts to measure in.
    ///
    /// - Parameters:
    ///   - named: a font of the caller's own, or nil for Inter.
    ///   - folder: where Debian's packages put their fonts, an absolute path.
    public init(named: Named? = nil, folder: String = "/usr/share/fonts") {
        self.named = named
        self.folder = folder
    }

    /// Inter, and Noto Sans for what Inter does not draw, where Debian's packages put them.
    public static let debian = FontSource()
}
