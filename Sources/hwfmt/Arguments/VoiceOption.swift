import WeatherFormat

/// What `--voice` asks for.
enum VoiceOption {
    static let option = ArgumentList.Option(
        name: "--voice", value: Voice.allCases.map(\.rawValue).joined(separator: "|"),
        help: "house, the default: month first, one look for all languages; native: as each language's readers write")

    static func voice(_ value: String?) throws(CommandFailure) -> Voice {
        guard let value else { return .house }
        guard let voice = Voice(rawValue: value) else {
            let names = Voice.allCases.map(\.rawValue).joined(separator: " or ")
            throw .usage("unknown voice \(quoted(value)): expected \(names)")
        }
        return voice
    }
}
