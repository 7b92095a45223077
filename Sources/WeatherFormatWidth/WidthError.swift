public import WeatherFormat

/// Everything that can go wrong when text is measured and drawn.
public enum WidthError: Error, Sendable, Hashable {
    /// A font file that cannot be measured with.
    case badFont(path: String, problem: FontProblem)
    /// A font that a language needs is not installed: the file that was looked for, and Debian's package that has it.
    case fontNotInstalled(path: String, package: String)
    /// A library that measuring needs is not installed, or is not what it should be: its file, the system's word for why,
    /// and Debian's package that has it.
    case libraryNotLoaded(library: String, reason: String, package: String)
    /// A text of more Unicode scalars than are ever measured.
    case textTooLong(scalars: Int, limit: Int)
    /// A size that no type has: which one, how many points it has, and what it may have.
    case badSize(quantity: String, points: Double, expected: String)
    /// A call of HarfBuzz failed, for which it knows one reason: no memory.
    case harfBuzz(function: String)
    /// What `WeatherFormat` refused: a layout that holds no text, or a call of ICU that failed.
    case formatting(WeatherFormatError)
}

extension WidthError: CustomStringConvertible {
    /// What was wrong and what would be right, on one line of English: for a log, not for a reader.
    ///
    /// `bad size (size of type 0.0 points): expected above 0, and at most 10000`
    public var description: String {
        switch self {
        case .badFont(let path, let problem):
            "bad font \(WeatherFormatError.quoted(path)): \(problem). Expected an OpenType or TrueType font"
        case .fontNotInstalled(let path, let package):
            "no font \(WeatherFormatError.quoted(path)): expected Debian's package \(package) to be installed"
        case .libraryNotLoaded(let library, let reason, let package):
            "library \(WeatherFormatError.quoted(library)) cannot be loaded (\(reason)): expected Debian's package "
                + "\(package) to be installed"
        case .textTooLong(let scalars, let limit):
            "text too long (\(scalars) Unicode scalars): expected at most \(limit)"
        case .badSize(let quantity, let points, let expected):
            "bad size (\(quantity) \(points) points): expected \(expected)"
        case .harfBuzz(let function):
            "HarfBuzz's \(function) failed: no memory"
        case .formatting(let error):
            error.description
        }
    }
}

/// Runs a call of the core, and turns its error into that of widths.
func formatting<Result>(
    _ body: () throws(WeatherFormatError) -> Result
) throws(WidthError) -> Result {
    do throws(WeatherFormatError) { return try body() } catch { throw .formatting(error) }
}
