import WeatherForecast
import WeatherFormat
import WeatherFormatReports

/// `hwfmt report`: the tables that people read.
struct ReportCommand: Command {
    static let synopsis = "\(Subject.names.joined(separator: "|")) --lang L [--voice house|native] [--json]"
    static let summary =
        "Prints a report on a language: conformance with CLDR, the width of every slot, the matrix of all intents, or "
        + "the words of a forecast's screen."
    static let options =
        [
            LanguageOptions.lang,
            VoiceOption.option,
            ArgumentList.Option(name: "--json", value: nil, help: "one JSON object a line, for each row"),
        ] + WidthReportCommand.options

    private enum Subject: String, CaseIterable {
        case conformance, width, matrix, words

        static var names: [String] { allCases.map(\.rawValue) }
    }

    private enum Report {
        case conformance
        case width(WidthReportCommand)
        case matrix
        case words
    }

    private let report: Report
    /// For each reader the matrix; the other reports are those of their languages.
    private let readers: [ReaderTag]
    private let languages: [Language]
    private let voice: Voice
    private let json: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        guard let name = arguments.operands.first, arguments.operands.count == 1 else {
            throw .usage("expected one report of \(Subject.names.joined(separator: ", "))")
        }
        let subject = try NameList.known(name, "report", Subject(rawValue: name), among: Subject.names)
        readers = try NameList.readers(arguments.value(of: "--lang"))
        languages = try NameList.languages(arguments.value(of: "--lang"))
        voice = try VoiceOption.voice(arguments.value(of: "--voice"))
        json = arguments.has("--json")
        switch subject {
        case .conformance:
            try Self.rejectWidthOptions(arguments)
            guard arguments.value(of: VoiceOption.option.name) == nil else {
                throw .usage("--voice belongs to the reports width and matrix: conformance shows both voices")
            }
            report = .conformance
        case .width:
            report = .width(try WidthReportCommand(arguments, readers: readers, voice: voice, json: json))
        case .matrix:
            try Self.rejectWidthOptions(arguments)
            report = .matrix
        case .words:
            try Self.rejectWidthOptions(arguments)
            guard arguments.value(of: VoiceOption.option.name) == nil else {
                throw .usage("--voice belongs to the reports width and matrix: the words are those of both voices")
            }
            report = .words
        }
    }

    private static func rejectWidthOptions(_ arguments: ArgumentList) throws(CommandFailure) {
        if let option = WidthReportCommand.options.first(where: { arguments.value(of: $0.name) != nil }) {
            throw .usage("\(option.name) belongs to another report: expected hwfmt report width \(option.name)")
        }
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        switch report {
        case .conformance: try printConformance(&output)
        case .width(let command): try command.run(&output)
        case .matrix: try printMatrix(&output)
        case .words: try printWords(&output)
        }
    }

    private func printWords(_ output: inout StandardOutput) throws(CommandFailure) {
        for (index, language) in languages.enumerated() {
            guard json else {
                if index > 0 { output.printLine("") }
                output.printLine(WordRow.table(of: language))
                continue
            }
            for word in ForecastWord.allCases { output.printLine(try JSONLine.encode(WordRow(word, in: language))) }
        }
    }

    private func printConformance(_ output: inout StandardOutput) throws(CommandFailure) {
        for (index, language) in languages.enumerated() {
            try output.checkRoom()
            let report = try formatting { () throws(WeatherFormatError) in try ConformanceReport(language: language) }
            guard json else {
                if index > 0 { output.printLine("") }
                // The report ends its own last line.
                output.printLine(String(report.text.dropLast()))
                continue
            }
            let tag = language.rawValue
            for row in report.rows { output.printLine(try JSONLine.encode(Row(language: tag, row: row))) }
            for row in report.dates { output.printLine(try JSONLine.encode(Row(language: tag, row: row))) }
        }
    }

    private func printMatrix(_ output: inout StandardOutput) throws(CommandFailure) {
        for (index, reader) in readers.enumerated() {
            try output.checkRoom()
            let report = try formatting { () throws(WeatherFormatError) in
                try DateMatrixReport(for: reader, voice: voice)
            }
            guard json else {
                if index > 0 { output.printLine("") }
                output.printLine(String(report.text.dropLast()))
                continue
            }
            for row in report.rows {
                output.printLine(try JSONLine.encode(Row(language: reader.languageAndRegion, row: row)))
            }
        }
    }

    private struct Row<Content: Encodable>: Encodable {
        let language: String
        let row: Content
    }
}
