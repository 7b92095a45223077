import WeatherFormat

/// What `--help` prints.
enum Help {
    static var overview: String {
        var lines = ["hwfmt: short weather strings in \(Language.allCases.count) languages", ""]
        for verb in Verb.allCases {
            lines.append("  hwfmt \(verb.rawValue) \(verb.command.synopsis)")
            lines.append("      \(verb.command.summary)")
        }
        lines += [
            "  hwfmt --version",
            "  hwfmt help VERB",
            "",
            "Exit: 0, or 64 for wrong usage, 65 for bad input data, 70 for a fault of hwfmt's own, 74 when output",
            "cannot be written.",
        ]
        return lines.joined(separator: "\n")
    }

    static func text(for verb: Verb) -> String {
        let command = verb.command
        var lines = ["usage: hwfmt \(verb.rawValue) \(command.synopsis)", "", command.summary]
        if !command.options.isEmpty { lines.append("") }
        let heads = command.options.map { option in
            "  \(option.name)" + (option.value.map { " \($0)" } ?? "")
        }
        let width = heads.map(\.count).max() ?? 0
        for (head, option) in zip(heads, command.options) {
            lines.append(head + String(repeating: " ", count: width - head.count + 2) + option.help)
        }
        return lines.joined(separator: "\n")
    }
}
