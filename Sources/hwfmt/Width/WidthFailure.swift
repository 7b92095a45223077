import WeatherFormatWidth

extension CommandFailure {
    /// A font that cannot be used or a size that is none is bad data; a library that is missing or fails is ours.
    init(_ error: WidthError) {
        switch error {
        case .badFont, .fontNotInstalled, .textTooLong, .badSize: self = .badData(error.description)
        case .libraryNotLoaded, .harfBuzz: self = .fault(error.description)
        case .formatting(let error): self.init(error)
        }
    }
}

/// Runs a call that measures or draws, and turns its error into the command's.
func measuring<Result>(
    _ body: () throws(WidthError) -> Result
) throws(CommandFailure) -> Result {
    do throws(WidthError) {
        return try body()
    } catch {
        throw CommandFailure(error)
    }
}
