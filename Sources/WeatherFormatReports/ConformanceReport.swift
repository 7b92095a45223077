import WeatherForecast
package import WeatherFormat

/// The compact style of one language beside what CLDR says, row by row, each difference with its reason.
///
/// A report for people, not a gate: it says which differences are style and which would be mistakes.
package struct ConformanceReport: Sendable, Hashable {
    /// The language reported on.
    package let language: Language
    /// The ICU, and the CLDR in it, that both columns were made with.
    package let version: ICUVersion
    /// The rows of all sections, in their order.
    package let rows: [ConformanceRow]
    /// Every intent in both voices, beside CLDR.
    package let dates: [DateConformanceRow]
    /// What CLDR lost a number of, as it is and as it is repaired in both styles: none in most languages.
    let repairs: [LostNumber]

    /// Renders every row in both styles.
    ///
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    package init(language: Language) throws(WeatherFormatError) {
        self.language = language
        version = try ICUVersion.linked()
        var rows: [ConformanceRow] = []
        for subject in ConformanceSubject.all { rows.append(try subject.row(in: language)) }
        self.rows = rows
        var dates: [DateConformanceRow] = []
        for intent in DateFormatIntent.allCases { dates += try DateConformanceRow.rows(of: intent, in: language) }
        self.dates = dates
        repairs = try LostNumber.all(in: language)
    }

    /// The report as a file: the dispositions at its head, then the seven sections of quantities, then the dates.
    package var text: String {
        var lines = [
            "Compact style and CLDR: \(language.rawValue) (\(language.nativeName))",
            "Made with ICU \(version.icu) (\(version.source.rawValue)), CLDR \(version.cldr). Beaufort: CLDR 46.",
            "",
            "A report, not a gate. MATCH or DIFFERS is what an eye sees: ⍽ is a no-break space, wide or narrow. Each row",
            "that differs names the dispositions that explain it; what none explains is UNEXPLAINED, a mistake until",
            "somebody shows that it is not. The native style stands beside it, with the language's spaces and signs. Rows UNEXPLAINED here: \(rows.count(where: \.isUnexplained)).",
            "",
            "Dispositions (\(Disposition.date))",
        ]
        for disposition in Disposition.allCases {
            lines.append("- \(disposition.rawValue): \(disposition.summary)")
            lines.append("  why: \(disposition.reason)")
        }
        lines += ["", "Declared symbols of this language (\(Disposition.date))"] + declaredLines
        if !repairs.isEmpty {
            lines += ["", "Repaired in both styles: CLDR's form lost its number (\(Disposition.date))"]
            lines += repairs.map { "- \($0.unit.rawValue), \($0.width.rawValue): \($0.repaired), CLDR \($0.form)" }
        }
        lines += ["", "Open questions (\(Disposition.date))"] + Self.openQuestions.map { "- \($0)" }
        for section in ConformanceSection.allCases {
            lines += ["", section.rawValue] + table(rows.filter { $0.section == section })
        }
        lines += ["", "DATES: Saturday 2026-08-15 17:39, local time. The reasons are the native voice's"] + dateTable
        return lines.joined(separator: "\n") + "\n"
    }

    private var declaredLines: [String] {
        let declared = WeatherUnit.allCases.compactMap { unit -> String? in
            guard let symbol = unit.declaredSymbol(in: language) else { return nil }
            let others = symbol.otherForms.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
            let forms = ([symbol.symbol] + others).map(ReviewedText.show).joined(separator: ", ")
            return "- \(unit.rawValue): \(forms): \(symbol.reason)"
        }
        let symbols = DurationSymbols.of(language)
        return declared + ["- durations: \(symbols.day), \(symbols.hour), \(symbols.minute): \(symbols.reason)"]
            + (WeatherUnit.beaufort.declaredSymbol(in: language) == nil
                ? ["- bft: the number alone: Beaufort is a scale, and CLDR has the root's B or nothing here"] : [])
    }

    private static let openQuestions = [
        "minus: CLDR has a hyphen-minus in \(Language.allCases.count - 3) of the \(Language.allCases.count) languages; "
            + "fi, nb and sv have U+2212, which their readers know from print. The house writes a hyphen-minus there too, until their readers "
            + "say otherwise"
    ]

    private var dateTable: [String] {
        let cells = dates.map { row in
            let why = row.native == row.cldr ? "-" : row.reasons.joined(separator: "; ")
            return [
                row.intent.rawValue, row.clock?.rawValue ?? "", row.house, row.native, row.cldr,
                row.isUnexplained ? "UNEXPLAINED" : why,
            ]
        }
        return table(["Intent", "Clock", "House", "Native", "CLDR", "Why not CLDR's"], cells)
    }

    private func table(_ rows: [ConformanceRow]) -> [String] {
        let cells = rows.map { row in
            let why = row.dispositions.map(\.rawValue).joined(separator: ", ")
            return [
                row.label, row.ours, row.native, row.cldr, row.verdict.rawValue,
                row.isUnexplained ? "UNEXPLAINED" : why.isEmpty ? "-" : why,
            ]
        }
        return table(["Label", "Ours", "Native", "CLDR", "Verdict", "Disposition"], cells)
    }

    private func table(_ head: [String], _ cells: [[String]]) -> [String] {
        let widths = head.indices.map { column in ([head] + cells).map { $0[column].count }.max() ?? 0 }
        return ([head] + cells).map { row in
            let padded = row.indices.map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
            let line = padded.joined(separator: " | ")
            return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.endIndex)])
        }
    }
}
