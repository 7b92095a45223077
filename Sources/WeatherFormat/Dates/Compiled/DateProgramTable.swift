/// The programs of one form of a language on one clock in one voice, each compiled when it is first asked for: one atomic load from then on.
struct DateProgramTable: Sendable {
    /// Each intent's, then for each the one that draws a bare hour with its minute.
    private let programs = PublishOnceTable<DateProgram>(count: DateFormatIntent.allCases.count * 2)
    private let form: LanguageForm
    private let hourCycle: HourCycle
    private let voice: Voice

    /// The table of a form of a language, a clock and a voice.
    ///
    /// All of a voice are laid out, empty, when its first is asked for: who uses one voice has none of the other's,
    /// nor of the variants.
    static func of(_ form: LanguageForm, _ hourCycle: HourCycle, _ voice: Voice) -> DateProgramTable {
        if let variant = form.variant, voice == .native {
            return variants[variant.ordinal * HourCycle.allCases.count + hourCycle.ordinal]
        }
        let index = form.language.ordinal * HourCycle.allCases.count + hourCycle.ordinal
        return switch voice {
        case .house: house[index]
        case .native: native[index]
        }
    }

    private static let house = tables(of: Language.allCases.map { LanguageForm($0) }, .house)
    private static let native = tables(of: Language.allCases.map { LanguageForm($0) }, .native)
    private static let variants = tables(of: LanguageVariant.allCases.map { LanguageForm($0) }, .native)

    private static func tables(of forms: [LanguageForm], _ voice: Voice) -> [DateProgramTable] {
        forms.flatMap { form in
            HourCycle.allCases.map { DateProgramTable(form: form, hourCycle: $0, voice: voice) }
        }
    }

    private init(form: LanguageForm, hourCycle: HourCycle, voice: Voice) {
        self.form = form
        self.hourCycle = hourCycle
        self.voice = voice
    }

    /// The program of an intent, or nil for a plan that only ICU can draw.
    @inline(__always)
    func program(for intent: DateFormatIntent) throws(WeatherFormatError) -> UnsafePointer<DateProgram>? {
        let program =
            if let known = programs.published(at: intent.ordinal) {
                known
            } else {
                try compile(intent, byMinute: false)
            }
        return program.pointee.isDrawnByICU ? nil : program
    }

    /// The program of an hour that begins at another minute than 0.
    func minuteProgram(for intent: DateFormatIntent) throws(WeatherFormatError) -> UnsafePointer<DateProgram>? {
        let known = programs.published(at: intent.ordinal + DateFormatIntent.allCases.count)
        let program = if let known { known } else { try compile(intent, byMinute: true) }
        return program.pointee.isDrawnByICU ? nil : program
    }

    /// ICU's own rendering of the plan that a program is compiled from.
    func drawnByICU(
        _ localSeconds: Int, _ intent: DateFormatIntent, byMinute: Bool
    ) throws(WeatherFormatError) -> String {
        let plan = try ResolvedDatePlan(
            form: form, intent: intent, hourCycle: hourCycle, voice: voice, byMinute: byMinute)
        return try plan.makeDateFormat(at: localSeconds).string(fromMilliseconds: Double(localSeconds) * 1000)
    }

    /// A program is one block of memory, its words and all, and is published as that.
    @inline(never)
    private func compile(
        _ intent: DateFormatIntent, byMinute: Bool
    ) throws(WeatherFormatError) -> UnsafePointer<DateProgram> {
        let plan = try ResolvedDatePlan(
            form: form, intent: intent, hourCycle: hourCycle, voice: voice, byMinute: byMinute)
        let index = intent.ordinal + (byMinute ? DateFormatIntent.allCases.count : 0)
        let compiled = UnsafePointer(try DateProgram.compile(plan))
        let published = programs.publish(compiled, at: index)
        if published != compiled { compiled.deallocate() }
        return published
    }
}
