extension CompassDirection {
    /// The point's letters as a reader's region writes them in a voice: pt-PT `E` in the native one, where Brazil has `L`.
    ///
    ///     CompassDirection.east.abbreviation(for: try ReaderTag("pt-PT"), voice: .native)  // "E"
    ///
    /// - Parameters:
    ///   - reader: decides the language, and in the native voice the region's letters.
    ///   - voice: the house has the language's letters in every region.
    /// - Returns: one to three letters or characters.
    public func abbreviation(for reader: ReaderTag, voice: Voice) -> String {
        let letters = abbreviation(in: reader.language)
        switch reader.dateForm(in: voice).variant {
        // CLDR 42 to 48 `coordinateUnitPattern` of east: pt has L, pt-PT E. All other letters are the same.
        case .ptPT: return letters.replacing("L", with: "E")
        case .enGB, .enIE, .enAU, .enNZ, .enIN, .enCA, .esMX, .es419, .esUS, .frCA, .deCH, .deAT, nil: return letters
        }
    }
}
