extension DateFormatIntent {
    /// The rulebook for one form of a language: its language's plan, with what its variant writes otherwise.
    package func plan(for form: LanguageForm, voice: Voice) -> DateRenderPlan {
        plan(for: form.language, voice: voice).written(as: form.variant)
    }

    /// The same for an hour that begins at another minute than 0.
    func minutePlan(for form: LanguageForm, voice: Voice) -> DateRenderPlan? {
        minutePlan(for: form.language, voice: voice)?.written(as: form.variant)
    }
}

extension DateRenderPlan {
    /// The plan with the markers of a variant's compact hours and its first of a month.
    func written(as variant: LanguageVariant?) -> DateRenderPlan {
        guard let variant else { return self }
        let isCompactHour = twelveHour == .fields(.hour)
        let marker = isCompactHour ? variant.hourMarker.map(Meridiem.declared) : nil
        return DateRenderPlan(
            self, meridiem: marker ?? meridiem, firstOfMonth: variant.writesFirstAsNumber ? nil : firstOfMonth)
    }

    private init(_ plan: DateRenderPlan, meridiem: Meridiem, firstOfMonth: String?) {
        voice = plan.voice
        twelveHour = plan.twelveHour
        twentyFourHour = plan.twentyFourHour
        capitalization = plan.capitalization
        self.meridiem = meridiem
        weekdays = plan.weekdays
        self.firstOfMonth = firstOfMonth
        yearCount = plan.yearCount
    }
}
