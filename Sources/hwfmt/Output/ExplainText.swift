import WeatherFormat

/// A resolved plan in words, one fact a line.
enum ExplainText {
    static func lines(for resolved: ResolvedDatePlan) throws(CommandFailure) -> [String] {
        let linked = try formatting { () throws(WeatherFormatError) in try ICUVersion.linked() }
        let plan = resolved.plan
        var facts: [(String, String)] = [
            ("language", "\(resolved.form.tag) (\(resolved.language.nativeName))"),
            ("intent", resolved.intent.rawValue),
            ("clock", resolved.hourCycle.rawValue),
            ("voice", resolved.voice.rawValue),
            ("plan", describe(plan.layout(for: resolved.hourCycle))),
            ("capitalization", plan.capitalization.rawValue),
        ]
        for answer in resolved.intent.classifierAnswers(for: resolved.language, voice: resolved.voice) {
            facts.append(("classifier", "\(answer.classifier) = \(answer.answer)"))
        }
        let reason = resolved.patternReason.map { " (declared: \($0))" } ?? ""
        facts.append(("pattern", resolved.pattern + reason))
        for replacement in resolved.replacements {
            facts.append(
                (
                    "replaced",
                    "\(replacement.kind.rawValue): \(replacement.words.joined(separator: " ")) (\(replacement.reason))"
                ))
        }
        let renderer = try formatting { () throws(WeatherFormatError) in try resolved.renderer() }
        facts.append(("rendered by", renderer == .program ? "compiled program" : "ICU's udat_format"))
        facts.append(("ICU", "\(linked.icu) (\(linked.source.rawValue)), CLDR \(linked.cldr)"))
        return facts.map { name, fact in
            name + String(repeating: " ", count: 16 - name.count) + fact
        }
    }

    private static func describe(_ layout: DateRenderPlan.Layout) -> String {
        switch layout {
        case .pattern(let pattern): "pattern \(pattern)"
        case .skeleton(let skeleton): "skeleton \(skeleton), in the language's own order"
        case .fields(let fields): "\(fields.rawValue), as the language's own readers write it"
        }
    }
}
