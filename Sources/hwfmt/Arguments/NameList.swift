import WeatherFormat

/// Options that name one value or several: `de`, `de,ja`, `all`.
enum NameList {
    /// The languages of `--lang`, each once.
    static func languages(_ value: String?) throws(CommandFailure) -> [Language] {
        // At most as many as there are languages.
        var languages: [Language] = []
        for reader in try readers(value) where !languages.contains(reader.language) {
            languages.append(reader.language)
        }
        return languages
    }

    /// The readers of `--lang`, each once: `en` and `en-US` are the same, `en-GB` is another.
    static func readers(_ value: String?) throws(CommandFailure) -> [ReaderTag] {
        try parse(
            value, option: "--lang", example: "de, de,ja or all", all: Language.allCases.map(ReaderTag.init)
        ) {
            name throws(CommandFailure) in
            try formatting { () throws(WeatherFormatError) in try ReaderTag(name) }
        }
    }

    /// The intents of `--intent`.
    static func intents(_ value: String?) throws(CommandFailure) -> [DateFormatIntent] {
        try parse(value, option: "--intent", example: "sunEventTime or all", all: DateFormatIntent.allCases) {
            name throws(CommandFailure) in
            try known(
                name, "intent", DateFormatIntent(rawValue: name), among: DateFormatIntent.allCases.map(\.rawValue))
        }
    }

    /// One of the names of an enumeration, or the usage error that names the near ones.
    static func known<Value>(
        _ name: String, _ kind: String, _ value: Value?, among names: @autoclosure () -> [String]
    ) throws(CommandFailure) -> Value {
        guard let value else {
            let names = names()
            let near = NearestNames.to(name, among: names)
            let otherwise = "one of \(names.joined(separator: ", "))"
            throw .usage("unknown \(kind) \(quoted(name)): \(WeatherFormatError.advice(near, otherwise: otherwise))")
        }
        return value
    }

    /// The names of a list, each read once, in the order given.
    private static func parse<Value: Hashable>(
        _ value: String?, option: String, example: String, all: @autoclosure () -> [Value],
        _ read: (String) throws(CommandFailure) -> Value
    ) throws(CommandFailure) -> [Value] {
        guard let value else { throw .usage("\(option) is missing: expected \(option) \(example)") }
        guard !value.isEmpty else { throw .usage("\(option) is empty: expected \(example)") }
        if value == "all" { return all() }
        var values: [Value] = []
        var known: Set<Value> = []
        for name in value.split(separator: ",", omittingEmptySubsequences: false) {
            let next = try read(String(name))
            if known.insert(next).inserted { values.append(next) }
        }
        return values
    }
}
